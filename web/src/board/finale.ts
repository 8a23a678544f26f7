/** The final scoring, category by category: what each seat has after so many of them. */

import type { ScoreNow } from "@/generated/protocol";

/** Everybody's points after the first `count` categories, by seat. */
export const totalsAfter = (scores: readonly ScoreNow[], parts: readonly string[], count: number): Map<number, number> =>
  new Map(
    scores.map((score) => [score.seat, parts.slice(0, count).reduce((sum, part) => sum + (score.parts[part] ?? 0), 0)]),
  );

/** The steps of a podium, as seen from the front: second, first, third, then the others. */
export function podium(scores: readonly ScoreNow[]): ScoreNow[] {
  const [first, second, third, ...others] = [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return [second, first, third, ...others].filter((one) => one !== undefined);
}
