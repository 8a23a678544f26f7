import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { WordsView } from "@/generated/tree-society";

import { counterSign, effectSigns, lasts, line, sealText, SIGNED, signs, type Token } from "./effects";

const GAME = "../src/tablewood/games/tree_society";
const words = (text: string, n = 0, k = 0, counter = ""): WordsView => ({ text, n, k, counter });
const said = (tokens: Token[]): string => tokens.map((token) => ("icon" in token ? token.icon : `"${token.text}"`)).join(" ");

test("every effect and every mandatory part of the game has signs", () => {
  const texts = readFileSync(`${GAME}/text/en.ftl`, "utf8");
  const ids = [...texts.matchAll(/^((?:effect|lasting|must)-[a-z-]+) =/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(25);
  expect([...SIGNED].sort()).toEqual(ids.sort());
});

test("every sign is drawn", () => {
  const drawn = readFileSync("src/games/tree-society/Icon.svelte", "utf8");
  const texts = readFileSync(`${GAME}/text/en.ftl`, "utf8");
  const counters = [...texts.matchAll(/^(counter-[a-z-]+) =/gm)].map(([, id]) => counterSign(id ?? ""));
  const used = SIGNED.flatMap((id) => signs(words(id, 2, 1))).flatMap((token) => ("icon" in token ? [token.icon] : []));
  for (const name of new Set([...used, ...counters])) if (name !== "none") expect(drawn, name).toContain(`"${name}"`);
});

describe("in signs", () => {
  test.each([
    [words("effect-purse", 2), '"+2" coin'],
    [words("effect-chest-for-each", 1, 0, "counter-house"), '"+1" chest "/" house'],
    [words("effect-sell", 0), "fruit arrow coin"],
    [words("effect-sell", 1), 'fruit arrow coin "+1"'],
    [words("effect-draw-fruit", 4, 2), '"4" fruit-deck arrow "2" fruit'],
    [words("effect-draw-guild-less", 3, 2), '"3" guild-deck hammer "−2"'],
    [words("lasting-up", 1), 'lasting storey-up "−1"'],
    [words("must-compost", 2), 'must "2" fruit arrow compost'],
  ])("%o", (effect, expected) => expect(said(signs(effect))).toBe(expected));

  test("what the points are counted for stands where the effect stands", () => {
    const level = { cost: 4, must: null, effect: words("effect-end"), points: words("points-for-each", 2, 0, "banners-writers") };
    expect(said(effectSigns(level))).toBe("end banner-of-writers");
    expect(sealText(level.points)).toBe("×2");
  });

  test("a mandatory part without an effect has no dash below it", () => {
    const level = { cost: 4, must: words("must-discard-any"), effect: words("effect-none"), points: words("points-fixed", 9) };
    expect(effectSigns(level)).toEqual([]);
    expect(sealText(level.points)).toBe("9");
  });
});

test("what lasts is told from what happens once", () =>
  expect([lasts(words("lasting-sale", 1)), lasts(words("effect-sell"))]).toEqual([true, false]));

describe("a line of signs", () => {
  const tokens = signs(words("effect-draw-fruit", 4, 2));
  test("is smaller where it has not enough room", () => {
    expect(line(tokens, 1000, 18, 13).scale).toBe(1);
    expect(line(tokens, 40, 18, 13).scale).toBeLessThan(0.6);
  });
  test("goes from left to right about its middle", () => {
    const places = line(tokens, 1000, 18, 13).at.map(({ x }) => x);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeLessThan(0);
    expect(places.at(-1)).toBeGreaterThan(0);
  });
});
