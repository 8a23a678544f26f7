/** What a sentence of the log or a legal move touches, told apart for this board. */

import { movesOf } from "@/board/things";
import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** Cards of one face lie in the hand, in the display and in the market: the verb says which of them a move means. */
export const cardMove = (targets: Targets, verb: string, card: string): LegalMove | undefined =>
  movesOf(targets, "card", card, [verb])[0];

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
