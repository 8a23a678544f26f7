import { expect, test } from "vitest";

import type { Fact, Replay } from "@/generated/http";

import { ahead, linked, story, tableAt, totalsOf } from "./replay";

const fact = (kind: string, at: number): Fact => ({ kind, seat: 0, arguments: {}, at });
const move = (facts: number, total: number) => ({
  seat: 0,
  move: "pass",
  verb: "pass",
  arguments: {},
  totals: [total],
  facts,
});
const replay: Replay = {
  id: "t",
  game: "sylve",
  options: {},
  seats: [],
  moves: [move(3, 1), move(3, 1), move(4, 5)],
  facts: [fact("dealt", 2), fact("began", 2), fact("moved", 3), fact("ended", 5)],
  scores: [{ seat: 0, total: 5, rank: 1, parts: {}, tiebreaks: {} }],
  winners: [0],
  verdict: null,
  fair: { commitment: "", secret: "" },
  start_totals: [0],
};

test("facts belong to their moves; those of the setup come before the first", () => {
  expect(story(replay).map((one) => one.facts.map((each) => each.kind))).toEqual([
    ["dealt", "began"],
    ["moved"],
    [],
    ["ended"],
  ]);
});

test("totals begin before the first move", () => {
  expect(totalsOf(replay)).toEqual([[0], [1], [1], [5]]);
});

test("only the last position is over and has scores", () => {
  const at = (number: number) => tableAt(replay, { move: number, seat: 0, asked: [0], prompt: "turn", view: {} });
  expect([at(2).phase, at(2).scores.length, at(2).facts.length]).toEqual(["playing", 0, 3]);
  expect([at(3).phase, at(3).scores.length, at(3).facts.length]).toEqual(["over", 1, 4]);
});

test("a link always leads to a move of the game", () => {
  expect(linked("?move=34&seat=1", 100, 2, 0)).toEqual({ move: 34, seat: 1 });
  expect(linked("?move=999&seat=7", 100, 2, 0)).toEqual({ move: 100, seat: 1 });
  expect(linked("?move=-3&seat=-9", 100, 2, 0)).toEqual({ move: 0, seat: -1 });
  expect(linked("?move=abc", 100, 2, 1)).toEqual({ move: 0, seat: 1 });
});

test("the next moves in the direction of travel are fetched in advance", () => {
  expect(ahead(5, 4, 10)).toEqual([6, 7, 8, 4]);
  expect(ahead(5, 6, 10)).toEqual([4, 3, 2, 6]);
  expect(ahead(10, 9, 10)).toEqual([9]);
});
