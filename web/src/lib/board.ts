/** What every board and table component is given; `games/<game>/Board.svelte` is found by its path; there is no list to edit. */

import type { TableNow } from "@/generated/protocol";
import type { Marked } from "@/lib/marks.svelte";
import type { Targets } from "@/lib/targets.svelte";
import type { Texts } from "@/lib/texts";

/** The pixels a board has: what is visible without scrolling. */
export interface Room {
  width: number;
  height: number;
  /** A phone or a small tablet: the viewer's own area belongs in the tray above the question. */
  narrow: boolean;
}

export interface BoardProps<View> {
  /** The table as its viewer may know it; during a replay, as it was. */
  table: TableNow;
  /** `table.view`, typed. */
  view: View;
  /** What people call the seats, by seat: their own names, or what the game calls them. */
  players: string[];
  texts: Texts;
  targets: Targets;
  /** Things to highlight, because the reader points at a sentence of the log: `space:C3`. */
  pointed: ReadonlySet<string>;
  /** Things that others changed since the viewer's last move. */
  changed: Marked;
  /** No animation, because the reader wants none. */
  still: boolean;
  room: Room;
}
