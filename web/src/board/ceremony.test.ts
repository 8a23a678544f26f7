import { expect, it } from "vitest";

import type { Fact } from "@/generated/protocol";

import { ceremoniesIn } from "./ceremony";

const told = (...kinds: string[]): Fact[] => kinds.map((kind) => ({ kind, seat: 0, arguments: {}, at: 1 }));
const ROUND = { heading: "round-end", facts: ["round-ended", "scored", "refilled"], opens: ["round-ended"] };
const BATTLE = { heading: "battle", facts: ["battle", "rolled", "won"], opens: ["battle"] };

it("gathers the sentences of a round's end", () => {
  const [only, ...others] = ceremoniesIn(told("placed", "round-ended", "scored", "scored", "moved"), [ROUND, BATTLE]);
  expect(only?.facts.map((fact) => fact.kind)).toEqual(["round-ended", "scored", "scored"]);
  expect(others).toEqual([]);
});

it("tells two ceremonies one after the other", () => {
  const found = ceremoniesIn(told("battle", "rolled", "won", "round-ended", "scored"), [ROUND, BATTLE]);
  expect(found.map(({ kind }) => kind.heading)).toEqual(["battle", "round-end"]);
});

it("makes no ceremony of a refill in the middle of a round", () => {
  expect(ceremoniesIn(told("refilled", "scored"), [ROUND, BATTLE])).toEqual([]);
});
