/** What every part of the board is given: the view, the words for it, and what can be pressed. */

import type { LandView, PlayerView } from "@/generated/alynthia";
import type { Texts } from "@/lib/texts";

import type { Held } from "./held.svelte";

export interface Desk {
  view: LandView;
  /** The viewer's own things; nothing for an onlooker. */
  me: PlayerView | undefined;
  texts: Texts;
  words: Texts;
  held: Held;
  /** What people call a player, by the letter that the game knows the player by. */
  name: (player: string) => string;
  /** The guild of a player. */
  guild: (player: string) => string | null;
  pointed: ReadonlySet<string>;
  narrow: boolean;
}

/** Where the figures of a table of components come from. */
export type Origin = "rulebook" | "published" | "reconstructed";
export const sourceOf = (view: LandView, table: string): Origin | undefined => view.printed.sources[table] as Origin | undefined;
