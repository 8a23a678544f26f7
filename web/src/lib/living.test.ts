import { describe, expect, it } from "vitest";

import { alike, LivingView } from "./living.svelte";

interface Town {
  round: number;
  players: { name: string; coins: number }[];
  market: Record<string, number>;
}

const town = (): Town => ({
  round: 1,
  players: [
    { name: "Ann", coins: 3 },
    { name: "Ben", coins: 4 },
  ],
  market: { mill: 1, inn: 2 },
});

describe("a view that lives on", () => {
  it("shows what was sent", () => {
    const view = new LivingView();
    view.show(town(), true);
    const next = { ...town(), round: 2, players: [{ name: "Ann", coins: 9 }], market: { inn: 2, barn: 1, mill: 1 } };
    expect(view.show(structuredClone(next), false)).toEqual(next);
    expect(Object.keys((view.show(structuredClone(next), false) as Town).market)).toEqual(["inn", "barn", "mill"]);
    expect(view.show(town(), false)).toEqual(town());
  });

  it("stays the same, and so does what has not changed", () => {
    const view = new LivingView();
    const before = view.show(town(), true) as Town;
    const [ann, ben] = before.players;
    const after = view.show({ ...town(), round: 2 }, false) as Town;
    expect(after).toBe(before);
    expect(after.players[0]).toBe(ann);
    // What moves up in a list is still the same.
    const fewer = view.show({ ...town(), players: town().players.slice(1) }, false) as Town;
    expect(fewer.players[0]).toBe(ben);
  });

  it("changes part by part, and only what differs", () => {
    const view = new LivingView();
    const now = view.show(town(), true) as Town;
    const seen: unknown[] = [];
    const next = { ...town(), round: 2, players: [{ name: "Ann", coins: 3 }, { name: "Ben", coins: 9 }] };
    for (const _ of view.become(next)) seen.push([now.round, now.players[1]?.coins]);
    expect(seen).toEqual([[2, 4], [2, 9]]);
    expect(view.show(next, false)).toBe(now);
  });

  it("leaves added and removed parts to `show`", () => {
    const view = new LivingView();
    view.show(town(), true);
    const next = { ...town(), weather: "rain" };
    expect([...view.become(next)]).toEqual([]);
    expect(view.show(next, false)).toEqual(next);
  });

  it("is a new object if it is unrelated to the one before", () => {
    const view = new LivingView();
    const before = view.show(town(), true);
    expect(view.show(town(), true)).not.toBe(before);
  });
});

it("tells whether two values are equal, order included", () => {
  expect(alike(town(), town())).toBe(true);
  expect(alike({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  expect(alike([1, [2]], [1, [3]])).toBe(false);
  expect(alike([], {})).toBe(false);
  expect(alike(null, {})).toBe(false);
});
