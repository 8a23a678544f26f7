import { expect, test } from "vitest";

import type { OptionSheet } from "@/generated/http";

import { colours, colourValue, followed, isAtTable, recoloured, seatColours } from "./colours";

const sheet = { low: 0, high: 0, help: "", fits: {}, each_seat: false };
const choosing: OptionSheet = {
  ...sheet,
  name: "colours",
  default: "usual",
  choices: ["blue", "red", "yellow", "black"],
  fits: { yellow: [3, 4], black: [4] },
  each_seat: true,
};
const first: OptionSheet = { ...sheet, name: "first-player", default: "random", choices: ["random", ...choosing.choices] };
const side: OptionSheet = { ...sheet, name: "side", default: "A", choices: ["A", "B"] };

test("the number of players decides which colours are available", () => {
  expect(colours(choosing, 2)).toEqual(["blue", "red"]);
  expect(colours(choosing, 4)).toEqual(choosing.choices);
});

test("seats have the usual colours unless they choose", () => {
  expect(seatColours(choosing, "usual", 3)).toEqual(["blue", "red", "yellow"]);
  expect(seatColours(choosing, "yellow+blue+red", 3)).toEqual(["yellow", "blue", "red"]);
});

test("choices are kept when the number of players changes, if they are still available", () => {
  expect(seatColours(choosing, "yellow+blue+red", 2)).toEqual(["red", "blue"]);
  expect(seatColours(choosing, "red+blue", 3)).toEqual(["red", "blue", "yellow"]);
});

test("a seat that takes another's colour gives its own in return", () => {
  expect(recoloured(["blue", "red", "yellow"], 0, "yellow")).toEqual(["yellow", "red", "blue"]);
  expect(recoloured(["blue", "red"], 1, "black")).toEqual(["blue", "black"]);
});

test("the default colours are not sent", () => {
  expect(colourValue(choosing, ["blue", "red"])).toBe("usual");
  expect(colourValue(choosing, ["red", "blue"])).toBe("red+blue");
});

test("only a seat at the table can go first", () => {
  expect(isAtTable(first, "yellow", choosing, ["blue", "red"])).toBe(false);
  expect(isAtTable(first, "yellow", choosing, ["blue", "yellow"])).toBe(true);
  expect(isAtTable(first, "random", choosing, ["blue", "red"])).toBe(true);
  expect(isAtTable(side, "B", choosing, ["blue", "red"])).toBe(true);
  expect(isAtTable({ ...first, fits: { red: [3] } }, "red", undefined, ["", ""])).toBe(false);
});

test("the first player still goes first in another colour", () => {
  const given = { "first-player": "red", side: "B" };
  expect(followed([choosing, first, side], given, choosing, ["blue", "red"], ["red", "blue"])).toEqual({
    "first-player": "blue",
    side: "B",
  });
});
