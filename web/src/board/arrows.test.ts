import { expect, it } from "vitest";

import { nextSpot, tabStop } from "./arrows";

const SPOTS = [
  { x: 100, y: 0 },
  { x: 30, y: 60 },
  { x: 0, y: 100 },
  { x: -50, y: 5 },
];

it("goes to what lies ahead", () => {
  const from = { x: 0, y: 0 };
  expect(nextSpot(from, SPOTS, "ArrowRight")).toBe(0);
  expect(nextSpot(from, SPOTS, "ArrowDown")).toBe(2);
  expect(nextSpot(from, SPOTS, "ArrowLeft")).toBe(3);
});

it("stays where nothing lies ahead", () => {
  expect(nextSpot({ x: 0, y: 0 }, SPOTS, "ArrowUp")).toBe(-1);
  expect(nextSpot({ x: 0, y: 0 }, SPOTS, "Enter")).toBe(-1);
});

it("stops where the reader last was, unless something is to be done elsewhere", () => {
  expect(tabStop(["A", "B", "C"], [], "B")).toBe("B");
  expect(tabStop(["A", "B", "C"], ["B", "C"], "C")).toBe("C");
  expect(tabStop(["A", "B", "C"], ["C"], "B")).toBe("C");
  expect(tabStop(["A", "B"], [], "gone")).toBe("A");
  expect(tabStop([], [], "")).toBe("");
});
