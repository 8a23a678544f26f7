import { expect, test } from "vitest";

import type { LegalMove } from "@/generated/protocol";
import type { SocietyView } from "@/generated/tree-society";
import type { Thing } from "@/lib/targets.svelte";
import { Choosing } from "@/lib/targets.svelte";

import { byType, face, oneByOne } from "./fruits";
import { ownCardVerbs, pressing } from "./things";

const move = (verb: string, domain: string, name: string): LegalMove => ({
  move: `${verb} ${name}`,
  verb,
  arguments: { [domain]: [domain, name] },
});

function table(...moves: LegalMove[]): { targets: Choosing; made: string[]; asked: Thing[] } {
  const [made, asked]: [string[], Thing[]] = [[], []];
  const targets = new Choosing(
    (one) => made.push(one.move),
    (thing) => asked.push(thing),
  );
  targets.offer(moves);
  return { targets, made, asked };
}

test("a fruit that may be taken from the market is no target in a basket", () => {
  const { targets, made, asked } = table(move("take", "fruit", "apple-sell"));
  const inBasket = pressing(targets, "fruit", "apple-sell", ["sell", "compost"]);
  expect(inBasket.can).toBe(false);
  inBasket.onpress();
  expect([made, asked]).toEqual([[], [["fruit", "apple-sell"]]]);
  pressing(targets, "fruit", "apple-sell", ["take"]).onpress();
  expect(made).toEqual(["take apple-sell"]);
});

test("pressing an own card never discards it by accident", () => {
  const { targets, made, asked } = table(move("discard", "card", "ARC01"));
  pressing(targets, "card", "ARC01", ownCardVerbs({ prompt: "build" } as SocietyView)).onpress();
  expect([made, asked.length]).toEqual([[], 1]);
  pressing(targets, "card", "ARC01", ownCardVerbs({ prompt: "discard-first" } as SocietyView)).onpress();
  expect(made).toEqual(["discard ARC01"]);
});

test("a card that can be built is built, though it could be discarded too", () => {
  const { targets, made } = table(move("build", "card", "ARC01"), move("discard", "card", "ARC01"));
  pressing(targets, "card", "ARC01", ["build", "less"]).onpress();
  expect(made).toEqual(["build ARC01"]);
});

test("with the fruit action one is asked how to build", () => {
  const { targets, made } = table(move("build", "card", "ARC01"), move("less", "card", "ARC01"));
  pressing(targets, "card", "ARC01", ["build", "less"]).onpress();
  expect([made, targets.between.map((one) => one.verb)]).toEqual([[], ["build", "less"]]);
});


test("a fruit card by its name", () => {
  expect(face("apple-sell-plus")).toEqual({ name: "apple-sell-plus", type: "apple", action: "sell", plus: true });
  expect(face("grape-row").plus).toBe(false);
});

test("fruits alike have keys of their own", () =>
  expect(oneByOne(["apple-row", "apple-row", "grape-row"]).map(({ key }) => key)).toEqual(["apple-row#0", "apple-row#1", "grape-row#0"]));

test("fruits by type", () => expect(byType(["grape-row", "apple-row", "grape-sell"])).toEqual([["apple", 1], ["grape", 2]]));
