import { expect, test } from "vitest";

import { afterTry, dayAfter, nextOf, type PuzzleBook, readBook, streakOf } from "./puzzles";

const EMPTY: PuzzleBook = { tried: {}, days: [] };
const withDays = (...days: string[]): PuzzleBook => ({ tried: {}, days });

test("only the first try of a puzzle counts", () => {
  const missed = afterTry(EMPTY, "sylve/1", false, "2026-03-01", true);
  expect(missed).toEqual({ tried: { "sylve/1": "missed" }, days: [] });
  expect(afterTry(missed, "sylve/1", true, "2026-03-01", true)).toBe(missed);
});

test("a day counts once one of its puzzles is solved", () => {
  const one = afterTry(EMPTY, "sylve/1", true, "2026-03-01", true);
  expect(one.days).toEqual(["2026-03-01"]);
  const two = afterTry(one, "alynthia/7", true, "2026-03-01", true);
  expect(two.days).toEqual(["2026-03-01"]);
  expect(Object.keys(two.tried)).toEqual(["sylve/1", "alynthia/7"]);
});

test("an older puzzle is solved, but is not today's", () => {
  expect(afterTry(EMPTY, "sylve/2", true, "2026-03-01", false)).toEqual({ tried: { "sylve/2": "solved" }, days: [] });
});

test("a streak is days in a row, over the end of a month and of a year", () => {
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  expect(streakOf(withDays("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(3);
  expect(streakOf(withDays("2025-12-31", "2026-01-01"), "2026-01-01")).toBe(2);
});

test("today is not missed before it is over", () => {
  expect(streakOf(withDays("2026-02-28", "2026-03-01"), "2026-03-02")).toBe(2);
});

test("a missed day ends the streak", () => {
  expect(streakOf(withDays("2026-02-27", "2026-02-28"), "2026-03-02")).toBe(0);
  expect(streakOf(withDays("2026-02-26", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(2);
  expect(streakOf(EMPTY, "2026-03-01")).toBe(0);
});

test("a clock that was wrong does not count days to come", () => {
  expect(streakOf(withDays("2026-03-01", "2027-01-01"), "2026-03-01")).toBe(1);
});

test("whatever cannot be read is left out", () => {
  expect(readBook("")).toEqual(EMPTY);
  expect(readBook("nonsense{")).toEqual(EMPTY);
  expect(readBook("null")).toEqual(EMPTY);
  expect(readBook('{"tried":{"a":"solved","b":7},"days":["2026-03-02","2026-03-01","soon",5]}')).toEqual({
    tried: { a: "solved" },
    days: ["2026-03-01", "2026-03-02"],
  });
});

test("the next puzzle is one that was not tried, if there is one", () => {
  const book: PuzzleBook = { tried: { "sylve/b": "solved" }, days: [] };
  expect(nextOf(["a", "b", "c"], "a", "sylve", book)).toBe("c");
  expect(nextOf(["a", "b", "c"], "c", "sylve", book)).toBe("a");
  expect(nextOf(["a", "b"], "a", "sylve", book)).toBe("b");
  expect(nextOf(["a"], "a", "sylve", book)).toBeNull();
});
