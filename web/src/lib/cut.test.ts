import { expect, test } from "vitest";

import { union, within } from "./cut";

test("the box around several parts has a margin", () => {
  const parts = [
    { x: 10, y: 20, width: 30, height: 40 },
    { x: 100, y: 0, width: 20, height: 10 },
  ];
  expect(union(parts)).toEqual({ x: 5, y: -5, width: 120, height: 70 });
});

test("what is not drawn yet does not count", () => {
  expect(union([{ x: 0, y: 0, width: 0, height: 0 }])).toBeNull();
  expect(union([])).toBeNull();
  expect(union([{ x: 0, y: 0, width: 0, height: 0 }, { x: 50, y: 50, width: 10, height: 10 }])?.x).toBe(45);
});

test("a box is told in the pixels of the unscaled board", () => {
  const root = { x: 100, y: 200, width: 230, height: 320 };
  expect(within(root, 0.5, { x: 150, y: 210, width: 40, height: 30 })).toEqual({ x: 100, y: 20, width: 80, height: 60 });
});
