import { describe, expect, test } from "vitest";

import type { BuildingView } from "@/generated/little-town";

import { effectOf, goods, row, type Token } from "./effects";

const building = (printed: Partial<BuildingView>): BuildingView => ({
  cost: {},
  vp: 0,
  pay: {},
  gain: {},
  round_end: null,
  game_end: null,
  ...printed,
});
const told = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.is === "icon") return token.name;
      if (token.is === "cluster") return `[${token.names.join(" ")}]`;
      return token.is === "number" ? token.text : { arrow: "->", per: "/" }[token.is];
    })
    .join(" ");

describe("what a building does", () => {
  test.each<[string, Partial<BuildingView>, string]>([
    ["a gain", { gain: { wheat: 1 } }, "wheat"],
    ["points are always counted", { gain: { vp: 1 } }, "1 vp"],
    ["an exchange", { pay: { wheat: 1 }, gain: { coins: 4 } }, "wheat -> 4 coins"],
    [
      "many kinds together",
      { pay: { wood: 1, stone: 1, wheat: 1, fish: 1 }, gain: { vp: 7 } },
      "[wood stone wheat fish] -> 7 vp",
    ],
    ["the end of a round", { round_end: { verb: "score-per", around: "workers", vp: 1 } }, "round-end 1 vp / workers"],
    [
      "the squares around",
      { round_end: { verb: "use-surroundings", around: null, vp: 0 } },
      "round-end use-surroundings",
    ],
    [
      "the end of the game",
      { game_end: { verb: "score-per", around: "free-grass", vp: 2 } },
      "game-end 2 vp / free-grass",
    ],
    ["nothing", {}, ""],
  ])("%s", (_what, printed, tokens) => expect(told(effectOf(building(printed)))).toBe(tokens));

  test("three kinds, not all one, are counted each", () => {
    expect(told(goods({ wood: 2, stone: 1, fish: 1 }))).toBe("2 wood stone fish");
  });
});

describe("a row of tokens", () => {
  const tokens = goods({ wheat: 2, coins: 5 });

  test("stands about 0, in order and without overlap", () => {
    const made = row(tokens, 200, 16, 12);
    expect(made.icon).toBe(16);
    const ends = made.tokens.map(({ x, width }) => [x - width / 2, x + width / 2] as const);
    expect(ends[0]?.[0]).toBeCloseTo(-made.width / 2);
    expect(ends.at(-1)?.[1]).toBeCloseTo(made.width / 2);
    for (const [number, [left]] of ends.entries())
      if (number > 0) expect(left).toBeGreaterThan(ends[number - 1]?.[1] ?? 0);
  });

  test("with little room icons shrink and numbers do not", () => {
    const made = row(tokens, 40, 16, 12);
    expect(made.width).toBeCloseTo(40);
    expect(made.icon).toBeLessThan(16);
    expect(made.tokens[0]?.width).toBe(row(tokens, 200, 16, 12).tokens[0]?.width);
  });

  test("of nothing is empty", () => expect(row([], 40, 16, 12)).toMatchObject({ tokens: [], width: 0 }));
});
