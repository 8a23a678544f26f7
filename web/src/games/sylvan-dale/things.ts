/** What a sentence of the log or a legal move touches, told apart for this board. */

import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** Is the reader pointing at this thing, alone or as one of a pair? */
export const isPointed = (pointed: ReadonlySet<string>, domain: string, name: string): boolean =>
  pointed.has(`${domain}:${name}`);

/** Cards of one face lie in the hand, in the display and in the market: the verb says which of them a move means. */
export const cardMove = (targets: Targets, verb: string, card: string): LegalMove | undefined =>
  targets.moves("card", card).find((move) => move.verb === verb);

/** Press a card where it lies: makes the move if it means this card, asks why not if none does. */
export function pressCard(targets: Targets, verb: string, card: string): void {
  const move = cardMove(targets, verb, card);
  if (move) targets.make(move);
  else targets.why("card", card);
}

/** The pairs of trees that legal moves name. */
export const pairsIn = (moves: readonly LegalMove[]): string[] => [
  ...new Set(
    moves.flatMap((move) =>
      Object.values(move.arguments).flatMap((argument) =>
        Array.isArray(argument) && argument[0] === "pair of trees" ? [argument[1]] : [],
      ),
    ),
  ),
];
