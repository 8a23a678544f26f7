import { expect, test } from "vitest";

import type { OptionSheet } from "@/generated/http";

import { fitsPlayers, fitting, hasCards, playersFor } from "./options";
import { Texts } from "./texts";

const mode: OptionSheet = {
  name: "mode",
  default: "auto",
  choices: ["auto", "solo", "together"],
  low: 0,
  high: 0,
  help: "",
  fits: { solo: [1], together: [2, 3, 4] },
  each_seat: false,
};

test("an option has cards if the game explains each of its choices", () => {
  const all = "option-mode-solo-help = Alone.\noption-mode-together-help = With others.\n";
  expect(hasCards(mode, new Texts("en", all))).toBe(true);
  expect(hasCards(mode, new Texts("en", "option-mode-solo-help = Alone.\n"))).toBe(false);
});

test("what is chosen fits the number of players", () => {
  expect(fitting(mode, "auto", 1)).toBe("solo");
  expect(fitting(mode, "auto", 3)).toBe("together");
  expect(fitting(mode, "together", 1)).toBe("solo");
  expect(fitting(mode, "together", 4)).toBe("together");
  expect(fitsPlayers(mode, "auto", 4)).toBe(true);
});

test("a card sets the nearest number of players that it allows", () => {
  expect(playersFor(mode, "solo", 4)).toBe(1);
  expect(playersFor(mode, "together", 1)).toBe(2);
  expect(playersFor(mode, "together", 3)).toBe(3);
  expect(playersFor(mode, "together", 5)).toBe(4);
  expect(playersFor(mode, "auto", 5)).toBe(5);
});
