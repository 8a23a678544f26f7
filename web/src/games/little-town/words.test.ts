import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { BuildingView } from "@/generated/little-town";
import { Texts } from "@/lib/texts";

import { PICTURES } from "./pictures";
import { buildingInWords, effectInWords, squareInWords, wordsIn } from "./words";

const GAME = "../src/tablewood/games/little_town";
const words = wordsIn("en");
const texts = new Texts("en", readFileSync(`${GAME}/text/en.ftl`, "utf8"));
const bakery: BuildingView = {
  cost: { wood: 2 },
  vp: 4,
  pay: { wheat: 1 },
  gain: { coins: 4 },
  round_end: null,
  game_end: null,
};
const castle: BuildingView = {
  cost: { stone: 6 },
  vp: 0,
  pay: {},
  gain: {},
  round_end: null,
  game_end: { verb: "score-per", around: "own-buildings", vp: 4 },
};

test("both languages say the same things", () => expect([...wordsIn("fr").ids].sort()).toEqual([...words.ids].sort()));

test("every building of the box is drawn", () => {
  const table = readFileSync(`${GAME}/components.toml`, "utf8");
  const ids = [...table.matchAll(/\[\[building\]\]\nid = "([a-z-]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(25);
  expect(Object.keys(PICTURES).sort()).toEqual(ids.sort());
});

describe("in words", () => {
  test("an exchange", () => expect(effectInWords(bakery, words)).toBe("1 wheat for 4 coins."));
  test("what counts at the end", () =>
    expect(effectInWords(castle, words)).toBe(
      "At the end of the game: 4 VP for each building of the same owner around it.",
    ));
  test("a tile", () => expect(buildingInWords(bakery, words)).toBe("Cost: 2 wood. 4 VP. 1 wheat for 4 coins."));
  test.each([
    [{ terrain: "lake", building: null, owner: null, worker: null }, "C3: lake."],
    [{ terrain: null, building: null, owner: null, worker: "red" }, "C3: grass. Worker of red."],
    [
      { terrain: null, building: "bakery", owner: "blue", worker: null },
      "C3: bakery, blue. 1 wheat for 4 coins. Used.",
    ],
  ])("a square: %o", (square, said) => {
    expect(
      squareInWords("C3", square, square.building ? bakery : undefined, square.building !== null, texts, words),
    ).toBe(said);
  });
});
