import { expect, it } from "vitest";

import type { Fact } from "@/generated/protocol";

import { factsSince, lastMoveOf, thingsOf } from "./changes";

const fact = (at: number, seat: number, name = ""): Fact => ({
  kind: "placed",
  seat,
  at,
  arguments: name ? { space: ["space", name], count: 1 } : {},
});

const LOG = [fact(0, -1), fact(1, 0, "A1"), fact(2, 1, "B1"), fact(2, 0), fact(3, 2, "C1")];

it("tells what the others did since my move, by the things they touched", () => {
  expect(lastMoveOf(0, LOG)).toBe(1);
  expect([...thingsOf(factsSince(0, LOG))]).toEqual(["space:B1", "space:C1"]);
});

it("does not take a sentence about me in another's move for a move of mine", () => {
  expect(lastMoveOf(0, [...LOG, fact(4, 2), fact(4, 0)])).toBe(1);
});

it("has nothing to tell right after my move", () => {
  expect(factsSince(2, LOG)).toEqual([]);
});

it("tells an onlooker of the last move", () => {
  expect([...thingsOf(factsSince(-1, LOG))]).toEqual(["space:C1"]);
});

it("does not count the setup as a change", () => {
  expect(factsSince(0, [fact(0, -1, "A1")])).toEqual([]);
});
