import { expect, it } from "vitest";

import { shared } from "@/lib/shared";

it("keeps an equal value as it was", () => {
  const before = { squares: { A1: { terrain: "grass", goods: [1, 2] } }, round: 1 };
  expect(shared(before, structuredClone(before))).toBe(before);
});

it("keeps the parts that are equal, and takes over those that changed", () => {
  const before = { squares: { A1: { worker: null }, B1: { worker: null } }, round: 1 };
  const after = shared(before, { squares: { A1: { worker: null }, B1: { worker: "red" } }, round: 1 });
  expect(after).toEqual({ squares: { A1: { worker: null }, B1: { worker: "red" } }, round: 1 });
  expect(after).not.toBe(before);
  expect(after.squares.A1).toBe(before.squares.A1);
  expect(after.squares.B1).not.toBe(before.squares.B1);
  expect(before.squares.B1).toEqual({ worker: null });
});

it("notices what is gone, new, longer, shorter or of another kind", () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(shared({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(shared(null, [1])).toEqual([1]);
});
