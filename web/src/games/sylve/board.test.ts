/** Every card of the box has its drawing, both languages say the same, and things keep their places. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { CreatureView, ForestView, PotionView } from "@/generated/sylve";
import type { LegalMove } from "@/generated/protocol";
import type { Choosing } from "@/lib/targets.svelte";
import { legalMove as move, offered } from "@/lib/testing";
import { Texts } from "@/lib/texts";

import { BUILDINGS } from "./buildings";
import { choicesNow, paid } from "./choices";
import { PORTRAITS } from "./creatures";
import { effectBits, effectInWords, powerBits, powerInWords, slotOf } from "./effects";
import { vesselOf } from "./flasks";
import { offsets, planOf, socketsOf, stallBoxes } from "./geometry";
import { Hand } from "./hand.svelte";
import { MYSTICS } from "./mystics";
import { mirrored, PAINTS } from "./paint";
import { keptPlaces, oneByOne } from "./places";
import type { Scene } from "./scene";
import { SIGNS } from "./signs";
import { creatureInWords, forestInWords, potionInWords, type Tongue, wordsIn } from "./words";

const GAME = "../src/tablewood/games/sylve";
const table = readFileSync(`${GAME}/components.toml`, "utf8");
const listed = (kind: string, key: string): string[] =>
  table.split(`[[${kind}]]`).slice(1).map((entry) => new RegExp(`^${key} = "([^"]+)"`, "m").exec(entry)?.[1] ?? "");

describe("drawings", () => {
  test("every creature, character and Village space has one", () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(listed("creature", "id").sort());
    expect(Object.keys(MYSTICS).sort()).toEqual(listed("character", "id").sort());
    expect(Object.keys(BUILDINGS).sort()).toEqual(listed("village", "id").sort());
  });

  test("every potion has a vessel", () => {
    for (const does of listed("potion", "does")) expect(vesselOf(does), does).toBeDefined();
  });

  test("every power is told in signs that are drawn", () => {
    const whens = listed("creature", "when");
    const powers = listed("creature", "does").map((does, at) => powerBits(whens[at] ?? "", does));
    const actions = [...table.matchAll(/^(?:day|night) = \[(.+)\]/gm)].flatMap(([, list = ""]) => list.split(", "));
    const effects = [...actions.map((one) => one.replaceAll('"', "")), ...listed("potion", "does")].map(effectBits);
    for (const bit of [...powers, ...effects].flat()) if (bit.sign) expect(SIGNS, bit.sign).toHaveProperty([bit.sign]);
  });

  test("every sign uses known paints", () => {
    const strokes = ["line", "thick"];
    for (const [paint] of Object.values(SIGNS).flat()) expect(paint in PAINTS || strokes.includes(paint), paint).toBe(true);
  });

  test("a mirrored path has both sides", () => expect(mirrored("M2 -4 L6 1 Z")).toBe("M2 -4 L6 1 ZM -2  -4 L -6  1 Z"));
});

describe("places on the table", () => {
  test("what is brewed leaves a gap, and the next potion fills it", () => {
    const before = keptPlaces([], ["P04", "P10", "P22", "P26"], 4);
    expect(keptPlaces(before, ["P04", "P22", "P26"], 4)).toEqual(["P04", null, "P22", "P26"]);
    expect(keptPlaces(before, ["P01", "P04", "P22", "P26"], 4)).toEqual(["P04", "P01", "P22", "P26"]);
  });

  test("one of two dice alike leaves, the other stays", () => {
    const before = keptPlaces([], oneByOne({ tree: 2, river: 1 }), 4);
    expect(before).toEqual(["tree", "tree", "river", null]);
    expect(keptPlaces(before, ["tree", "river"], 4)).toEqual(["tree", null, "river", null]);
  });

  test("a creature too many has a place until it is released", () => {
    const before = keptPlaces(["A", "B", "C"], ["A", "B", "C", "D"], 3);
    expect(before).toEqual(["A", "B", "C", "D"]);
    expect(keptPlaces(before, ["A", "B", "C"], 3)).toEqual(["A", "B", "C"]);
    expect(keptPlaces(before, ["B", "C", "D"], 3)).toEqual([null, "B", "C", "D"]);
  });
});

describe("geometry", () => {
  const desk = { width: 915, height: 690, narrow: false };

  test.each([
    [3, 1],
    [4, 2],
    [5, 3],
  ])("%i forests fit beside each other", (forests, rivals) => {
    const plan = planOf(desk, forests, rivals);
    expect(forests * plan.forest.width + (forests - 1) * plan.gap).toBeLessThanOrEqual(desk.width);
    expect(plan.village.width + 5 * plan.card.width + 40 + 75).toBeLessThanOrEqual(desk.width);
    expect(2 * plan.card.height).toBeLessThan(plan.village.height);
  });

  test("a phone has two forests in a row and nothing wider than itself", () => {
    const plan = planOf({ width: 344, height: 500, narrow: true }, 5, 3);
    expect(plan.columns).toBe(2);
    expect(2 * plan.forest.width + plan.gap).toBeLessThanOrEqual(344);
    expect(5 * plan.card.width + 4 * plan.gap).toBeLessThanOrEqual(344);
    expect(plan.village.width).toBeLessThanOrEqual(344);
  });

  test.each([4, 5, 6])("%i sockets lie inside their card and apart", (count) => {
    const box = { width: 170, height: 105 };
    const { r, spots } = socketsOf(Array.from({ length: count }, (_, at) => `A${at + 1}`), box, 0, 0);
    for (const one of spots) {
      expect(one.x - r).toBeGreaterThanOrEqual(0);
      expect(one.x + r).toBeLessThanOrEqual(box.width);
      expect(one.y - r).toBeGreaterThanOrEqual(0);
      expect(one.y + r).toBeLessThanOrEqual(box.height);
      for (const other of spots) if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * r);
    }
  });

  test("covered dice show their edges, the top one highest", () => {
    const stack = offsets(3, 20);
    expect(stack.map(({ y }) => y)).toEqual([...stack.map(({ y }) => y)].sort((a, b) => b - a));
    expect(offsets(1, 20)).toEqual([{ x: 0, y: -0 }]);
  });

  test("stalls share their row", () => {
    const boxes = stallBoxes({ garden: [0, 0], stall: [0, 1], hearth: [1, 0], well: [1, 1], mill: [1, 2] }, { width: 600, height: 230 }, 30);
    expect(boxes.stall).toMatchObject({ x: 300, y: 30, width: 300, height: 100 });
    expect(boxes.mill).toMatchObject({ x: 400, y: 130, width: 200 });
  });
});

const textsIn = (language: string) => new Texts(language, readFileSync(`${GAME}/text/${language}.ftl`, "utf8"));
const tongue = (language: string): Tongue => ({ texts: textsIn(language), words: wordsIn(language), player: () => "Ada" });

describe("in words", () => {
  test("both languages say the same things", () => expect([...wordsIn("fr").ids].sort()).toEqual([...wordsIn("en").ids].sort()));

  test("every power and effect has a sentence in both languages", () => {
    for (const language of ["en", "fr"]) {
      const texts = textsIn(language);
      const whens = listed("creature", "when");
      listed("creature", "does").forEach((does, at) => expect(powerInWords(whens[at] ?? "", does, texts)).not.toMatch(/when-|does-|undefined/));
      for (const does of [...listed("creature", "does"), ...listed("potion", "does")]) expect(effectInWords(does, texts), does).not.toBe(does);
    }
  });

  test("a creature tells its power and its slot", () => {
    const boar: CreatureView = { id: "AU6", season: "autumn", when: "slot forage", does: "gather plant 3", has_slot: true, die: null };
    expect(creatureInWords(tongue("en"), boar)).toEqual(["Place any forage die here: gather 3 plants.", "Its slot is free."]);
    expect(slotOf(boar.when)).toBe("forage");
  });

  test("a potion tells its effect and its price", () => {
    const potion: PotionView = { id: "P01", does: "change", cost: { plant: 2, mushroom: 1, crystal: 0 }, points: 3 };
    expect(potionInWords(tongue("fr"), potion)).toEqual([
      "À boire une fois\u00a0: changez la face d’un dé de votre réserve.",
      "Coûte 2 plantes, 1 champi.",
    ]);
  });

  test("a forest tells who would control it", () => {
    const forest: ForestView = { id: "F01", seasons: ["spring"], points: 5, spaces: {}, influence: {}, leader: "north" };
    expect(forestInWords(tongue("en"), forest)[1]).toBe("Ada would control it now.");
    expect(forestInWords(tongue("en"), { ...forest, leader: null })[1]).toBe("Nobody would control it now.");
  });
});

const handWith = (...moves: LegalMove[]) => {
  const { targets, heard } = offered(...moves);
  return { targets, heard, hand: new Hand(() => targets) };
};

const good = (name: string): [string, string] => ["good", name];

describe("goods in the supply and one's own", () => {
  test("what is gathered comes from the supply alone", () => {
    const { hand, heard } = handWith(move("gather", { good: good("plant") }), move("gather", { good: good("crystal") }));
    hand.give("plant");
    expect(heard).toEqual([]);
    hand.take("plant");
    expect(heard).toEqual(["gather plant"]);
  });

  test("a trade gives one's own and takes from the supply, never the other way round", () => {
    const trades = [["plant", "crystal"], ["plant", "mushroom"], ["crystal", "plant"], ["crystal", "mushroom"]];
    const { hand, heard } = handWith(...trades.map(([give = "", take = ""]) => move("trade", { give: good(give), take: good(take) })));
    hand.give("plant");
    expect(hand.giving).toBe("plant");
    hand.take("crystal");
    expect(heard).toEqual(["trade plant crystal"]);
  });

  test("goods that no move touches are asked about", () => {
    const { hand, heard } = handWith();
    hand.give("berry");
    expect(heard).toEqual(["why not good berry"]);
  });
});

describe("choices beside the board", () => {
  const sceneOf = (targets: Choosing): Scene =>
    ({ ...tongue("en"), targets, view: { question: null, prompt: "turn", market: [], players: [] } }) as unknown as Scene;

  test("a die is turned only after it is taken up", () => {
    const { targets } = offered(
      move("turn", { from: ["die", "water"], to: ["die", "fire"] }),
      move("turn", { from: ["die", "fire"], to: ["die", "water"] }),
      move("place", { die: ["die", "water"], place: ["place", "A1"] }),
    );
    expect(choicesNow(sceneOf(targets))).toEqual([]);
    targets.press("die", "water", true);
    expect(choicesNow(sceneOf(targets)).map((choice) => choice.move.move)).toEqual(["turn water fire"]);
    expect(targets.between).toEqual([]);
  });

  test("how to pay for a forced die is asked when die and space are chosen", () => {
    const force = (name: string) => move("force", { die: ["die", "tree"], space: ["place", "A3"], good: good(name) });
    const { targets } = offered(force("crystal"), force("berry"), move("place", { die: ["die", "tree"], place: ["place", "garden"] }));
    targets.press("die", "tree", true);
    expect(choicesNow(sceneOf(targets))).toEqual([]);
    targets.press("place", "A3", true);
    expect(choicesNow(sceneOf(targets)).map((choice) => choice.move.move)).toEqual(["force tree A3 crystal", "force tree A3 berry"]);
  });

  test("a payment tells what leaves the stock", () =>
    expect(paid({ plant: 2, mushroom: 1, crystal: 0 }, [1, 1, 0], 1)).toEqual({ plant: 1, berry: 1 }));
});
