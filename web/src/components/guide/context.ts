/** What all parts of a guide need: its sentences, the game's own, and its drawings. */

import { createContext } from "svelte";

import type { GuideDrawings } from "@/lib/guide";
import type { Texts } from "@/lib/texts";

export interface GuideWords {
  game: string;
  /** The letters before the numbers of clauses. */
  prefix: string;
  /** The sentences of the guide. */
  words: Texts;
  /** The game's own texts. */
  texts: Texts;
  /** The variables of the sentences about scoring. */
  figures: Readonly<Record<string, number>>;
  drawings: GuideDrawings | null;
  /** Where a clause can be read. */
  linkTo: (id: string) => string;
}

export const [guideWords, setGuideWords] = createContext<() => GuideWords>();
