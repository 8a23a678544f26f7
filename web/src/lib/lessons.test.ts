import { beforeEach, expect, test, vi } from "vitest";

import type { LessonSheet } from "@/generated/http";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.mock("@/lib/http", () => ({ get: vi.fn(), getText: vi.fn() }));

const { chapterToDo, keepProgress, paragraphs, progressIn, UNREAD } = await import("./lessons");

const chapter = (id: string, ...asks: boolean[]): LessonSheet => ({
  id,
  minutes: 1,
  learner: 0,
  continues: false,
  steps: asks.map((one, at) => ({ say: String(at), point: [], asks: one, acts: false })),
});
const FIRST = chapter("first", false, true, false);
const SECOND = chapter("second", true, false);

beforeEach(() => kept.clear());

test("progress is kept for each chapter of each game", () => {
  keepProgress("sylve", FIRST, { moves: ["draw"], step: 2, ended: "" });
  expect(progressIn("sylve", FIRST)).toEqual({ moves: ["draw"], step: 2, ended: "" });
  expect(progressIn("sylve", SECOND)).toEqual(UNREAD);
  expect(progressIn("alynthia", FIRST)).toEqual(UNREAD);
});

test("another edition of a lesson begins again, but what was done stays done", () => {
  keepProgress("sylve", FIRST, { moves: ["draw"], step: 2, ended: "played" });
  const changed = chapter("first", true, false, false);
  expect(progressIn("sylve", changed)).toEqual({ moves: [], step: 0, ended: "played" });
});

test.each(["", "nonsense", "null", "[]", '{"step":2}', '{"moves":"x"}'])("what nobody can have kept is forgotten: %s", (text) => {
  kept.set("tablewood.lesson.sylve.first", text);
  expect(progressIn("sylve", FIRST)).toEqual(UNREAD);
});

test("moves that do not fit the step are forgotten", () => {
  keepProgress("sylve", FIRST, { moves: [], step: 2, ended: "" });
  expect(progressIn("sylve", FIRST)).toEqual(UNREAD);
  keepProgress("sylve", FIRST, { moves: ["draw"], step: 9, ended: "" });
  expect(progressIn("sylve", FIRST)).toEqual(UNREAD);
});

test("the chapter to do is the one begun, then the first that is left", () => {
  expect(chapterToDo("sylve", [FIRST, SECOND])).toBe(FIRST);
  keepProgress("sylve", FIRST, { moves: [], step: 0, ended: "skipped" });
  expect(chapterToDo("sylve", [FIRST, SECOND])).toBe(SECOND);
  keepProgress("sylve", FIRST, { moves: ["draw"], step: 2, ended: "played" });
  expect(chapterToDo("sylve", [FIRST, SECOND])).toBe(FIRST);
  keepProgress("sylve", FIRST, { moves: ["draw"], step: 3, ended: "played" });
  keepProgress("sylve", SECOND, { moves: ["draw"], step: 2, ended: "played" });
  expect(chapterToDo("sylve", [FIRST, SECOND])).toBeUndefined();
});

test("a text has paragraphs and bold words", () => {
  expect(paragraphs("One\ntwo **three**.\n\nFour")).toEqual([
    [
      { words: "One two ", bold: false },
      { words: "three", bold: true },
      { words: ".", bold: false },
    ],
    [{ words: "Four", bold: false }],
  ]);
  expect(paragraphs("2 ** 3")).toEqual([[{ words: "2 ** 3", bold: false }]]);
});
