/** The arithmetic of the score screen: ranks, and where bars and lines go. Pure functions, so that they can be tested. */

import type { ScoreNow } from "@/generated/protocol";

/** Best first; seats of the same rank in their order. */
export const byRank = (scores: ScoreNow[]): ScoreNow[] =>
  [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);

/** The parts that some seat has, in the game's order. */
export const partsOf = (scores: ScoreNow[]): string[] => [
  ...new Set(scores.flatMap((score) => Object.keys(score.parts))),
];

/** The tie-breaks that were used: up to the one that separates the last seats with the same total. */
export const tiebreaksUsed = (scores: ScoreNow[]): string[] => {
  const names = Object.keys(scores[0]?.tiebreaks ?? {});
  let tied = groups(scores, (score) => `${score.total}`);
  const used: string[] = [];
  for (const name of names) {
    if (tied.length === 0) break;
    used.push(name);
    tied = tied.flatMap((group) => groups(group, (score) => `${score.tiebreaks[name] ?? 0}`));
  }
  return used;
};

/** The seats that are still level: groups of two or more with the same key. */
const groups = (scores: ScoreNow[], key: (score: ScoreNow) => string): ScoreNow[][] => {
  const found = new Map<string, ScoreNow[]>();
  for (const score of scores) found.set(key(score), [...(found.get(key(score)) ?? []), score]);
  return [...found.values()].filter((group) => group.length > 1);
};

/** A piece of a stacked bar: what part it shows, how much, and from where to where in points. */
export interface Piece {
  part: string;
  worth: number;
  from: number;
  to: number;
}

/** The pieces of a seat's bar: gains to the right of zero, losses to the left. */
export const pieces = (score: ScoreNow, parts: string[]): Piece[] => {
  let right = 0;
  let left = 0;
  return parts
    .map((part) => ({ part, worth: score.parts[part] ?? 0 }))
    .filter(({ worth }) => worth !== 0)
    .map(({ part, worth }) => {
      if (worth > 0) return { part, worth, from: right, to: (right += worth) };
      const to = left;
      return { part, worth, from: (left += worth), to };
    });
};

/** The least and the greatest value that a chart must hold; zero is always in it. */
export const span = (values: number[]): [low: number, high: number] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return [low, high === low ? low + 1 : high];
};

/** A handful of round values between two bounds, for the lines behind a chart. */
export const ticks = (low: number, high: number, most = 5): number[] => {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((size) => (high - low) / size <= most) ?? 5000;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
};

/** Keep labels apart: the places wanted, moved as little as needed so that none is nearer than `gap` to the next. */
export const apart = (wanted: number[], gap: number, low: number, high: number): number[] => {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let next = low;
  for (const at of order) next = (placed[at] = Math.max(placed[at] ?? 0, next)) + gap;
  let bound = high;
  for (const at of order.reverse()) bound = (placed[at] = Math.min(placed[at] ?? 0, bound)) - gap;
  return placed;
};
