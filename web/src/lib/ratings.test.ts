import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { MyGame, RatingPoint } from "@/generated/http";

import { changeInWords, outcomeInWords, ratingValue, signed, spanned } from "./ratings";
import { Texts } from "./texts";

const text = (language: string): string =>
  readFileSync(new URL(`../text/ratings.${language}.ftl`, import.meta.url), "utf8");
const [english, french] = [new Texts("en", text("en")), new Texts("fr", text("fr"))];

const rating = (points: number) => ({ points, give_or_take: 90, provisional: false });
const game = (more: Partial<MyGame>): MyGame => ({
  table: "t",
  game: "sylve",
  phase: "over",
  rated: true,
  made: "",
  touched: "",
  asked_me: false,
  team: false,
  outcome: "placed",
  place: 3,
  seats: [0, 1, 2, 3].map(() => ({ name: "", kind: "bot", player: "", mine: false, place: 0, total: 0 })),
  change: null,
  ...more,
});

test("a rating is shown with its doubt, without separators", () => {
  expect(ratingValue(rating(1520), english)).toBe("1520 ± 90");
  expect(ratingValue(rating(2520), french)).toBe("2520 ± 90");
});

test("changes have a sign", () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(["+12", "−8", "±0"]);
  const change = { before: rating(1500), after: rating(1512), points: 12, voided: false };
  expect(changeInWords(change, english)).toBe("+12 points");
  expect(changeInWords({ ...change, voided: true }, english)).toBe("does not count");
});

test("results are told in words", () => {
  expect(outcomeInWords(game({}), english)).toBe("3rd of 4");
  expect(outcomeInWords(game({}), french)).toBe("3e sur 4");
  expect(outcomeInWords(game({ outcome: "gave-up" }), english)).toBe("lost: left to a bot");
  expect(outcomeInWords(game({ outcome: "" }), english)).toBe("over");
  expect(outcomeInWords(game({ phase: "playing", outcome: "", asked_me: true }), english)).toBe("your turn");
});

test("a chart has room above and below", () => {
  const points = (...all: number[]): RatingPoint[] =>
    all.map((one) => ({ table: "", time: "", place: 1, of: 2, rating: rating(one), points: 0 }));
  expect(spanned(points(1500))).toEqual([1450, 1550]);
  expect(spanned(points(1310, 1690))).toEqual([1250, 1750]);
});
