/** Attachments by which pieces of a board say what they are and where they are. Call them while a component is made. */

import type { Attachment } from "svelte/attachments";

import { getStage } from "./context";

interface Ways {
  /** The anchor that such a piece comes from when it was not on the table before. */
  from?: string;
  /** The anchor that it goes to when it leaves the table. */
  to?: string;
}

export interface Pieces {
  /** A single piece: what it is (`die red fox`), and where (`pool:red`). */
  piece: (kind: string, at: string, ways?: Ways) => Attachment;
  /** A number of pieces at a place, shown as a number beside a picture. */
  tally: (kind: string, at: string, count: number, ways?: Ways) => Attachment;
  /** A place that pieces come from and go to: a deck, a discard, the supply. */
  anchor: (name: string) => Attachment;
}

/** To be called in a component's script: `const { piece, tally, anchor } = pieces();` */
export function pieces(): Pieces {
  const motion = getStage()?.motion;
  return {
    piece: (kind, at, ways = {}) => (node) => motion?.register({ kind, at, count: 1, ...ways, node, single: true }),
    tally: (kind, at, count, ways = {}) => (node) => motion?.register({ kind, at, count, ...ways, node, single: false }),
    anchor: (name) => (node) => motion?.registerAnchor(name, node),
  };
}
