/** How the board shares the room it has between the map and what lies around it. */

import type { Room } from "@/lib/board";

import { fit, plan, type Placed } from "./geometry";

/** The room for which sizes are written; in a larger one everything grows, up to a point. */
const WIDTH = 915;
const HEIGHT = 690;
const LARGEST = 1.3;
const GAP = 6;
/** What the market, the supply and the other players need beside the map. */
const BESIDE = 300;
const LEAST = 240;

export interface Areas {
  /** By how much everything is larger than written. */
  unit: number;
  map: { width: number; height: number };
}

/** The map takes the height that the tracker above and the guild board below leave, and what the market leaves of the width. */
export function areas(room: Room, spaces: Record<string, Placed>, above: number, below: number): Areas {
  const unit = room.narrow ? 1 : Math.min(LARGEST, Math.max(0.9, Math.min(room.width / WIDTH, room.height / HEIGHT)));
  const height = Math.max(LEAST, room.height - above - below - 2 * GAP);
  const width = Math.max(LEAST, room.width - BESIDE * unit - 8);
  return { unit, map: fit(plan(spaces), width, height) };
}
