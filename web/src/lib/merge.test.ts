import { expect, test } from "vitest";

import type { Said, TableNow } from "@/generated/protocol";

import { merged, withEarlier } from "./merge";

const line = (number: number): Said => ({ kind: "chat", seat: 0, player: "Ada", text: `${number}`, at: number, time: "" });
const lines = (from: number, to: number): Said[] => Array.from({ length: to - from }, (_, place) => line(from + place));

const table = (version: number, from: number, to: number, skips = false): TableNow =>
  ({ id: "one", viewer: 0, version, facts_from: 0, facts: [], said_from: from, said: lines(from, to), said_skips: skips }) as unknown as TableNow;

const talk = (now: unknown) => {
  const { said_from, said } = now as TableNow;
  return [said_from, ...said.map((one) => Number(one.text))];
};

test("the latest lines are enough to begin with", () => {
  expect(talk(merged(null, table(9, 5, 8, true)))).toEqual([5, 5, 6, 7]);
});

test("without them, lines that are missing are asked for again", () => {
  expect(merged(null, table(9, 5, 8))).toBe("gap");
  expect(merged(table(3, 0, 2), table(9, 5, 8))).toBe("gap");
});

test("new lines follow those that are there", () => {
  const begun = merged(null, table(9, 5, 8, true)) as TableNow;
  expect(talk(merged(begun, table(10, 8, 9)))).toEqual([5, 5, 6, 7, 8]);
  expect(talk(merged(begun, table(10, 6, 9)))).toEqual([5, 5, 6, 7, 8]);
});

test("after much talk, the lines begin anew", () => {
  expect(talk(merged(table(3, 0, 2), table(9, 5, 8, true)))).toEqual([5, 5, 6, 7]);
  expect(talk(merged(table(9, 5, 8), table(10, 2, 9, true)))).toEqual([2, 2, 3, 4, 5, 6, 7, 8]);
});

test("a page of earlier talk comes before what is there", () => {
  const now = table(9, 5, 8);
  expect(talk(withEarlier(now, { said_from: 2, said: lines(2, 5) }))).toEqual([2, 2, 3, 4, 5, 6, 7]);
  expect(withEarlier(now, { said_from: 1, said: lines(1, 4) })).toBe(now);
});
