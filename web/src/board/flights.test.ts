import { describe, expect, it } from "vitest";

import { flightsBetween, inOrder } from "./flights";

describe("who travelled where", () => {
  it("pairs a die that left a pool with the die that arrived on a space", () => {
    const before = [{ kind: "die red fox", at: "pool:red", count: 1 }];
    const after = [{ kind: "die red fox", at: "space:B2", count: 1 }];
    expect(flightsBetween(before, after)).toEqual([{ kind: "die red fox", from: "pool:red", to: "space:B2", count: 1 }]);
  });

  it("says nothing of what stayed", () => {
    const same = [{ kind: "coin", at: "purse:red", count: 3 }];
    expect(flightsBetween(same, same)).toEqual([]);
  });

  it("lets coins go from one purse to two others", () => {
    const before = [
      { kind: "coin", at: "purse:red", count: 5 },
      { kind: "coin", at: "purse:blue", count: 0 },
      { kind: "coin", at: "chest:red", count: 0 },
    ];
    const after = [
      { kind: "coin", at: "purse:red", count: 1 },
      { kind: "coin", at: "purse:blue", count: 3 },
      { kind: "coin", at: "chest:red", count: 1 },
    ];
    expect(flightsBetween(before, after)).toEqual([
      { kind: "coin", from: "purse:red", to: "purse:blue", count: 3 },
      { kind: "coin", from: "purse:red", to: "chest:red", count: 1 },
    ]);
  });

  it("brings what was unseen from its anchor, and sends what leaves to its own", () => {
    const before = [{ kind: "potion P02", at: "market:1", count: 1, to: "discard" }];
    const after = [{ kind: "potion P07", at: "market:1", count: 1, from: "potion deck" }];
    expect(flightsBetween(before, after)).toEqual([
      { kind: "potion P02", from: "market:1", to: "discard", count: 1 },
      { kind: "potion P07", from: "potion deck", to: "market:1", count: 1 },
    ]);
  });

  it("does not mix kinds", () => {
    const before = [{ kind: "wood", at: "stock", count: 2 }];
    const after = [{ kind: "stone", at: "goods:red", count: 2 }];
    expect(flightsBetween(before, after).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["wood", "stock", ""],
      ["stone", "", "goods:red"],
    ]);
  });
});

describe("the order of the log", () => {
  it("is the order of the flights", () => {
    const flights = [
      { kind: "coin", from: "purse:red", to: "", count: 1 },
      { kind: "die red fox", from: "pool:red", to: "space:B2", count: 1 },
    ];
    const log = [{ arguments: { space: ["space", "B2"] as const } }, { arguments: { player: "red", count: 1 } }];
    expect(inOrder(flights, log).map(({ kind }) => kind)).toEqual(["die red fox", "coin"]);
  });

  it("leaves flights that no sentence names where they were, last", () => {
    const flights = [
      { kind: "a", from: "", to: "x", count: 1 },
      { kind: "b", from: "", to: "y", count: 1 },
      { kind: "c", from: "", to: "z", count: 1 },
    ];
    expect(inOrder(flights, [{ arguments: { thing: ["k", "c"] as const } }]).map(({ kind }) => kind)).toEqual(["c", "a", "b"]);
  });
});
