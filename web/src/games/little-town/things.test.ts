import { describe, expect, test } from "vitest";

import { legalMove as move, offered } from "@/lib/testing";

import { deeds, goodsMoves, OWN_GOODS, pressGoods, STOCK_GOODS } from "./things";

describe("goods that lie in two places", () => {
  test("what is taken is taken from the stock alone", () => {
    const { targets, heard } = offered(move("take", { resource: ["resource", "wood"] }));
    expect(goodsMoves(targets, OWN_GOODS, "wood")).toHaveLength(0);
    expect(goodsMoves(targets, STOCK_GOODS, "wood")).toHaveLength(1);
    pressGoods(targets, OWN_GOODS, "wood");
    expect(heard).toEqual(["why not resource wood"]);
    pressGoods(targets, STOCK_GOODS, "wood");
    expect(heard).toEqual(["why not resource wood", "take wood"]);
  });

  test("what is given is given from one's own", () => {
    const { targets, heard } = offered(move("give", { good: ["resource", "coins"] }));
    pressGoods(targets, STOCK_GOODS, "coins");
    pressGoods(targets, OWN_GOODS, "coins");
    expect(heard).toEqual(["why not resource coins", "give coins"]);
  });

  test("what no move touches is asked about, wherever it lies", () => {
    const { targets, heard } = offered();
    pressGoods(targets, OWN_GOODS, "fish");
    pressGoods(targets, STOCK_GOODS, "fish");
    expect(heard).toEqual(["why not resource fish", "why not resource fish"]);
  });
});

test("many deeds are not all told", () => {
  const moves = ["1", "2", "3", "4"].map((square) => move("site", { square: ["square", square] }));
  expect(deeds(moves.slice(0, 3), (one) => one.move)).toHaveLength(3);
  expect(deeds(moves, (one) => one.move)).toEqual(["site 1", "site 2", "…"]);
});
