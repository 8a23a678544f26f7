import { expect, it } from "vitest";

import type { ScoreNow } from "@/generated/protocol";

import { podium, totalsAfter } from "./finale";

const score = (seat: number, rank: number, parts: Record<string, number>): ScoreNow => ({
  seat,
  rank,
  parts,
  total: Object.values(parts).reduce((sum, one) => sum + one, 0),
  tiebreaks: {},
});
const SCORES = [score(0, 2, { trees: 4, sets: 3 }), score(1, 1, { trees: 9 }), score(2, 3, { sets: 1 })];

it("adds category by category, and ends with the totals", () => {
  expect([...totalsAfter(SCORES, ["trees", "sets"], 0).values()]).toEqual([0, 0, 0]);
  expect([...totalsAfter(SCORES, ["trees", "sets"], 1).values()]).toEqual([4, 9, 0]);
  expect([...totalsAfter(SCORES, ["trees", "sets"], 2).values()]).toEqual([7, 9, 1]);
});

it("puts the winner in the middle of a podium", () => {
  expect(podium(SCORES).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(podium(SCORES.slice(0, 2)).map((one) => one.seat)).toEqual([0, 1]);
  expect(podium([...SCORES, score(3, 4, {})]).map((one) => one.seat)).toEqual([0, 1, 2, 3]);
});
