import { describe, expect, it } from "vitest";

import type { LegalMove } from "@/generated/protocol";
import { Choosing } from "@/lib/targets.svelte";

import { Held } from "./held.svelte";

const move = (verb: string, ...things: [domain: string, name: string][]): LegalMove => ({
  move: [verb, ...things.map(([, name]) => name)].join(" "),
  verb,
  arguments: Object.fromEntries(things.map((thing, at) => [`${thing[0]}${at}`, thing])),
});
const space = (name: string): [string, string] => ["space", name];

function table(...moves: LegalMove[]) {
  const made: string[] = [];
  const asked: string[] = [];
  const real = new Choosing(
    (one) => made.push(one.move),
    (thing) => asked.push(thing.join(":")),
  );
  real.offer(moves);
  return { held: new Held(() => real), real, made, asked };
}

describe("holding a card", () => {
  const moves = [move("step", space("r0c1")), move("march", space("r0c1")), move("march", space("r0c2")), move("acclaim"), move("done")];

  it("steps when no card is held, though a march would lead there too", () => {
    const { held, made } = table(...moves);
    held.press("space", "r0c1");
    expect(made).toEqual(["step r0c1"]);
  });

  it("marches when the March card is held, and puts it down afterwards", () => {
    const { held, made } = table(...moves);
    held.press("verb", "march");
    expect(held.chosen("verb", "march")).toBe(true);
    expect(held.can("space", "r0c2")).toBe(true);
    held.press("space", "r0c1");
    expect(made).toEqual(["march r0c1"]);
    expect(held.holding).toBe("");
  });

  it("is free to change: pressed again, the card is put down", () => {
    const { held } = table(...moves);
    held.press("verb", "march");
    held.press("verb", "march");
    expect(held.holding).toBe("");
    expect(held.can("space", "r0c2")).toBe(false);
  });

  it("takes the card up, and does not spend it, when only the card leads to a space", () => {
    const { held, made } = table(...moves);
    held.press("space", "r0c2");
    expect(made).toEqual([]);
    expect(held.holding).toBe("march");
    held.press("space", "r0c2");
    expect(made).toEqual(["march r0c2"]);
  });

  it("plays at once what needs no place", () => {
    const { held, made } = table(...moves);
    held.press("verb", "acclaim");
    expect(made).toEqual(["acclaim"]);
  });

  it("forgets a card that can no longer be played", () => {
    const { held, real } = table(...moves);
    held.press("verb", "march");
    real.offer([move("done")]);
    expect(held.holding).toBe("");
  });
});

it("moves an outpost in two steps: the outpost, then the direction", () => {
  const go = (name: string, way: string) => move("caravan", space(name), ["direction", way]);
  const { held, made } = table(go("r0c0", "east"), go("r0c0", "south"), go("r3c3", "west"), move("step", space("r0c0")));
  held.press("verb", "caravan");
  held.press("space", "r0c0");
  expect(held.from).toBe("r0c0");
  expect(held.can("direction", "west")).toBe(false);
  held.press("direction", "south");
  expect(made).toEqual(["caravan r0c0 south"]);
});

it("tells giving from asking by where the goods lie", () => {
  const { held, made } = table(move("give", ["thing", "wood"]), move("ask", ["thing", "wood"]));
  held.pressAmong(["ask"], "thing", "wood");
  expect(made).toEqual(["ask wood"]);
});

it("asks why not, of a thing or of a verb", () => {
  const { held, asked } = table(move("done"));
  held.press("space", "r5c5");
  held.press("verb", "build");
  expect(asked).toEqual(["space:r5c5", "verb:build"]);
});
