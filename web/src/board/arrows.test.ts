import { expect, it } from "vitest";

import { nextSpot } from "./arrows";

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
