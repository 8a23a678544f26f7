import { describe, expect, it } from "vitest";

import type { LegalMove } from "@/generated/protocol";

import { Choosing } from "./targets.svelte";

const move = (verb: string, ...trees: string[]): LegalMove => ({
  move: [verb, ...trees].join(" "),
  verb,
  arguments: Object.fromEntries(trees.map((tree, at) => [String(at), ["tree", tree]])),
});

function table(...moves: LegalMove[]) {
  const heard: string[] = [];
  const targets = new Choosing(
    (made) => heard.push(made.move),
    (thing) => heard.push(`why ${thing.join(" ")}`),
  );
  targets.offer(moves);
  return { targets, heard };
}

describe("two things pressed one after the other", () => {
  it("are named in that order if there is a move for both orders", () => {
    const { targets, heard } = table(move("hammer", "A1", "A2"), move("hammer", "A2", "A1"));
    targets.press("tree", "A2");
    targets.press("tree", "A1");
    expect(heard).toEqual(["hammer A2 A1"]);
  });

  it("make the only move there is, in whichever order", () => {
    const { targets, heard } = table(move("hammer", "A1", "A2"), move("hammer", "A1", "B1"));
    targets.press("tree", "A2");
    expect(heard).toEqual(["hammer A1 A2"]);
  });

  it("leave a choice between different verbs", () => {
    const { targets, heard } = table(move("hammer", "A1", "A2"), move("carry", "A2", "A1"), move("carry", "A2", "B1"));
    targets.press("tree", "A1");
    expect(heard).toEqual([]);
    expect(targets.between.map((one) => one.move)).toEqual(["hammer A1 A2", "carry A2 A1"]);
  });
});

describe("a thing that completes one move and begins another", () => {
  it("asks which is meant", () => {
    const { targets, heard } = table(move("take", "A1"), move("take", "A1", "A2"));
    targets.press("tree", "A1");
    expect(heard).toEqual([]);
    expect(targets.between.map((one) => one.move)).toEqual(["take A1", "take A1 A2"]);
  });
});

describe("a new position", () => {
  it("offers what is legal now, by thing and by verb", () => {
    const { targets } = table(move("hammer", "A1", "A2"), move("hammer", "A2", "A1"), move("bridge", "A1", "B1"));
    expect(targets.moves("tree", "A1").map((one) => one.move)).toEqual(["hammer A1 A2", "hammer A2 A1", "bridge A1 B1"]);
    targets.offer([move("bridge", "A1", "B1")]);
    expect(targets.moves("tree", "A1").map((one) => one.move)).toEqual(["bridge A1 B1"]);
    expect(targets.can("tree", "A2")).toBe(false);
    expect(targets.ofVerb("hammer")).toEqual([]);
    targets.offer([]);
    expect(targets.can("tree", "A1")).toBe(false);
  });

  it("knows the moves that name a thing, whatever is chosen", () => {
    const { targets } = table(move("hammer", "A1", "A2"), move("hammer", "A1", "B1"), move("bridge", "A2", "B2"));
    targets.press("tree", "A1");
    expect(targets.moves("tree", "B2")).toEqual([]);
    expect(targets.touching("tree", "B2").map((one) => one.move)).toEqual(["bridge A2 B2"]);
  });
});
