import { expect, it } from "vitest";

import { arrange, slipSize } from "./market";

it("keeps an emptied slot empty, and every other card in its place", () => {
  const first = arrange([], { hall: 1, feast: 2, statue: 1 }, 4);
  expect(first).toEqual(["hall", "feast", "feast", "statue"]);
  expect(arrange(first, { hall: 1, feast: 1, statue: 1 }, 4)).toEqual(["hall", "feast", null, "statue"]);
});

it("fills empty slots with what is new", () => {
  expect(arrange(["hall", null, null, "statue"], { hall: 1, statue: 1, feast: 1, sale: 1 }, 4)).toEqual([
    "hall",
    "feast",
    "sale",
    "statue",
  ]);
});

it("has room for more cards than slots", () => {
  expect(arrange([], { hall: 3 }, 2)).toEqual(["hall", "hall", "hall"]);
});

it("prints cards as large as their place allows", () => {
  expect([slipSize(66, 68), slipSize(66, 84), slipSize(90, 112), slipSize(70, 112)]).toEqual(["tight", "usual", "roomy", "usual"]);
  expect(slipSize(0, 0)).toBe("usual"); // not measured yet
});
