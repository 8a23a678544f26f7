/** What can be pressed where: the same fruit may lie on the market and in a basket, and only one of them is meant. */

import { movesOf } from "@/board/things";
import type { SocietyView } from "@/generated/tree-society";
import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";
import type { Texts } from "@/lib/texts";

/** What every part of the board is given. */
export interface Shown {
  view: SocietyView;
  texts: Texts;
  /** The board's own words. */
  words: Texts;
  targets: Targets;
  pointed: ReadonlySet<string>;
  /** What people call a seat. */
  name: (seat: number) => string;
}

interface Pressing {
  can: boolean;
  onpress: () => void;
  moves: LegalMove[];
}

/** Pressing a thing for moves of these verbs: makes the only one, asks which of several, and asks why not if there is none. */
export function pressing(targets: Targets, domain: string, name: string, verbs: readonly string[]): Pressing {
  const moves = movesOf(targets, domain, name, verbs);
  const onpress = (): void => {
    const [only] = moves;
    // What was most likely meant: building a card, selling an own fruit.
    if (!only) targets.why(domain, name, verbs.slice(0, 1));
    else if (moves.length === 1) targets.make(only);
    else targets.press(domain, name);
  };
  return { can: moves.length > 0, onpress, moves };
}

/** What pressing an own guild card does: when a card must be discarded, it discards; otherwise it builds. */
export const ownCardVerbs = (view: SocietyView): readonly string[] =>
  view.prompt === "discard-first" ? ["discard"] : ["build", "less"];
