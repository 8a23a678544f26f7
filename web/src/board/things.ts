/** What a sentence of the log or a legal move touches, and who sits where. */

import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** Is the reader pointing at this thing? */
export const isPointed = (pointed: ReadonlySet<string>, domain: string, name: string): boolean => pointed.has(`${domain}:${name}`);

/** The moves of these verbs that touch the thing: the same goods may lie in two places, and the verb says which of them a move means. */
export const movesOf = (targets: Targets, domain: string, name: string, verbs: readonly string[]): LegalMove[] =>
  targets.moves(domain, name).filter((move) => verbs.includes(move.verb));

/** What a move names of this kind: the `number` of `swap wood 2` is `2`. */
export function named(move: LegalMove, parameter: string): string {
  const argument = move.arguments[parameter];
  return Array.isArray(argument) ? argument[1] : String(argument ?? "");
}

export interface Seated<Player> {
  seat: number;
  player: Player;
}

/** The others, as they sit to the left of the viewer; all of them for an onlooker. */
export function othersOf<Player>(players: readonly Player[], viewer: number): Seated<Player>[] {
  const seated = players.map((player, seat) => ({ seat, player }));
  return [...seated.slice(viewer + 1), ...seated.slice(0, Math.max(0, viewer))];
}
