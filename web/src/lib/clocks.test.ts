import { expect, test } from "vitest";

import { figures, inWords, leftOf, ruleOf, threshold } from "@/lib/clocks";
import { Texts } from "@/lib/texts";

const own = new Texts(
  "en",
  `clock-days-hours = { $days } d { $hours } h
clock-hours-minutes = { $hours } h { $minutes }
clock-days = { $count } days
clock-hours = { $count } hours
clock-minutes = { $count } minutes
clock-seconds = { $count } seconds
`,
);
const START = Date.parse("2026-11-16T10:00:00Z");

test("a clock that runs has less and less, and never less than nothing", () => {
  const clock = { left: 100, since: "2026-11-16T10:00:00.000000Z" };
  expect(leftOf(clock, START + 30_000)).toBe(70);
  expect(leftOf(clock, START + 300_000)).toBe(0);
  expect(leftOf(clock, START - 5_000)).toBe(100);
  expect(leftOf({ left: 100, since: "" }, START + 30_000)).toBe(100);
});

test("figures are as short as they can be", () => {
  expect(figures(65, own)).toBe("1:05");
  expect(figures(0, own)).toBe("0:00");
  expect(figures(59.2, own)).toBe("1:00");
  expect(figures(3600 + 5 * 60, own)).toBe("1 h 05");
  expect(figures(2 * 86400 + 4 * 3600 + 59, own)).toBe("2 d 4 h");
});

test("words name the largest whole unit", () => {
  expect(inWords(3 * 86400, own)).toBe("3 days");
  expect(inWords(5400, own)).toBe("90 minutes");
  expect(inWords(45, own)).toBe("45 seconds");
});

test("a screen reader hears of a few moments only", () => {
  expect(threshold(90_000)).toBe(0);
  expect(threshold(3_601)).toBe(86_400);
  expect(threshold(61)).toBe(600);
  expect(threshold(60)).toBe(60);
  expect(threshold(9)).toBe(10);
});

test("the server is sent seconds", () => {
  const custom = { kind: "bank", amount: 1.5, unit: "hours", increment: 30 } as const;
  expect(ruleOf("none", custom, "bot")).toBeNull();
  expect(ruleOf("days", custom, "forfeit")).toEqual({ kind: "turn", seconds: 259_200, increment: 0, at_zero: "forfeit" });
  expect(ruleOf("custom", custom, "bot")).toEqual({ kind: "bank", seconds: 5400, increment: 30, at_zero: "bot" });
  expect(ruleOf("custom", { ...custom, kind: "turn" }, "bot")?.increment).toBe(0);
});
