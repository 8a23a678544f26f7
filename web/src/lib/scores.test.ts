import { expect, test } from "vitest";

import type { ScoreNow } from "@/generated/protocol";

import { apart, byRank, partsOf, pieces, span, ticks, tiebreaksUsed } from "./scores";

const score = (seat: number, total: number, rank: number, tiebreaks: Record<string, number> = {}): ScoreNow => ({
  seat,
  total,
  rank,
  parts: { banners: total },
  tiebreaks,
});

test("the best come first, and equals in the order of their seats", () => {
  const seats = byRank([score(0, 3, 2), score(1, 9, 1), score(2, 3, 2)]).map((one) => one.seat);
  expect(seats).toEqual([1, 0, 2]);
});

test("a part that only one seat has is listed", () => {
  const one = { ...score(0, 1, 1), parts: { banners: 1 } };
  const other = { ...score(1, 1, 1), parts: { banners: 0, bridges: 1 } };
  expect(partsOf([one, other])).toEqual(["banners", "bridges"]);
});

test("without a tie no tie-break is used", () => {
  expect(tiebreaksUsed([score(0, 5, 1, { trees: 2 }), score(1, 4, 2, { trees: 2 })])).toEqual([]);
});

test("tie-breaks are used until no tie is left", () => {
  const scores = [
    score(0, 5, 1, { trees: 2, hung: 3, left: 0 }),
    score(1, 5, 2, { trees: 2, hung: 1, left: 0 }),
    score(2, 5, 3, { trees: 1, hung: 1, left: 0 }),
  ];
  expect(tiebreaksUsed(scores)).toEqual(["trees", "hung"]);
});

test("seats level in everything have used all tie-breaks", () => {
  expect(tiebreaksUsed([score(0, 5, 1, { trees: 2, hung: 3 }), score(1, 5, 1, { trees: 2, hung: 3 })])).toEqual([
    "trees",
    "hung",
  ]);
});

test("gains are stacked to the right of zero, losses to the left", () => {
  const one: ScoreNow = { ...score(0, 4, 1), parts: { a: 5, b: -3, c: 0, d: 4, e: -2 } };
  expect(pieces(one, ["a", "b", "c", "d", "e"])).toEqual([
    { part: "a", worth: 5, from: 0, to: 5 },
    { part: "b", worth: -3, from: -3, to: 0 },
    { part: "d", worth: 4, from: 5, to: 9 },
    { part: "e", worth: -2, from: -5, to: -3 },
  ]);
});

test("zero is always on the chart, and the chart is never flat", () => {
  expect(span([4, 9])).toEqual([0, 9]);
  expect(span([-4, -1])).toEqual([-4, 0]);
  expect(span([0, 0])).toEqual([0, 1]);
});

test("ticks are round and few", () => {
  expect(ticks(0, 66)).toEqual([0, 20, 40, 60]);
  expect(ticks(-7, 3)).toEqual([-6, -4, -2, 0, 2]);
  expect(ticks(0, 1)).toEqual([0, 1]);
});

test("labels are moved apart within their bounds", () => {
  expect(apart([10, 50], 15, 0, 100)).toEqual([10, 50]);
  expect(apart([10, 10, 10], 15, 0, 100)).toEqual([10, 25, 40]);
  expect(apart([98, 99], 15, 0, 100)).toEqual([85, 100]);
});
