import { expect, test } from "vitest";

import { isNeeded } from "./drawer";

const NOTHING = { inside: 0, beside: 0 };

test("a drawer is needed for what is pointed at in it", () => {
  expect(isNeeded({ lit: { inside: 1, beside: 2 }, pressable: NOTHING, choosing: false })).toBe(true);
  expect(isNeeded({ lit: { inside: 0, beside: 2 }, pressable: NOTHING, choosing: false })).toBe(false);
  expect(isNeeded({ lit: NOTHING, pressable: NOTHING, choosing: false })).toBe(false);
});

test("what can be pressed in it counts if nothing else is meant", () => {
  const pressable = { inside: 2, beside: 3 };
  expect(isNeeded({ lit: { inside: 0, beside: 1 }, pressable, choosing: false })).toBe(false);
  expect(isNeeded({ lit: NOTHING, pressable, choosing: false })).toBe(true);
  expect(isNeeded({ lit: { inside: 0, beside: 1 }, pressable: { inside: 2, beside: 0 }, choosing: false })).toBe(true);
});

test("the second part of a move may lie in it", () => {
  const lit = { inside: 0, beside: 1 };
  expect(isNeeded({ lit, pressable: { inside: 2, beside: 3 }, choosing: true })).toBe(true);
  expect(isNeeded({ lit, pressable: { inside: 0, beside: 3 }, choosing: true })).toBe(false);
});
