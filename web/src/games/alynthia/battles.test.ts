import { expect, it } from "vitest";

import type { Fact } from "@/generated/protocol";

import { lastFought } from "./battles";

const fact = (kind: string, seat: number, at: number, args: Fact["arguments"] = {}): Fact => ({ kind, seat, at, arguments: args });

const RAID = [
  fact("battle-began", 0, 4, { space: ["space", "r1c1"], target: ["target", "character"] }),
  fact("battle-rolled", -1, 5, { attacker: 4, defender: 2 }),
  fact("rerolled", 1, 6, { die: ["die", "attacker"] }),
  fact("battle-compared", -1, 7, { attacker: 9, defender: 6 }),
  fact("piece-beaten", 1, 7, { space: ["space", "r1c1"], target: ["target", "character"] }),
];

it("tells an attack with its dice, its strengths and the one who was beaten", () => {
  const fought = lastFought(RAID);
  expect(fought).toMatchObject({ attacker: 0, defender: 1, space: "r1c1", dice: [4, 2], strengths: [9, 6], at: 7 });
  expect(fought?.won).toBe(true);
});

it("tells how dragons came", () => {
  const came = [
    fact("dragons-came", 1, 2, { space: ["space", "r0c0"], count: 2, target: ["target", "outpost"] }),
    fact("battle-compared", -1, 2, { attacker: 5, defender: 5 }),
  ];
  const fought = lastFought(came);
  expect(fought).toMatchObject({ attacker: -1, defender: 1, target: "outpost" });
  expect(fought?.won).toBe(false);
  expect(lastFought([...came, fact("piece-beaten", 1, 2)])?.won).toBe(true);
});

it("tells a failed attack as lost", () => {
  expect(lastFought([...RAID.slice(0, 4), fact("attack-failed", 0, 7, { space: ["space", "r1c1"] })])?.won).toBe(false);
});

it("does not tell a battle that is still being fought", () => {
  expect(lastFought(RAID.slice(0, 3))).toBeNull();
});
