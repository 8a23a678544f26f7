import { expect, test } from "vitest";

import type { SeatNow } from "@/generated/protocol";

import { areAlike, botHelp, botName, lettersLeft, narrowNames, playerNames, together } from "./names";
import { ago } from "./since";
import { Texts } from "./texts";

const own = new Texts("en", "bot-grown = Grown tree\nbot-grown-help = Looks ahead.\n");
const game = new Texts("en", "colour-red = red\ncolour-blue = blue\n");
const seat = (name: string, kind: string, player: string): SeatNow => ({
  name,
  kind,
  player,
  mine: false,
  online: true,
  salt: "",
  kept_for: "",
  kept_for_me: false,
  clock: null,
  forfeited: false,
});

test("people have their names, bots ours, free seats the game's", () => {
  const seats = [seat("red", "person", "Ada"), seat("blue", "bot", "grown"), seat("red", "open", "")];
  expect(playerNames(seats, own, game)).toEqual(["Ada", "Grown tree", "Red"]);
});

test("two of the same name are told apart by their seats", () => {
  const seats = [seat("red", "bot", "grown"), seat("blue", "bot", "grown")];
  expect(playerNames(seats, own, game)).toEqual(["Grown tree (Red)", "Grown tree (Blue)"]);
});

test("three bots of a kind have three names, and so does a person with a bot's name", () => {
  const trees = ["red", "blue", "green"].map((name) => seat(name, "bot", "grown"));
  expect(new Set(playerNames(trees, own, game)).size).toBe(3);
  expect(playerNames([seat("red", "person", "Grown tree"), seat("blue", "bot", "grown")], own, game)).toEqual([
    "Grown tree (Red)",
    "Grown tree (Blue)",
  ]);
});

test("where there is little room, what sets two apart comes first", () => {
  const seats = [seat("red", "bot", "grown"), seat("blue", "bot", "grown"), seat("green", "person", "Ada")];
  expect(narrowNames(seats, own, game)).toEqual(["Red · Grown tree", "Blue · Grown tree", "Ada"]);
});

test("two free seats have different names, two bots of a kind the same", () => {
  expect(areAlike([seat("red", "open", ""), seat("blue", "open", "")], own)).toBe(false);
  expect(areAlike([seat("red", "bot", "grown"), seat("blue", "bot", "grown")], own)).toBe(true);
});

test("the limit of a name is shown when it is near, in letters as people count them", () => {
  expect(lettersLeft("Ada", 24)).toBe(null);
  expect(lettersLeft("A".repeat(18), 24)).toBe(6);
  expect(lettersLeft("🌲".repeat(24), 24)).toBe(0);
  expect(lettersLeft("A".repeat(26), 24)).toBe(-2);
});

test("a bot without a text keeps its own name", () => {
  expect([botName("mighty", own), botHelp("mighty", own)]).toEqual(["mighty", ""]);
});

test("names are listed in words", () => {
  expect(together(["Ada", "Blaise", "Camille"], "fr")).toBe("Ada, Blaise et Camille");
});

test("how long ago, in the largest unit that fits", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  expect(ago("2026-11-16T11:57:00Z", now, "en")).toBe("3 minutes ago");
  expect(ago("2026-11-14T11:00:00Z", now, "en")).toBe("2 days ago");
  expect(ago("2026-11-16T12:00:30Z", now, "en")).toBe("now");
  expect(ago("never", now, "en")).toBe("");
});
