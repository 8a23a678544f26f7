/** What tests of boards need: legal moves, and a table that hears what is pressed. */

import type { LegalMove } from "@/generated/protocol";
import { Choosing } from "@/lib/targets.svelte";

/** A legal move that names these things: `legalMove("swap", { resource: ["resource", "wood"] })`. */
export const legalMove = (verb: string, things: Record<string, [string, string]>): LegalMove => ({
  move: [verb, ...Object.values(things).map(([, name]) => name)].join(" "),
  verb,
  arguments: things,
});

/** Targets with these moves, and what is heard when they are pressed: a move, or `why not` and a thing. */
export function offered(...moves: LegalMove[]): { targets: Choosing; heard: string[] } {
  const heard: string[] = [];
  const targets = new Choosing(
    (made) => heard.push(made.move),
    (thing) => heard.push(`why not ${thing.join(" ")}`),
  );
  targets.offer(moves);
  return { targets, heard };
}
