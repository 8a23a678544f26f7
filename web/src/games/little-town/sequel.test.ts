import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LegalMove } from "@/generated/protocol";

import { Sequel } from "./sequel.svelte";

const moves = (...texts: string[]): LegalMove[] => texts.map((move) => ({ move, verb: move.split(" ")[0] ?? "", arguments: {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that hears nothing while it is deaf. */
function setTable(...asked: string[]) {
  const table = { legal: moves(...asked), heard: [] as string[], deaf: false, make: (move: LegalMove) => void (table.deaf || table.heard.push(move.move)) };
  const sequel = new Sequel(() => table);
  const ask = (...next: string[]) => {
    table.legal = moves(...next);
    sequel.heard();
  };
  return { table, sequel, ask };
}

test("moves are said one after the other, each when it is asked for", () => {
  const { table, sequel, ask } = setTable("swap wood 0", "swap wood 1");
  sequel.begin(["swap wood 1", "give fish"]);
  expect(table.heard).toEqual(["swap wood 1"]);
  ask("give fish", "give coins");
  expect(table.heard).toEqual(["swap wood 1", "give fish"]);
  ask("place C3");
  expect(sequel.busy).toBe(false);
});

test("what cannot be said is dropped, and so is all after it", () => {
  const { table, sequel, ask } = setTable("give wood");
  sequel.begin(["give wood", "give fish", "give fish"]);
  ask("place C3");
  expect(table.heard).toEqual(["give wood"]);
  expect(sequel.busy).toBe(false);
});

test("a move that was not heard is said again", () => {
  const { table, sequel, ask } = setTable("give wood");
  sequel.begin(["give wood", "give fish"]);
  table.deaf = true;
  ask("give fish");
  expect(table.heard).toEqual(["give wood"]);
  table.deaf = false;
  vi.advanceTimersByTime(150);
  expect(table.heard).toEqual(["give wood", "give fish"]);
});

test("a table that never answers is not waited for for ever", () => {
  const { table, sequel } = setTable("give wood");
  table.deaf = true;
  sequel.begin(["give wood", "give fish"]);
  vi.advanceTimersByTime(10_000);
  expect(sequel.busy).toBe(false);
});
