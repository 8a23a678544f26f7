import { expect, test } from "vitest";

import { legalMove, offered } from "@/lib/testing";

import { isPointed, movesOf, named, othersOf } from "./things";

test("a move names its things", () => {
  expect(named(legalMove("swap", { resource: ["resource", "wood"], number: ["number", "2"] }), "number")).toBe("2");
  expect(named(legalMove("done", {}), "number")).toBe("");
});

test("the verb tells apart what lies in two places", () => {
  const { targets } = offered(legalMove("take", { resource: ["resource", "wood"] }), legalMove("give", { resource: ["resource", "wood"] }));
  expect(movesOf(targets, "resource", "wood", ["give"]).map(({ move }) => move)).toEqual(["give wood"]);
  expect(movesOf(targets, "resource", "wood", [])).toEqual([]);
});

test("a reader points at one thing", () => {
  expect(isPointed(new Set(["tree:A1"]), "tree", "A1")).toBe(true);
  expect(isPointed(new Set(["tree:A1"]), "square", "A1")).toBe(false);
});

test("the others sit to the left of the viewer; an onlooker sees everybody", () => {
  const seats = (count: number, viewer: number) => othersOf(Array.from({ length: count }, () => "somebody"), viewer).map(({ seat }) => seat);
  expect(seats(4, 2)).toEqual([3, 0, 1]);
  expect(seats(4, 0)).toEqual([1, 2, 3]);
  expect(seats(3, -1)).toEqual([0, 1, 2]);
  expect(othersOf(["Ann", "Ben"], 0)).toEqual([{ seat: 1, player: "Ben" }]);
});
