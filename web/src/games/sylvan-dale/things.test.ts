import { describe, expect, it } from "vitest";

import type { LegalMove } from "@/generated/protocol";
import { Choosing } from "@/lib/targets.svelte";

import { cardMove, pairsIn, pressCard } from "./things";

const card = (verb: string, name: string): LegalMove => ({
  move: `${verb} ${name}`,
  verb,
  arguments: { card: ["card", name] },
});

function table(...moves: LegalMove[]) {
  const heard: string[] = [];
  const targets = new Choosing(
    (move) => heard.push(move.move),
    (thing) => heard.push(`why ${thing.join(" ")}`),
  );
  targets.offer(moves);
  return { targets, heard };
}

describe("cards of one face in several places", () => {
  it("are meant by the move of their place alone", () => {
    const { targets } = table(card("take", "nest-ax"));
    expect(cardMove(targets, "take", "nest-ax")?.move).toBe("take nest-ax");
    expect(cardMove(targets, "play", "nest-ax")).toBeUndefined();
  });

  it("make that move when pressed there", () => {
    const { targets, heard } = table(card("take", "nest-ax"));
    pressCard(targets, "take", "nest-ax");
    expect(heard).toEqual(["take nest-ax"]);
  });

  it("never make the move of another place", () => {
    const { targets, heard } = table(card("take", "nest-ax"));
    pressCard(targets, "play", "nest-ax");
    expect(heard).toEqual(["why card nest-ax"]);
  });

  it("ask why not when no move touches them", () => {
    const { targets, heard } = table(card("take", "nest-ax"));
    pressCard(targets, "play", "lodge-ax");
    expect(heard).toEqual(["why card lodge-ax"]);
  });
});

describe("bridges", () => {
  it("are offered once for each pair of trees", () => {
    const move = (pair: string): LegalMove => ({
      move: `bridge ${pair}`,
      verb: "bridge",
      arguments: { trees: ["pair of trees", pair] },
    });
    expect(pairsIn([move("A1-B1"), move("A1-A2"), move("A1-B1"), card("take", "nest-ax")])).toEqual(["A1-B1", "A1-A2"]);
  });
});
