import { expect, test } from "vitest";

import type { LegalMove } from "@/generated/protocol";

import { eaten, hearty } from "./meals";

const meal = (fish: number, wheat: number, coins: number): LegalMove => ({
  move: `feed ${fish} ${wheat} ${coins}`,
  verb: "feed",
  arguments: { fish: ["number", String(fish)], wheat: ["number", String(wheat)], coins: ["number", String(coins)] },
});

test("a meal is read as numbers", () => expect(eaten(meal(1, 2, 0))).toEqual({ fish: 1, wheat: 2, coins: 0 }));

test("the first proposal feeds everybody and spares the coins", () => {
  expect(hearty([meal(1, 1, 0), meal(1, 1, 1), meal(2, 1, 0), meal(0, 1, 2)])?.move).toBe("feed 2 1 0");
  expect(hearty([meal(3, 0, 0), meal(2, 1, 0)])?.move).toBe("feed 2 1 0");
  expect(hearty([])).toBeUndefined();
});
