import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { CardView, LevelView, SocietyView } from "@/generated/tree-society";
import { Texts } from "@/lib/texts";

import { ceremonies } from "./ceremony";
import { face } from "./fruits";
import { sounds } from "./sounds";
import { aboutCard, aboutFruit, levelsInWords, priceInWords, wordsIn } from "./words";

const GAME = "../src/tablewood/games/tree_society";
const source = (language: string) => readFileSync(`${GAME}/text/${language}.ftl`, "utf8");
const words = wordsIn("en");
const texts = new Texts("en", source("en"));
const french = { words: wordsIn("fr"), texts: new Texts("fr", source("fr")) };

const level = (cost: number, effect: string, n: number, points: number, counter = ""): LevelView => ({
  cost,
  must: null,
  effect: { text: effect, n, k: 0, counter: "" },
  points: { text: counter ? "points-for-each" : "points-fixed", n: points, k: 0, counter },
});
const bank: CardView = {
  card: "BAN01",
  number: 14,
  guild: "bankers",
  banners: 1,
  levels: [level(2, "effect-chest", 2, 0), level(4, "lasting-chest", 1, 2), level(4, "effect-end", 0, 2, "banners-bankers")],
  level: 1,
  points: 0,
  price: 3,
  price_by_action: null,
};
const view = { viewer: 0, players: [{ purse: 2 }], sources: { card: "reconstructed", fruit: "reconstructed" }, under_way: null } as unknown as SocietyView;

test("both languages say the same things", () => expect([...wordsIn("fr").ids].sort()).toEqual([...words.ids].sort()));

test("every heading and every sound belongs to an event of the game", () => {
  const events = new Set([...texts.ids].filter((id) => id.startsWith("event-")).map((id) => id.slice(6)));
  for (const kind of [...ceremonies.flatMap((one) => one.facts), ...Object.keys(sounds)]) expect(events, kind).toContain(kind);
  for (const { heading } of ceremonies) expect(words.has(heading), heading).toBe(true);
});

describe("a card", () => {
  test("tells its levels", () =>
    expect(levelsInWords(bank, texts, words)).toEqual([
      "Level 1, the tree stands here: +2 coins in your chest. 0 points.",
      "Level 2, 4 coins: Each time you add to your chest: 1 more. 2 points.",
      "Level 3, 4 coins: 2 points for each Bankers banner.",
    ]));
  test("tells them in French", () =>
    expect(levelsInWords(bank, french.texts, french.words)[2]).toBe("Niveau 3, 4 pièces\u00a0: 2 points par bannière des Banquiers."));
  test("tells what it really costs, and what is missing", () =>
    expect(priceInWords(bank, 2, words)).toBe("Level 2 costs you 3 coins now. Printed: 4. You are 1 coin short."));
  test("tells the price by the fruit action", () =>
    expect(priceInWords({ ...bank, price: 4, price_by_action: 2 }, 2, words)).toBe("Level 2 costs you 4 coins now. With your fruit action: 2 coins."));
  test("of somebody else has no price", () => expect(priceInWords({ ...bank, price: null }, 2, words)).toBe(""));
  test("explains itself", () => {
    const about = aboutCard(bank, view, texts, words);
    expect(about.title).toBe("Counting House (Bankers)");
    expect(about.source).toBe("reconstructed");
    expect(about.clause).toBe("TS-74");
    expect(about.more?.at(-1)).toBe("1 banner when completed.");
  });
});

test("a fruit explains itself", () => {
  const about = aboutFruit(face("apple-less-plus"), 4, view, texts, words);
  expect(about.text).toBe("Sold now, it brings 4 coins.");
  expect(about.more).toEqual(["Fruit action: Build any level for 2 coins less.", "It brings 1 coin more when it is the one that is sold."]);
  expect(about.clause).toBe("TS-52");
});
