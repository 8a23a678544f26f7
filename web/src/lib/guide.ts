/** What each game's folder brings for its illustrated rules (`games/<game>/guide.ts`), found by its place: there is no list. */

import type { Component } from "svelte";

/** A part of a board that a picture shows instead of all of it, by selectors. */
export interface GuidePart {
  /** What is shown: the smallest frame around all of these. */
  show: string;
  /** What would be in between. */
  hide?: string;
  /** The pixels in which the whole board is drawn before the part is cut out; `narrow` as on a phone. 860 x 640 if left out. */
  room?: { width: number; height: number; narrow: boolean };
}

export interface GuideDrawings {
  /** The parts of the board, as `guide.toml` names them. */
  parts: Readonly<Record<string, GuidePart>>;
  /** Draws an icon of the glossary. */
  Icon: Component<{ name: string; size?: number }>;
  /** The icons it can draw. */
  icons: readonly string[];
}

const found = import.meta.glob<{ guide: GuideDrawings }>("../games/*/guide.ts");

/** The drawings for a game's guide; null if the game has none. */
export const guideDrawings = async (game: string): Promise<GuideDrawings | null> =>
  (await found[`../games/${game}/guide.ts`]?.())?.guide ?? null;

/** The sections of a guide, in order; those with an anchor of their own are listed in the contents. */
export const SECTIONS = ["overview", "box", "turn", "scoring", "glossary", "hints"] as const;
