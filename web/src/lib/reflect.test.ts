import { expect, test } from "vitest";

import { columnsOf, gridPlace, isBlank, Naming, shapeOf, Touched } from "./reflect";
import { Texts } from "./texts";

const game = new Texts(
  "en",
  `move-red = never this
card-P1 = Morph Tonic
seat-north = North
owner-north = North's
good-wood = wood
does-gather-berry = { $count ->
  [one] Gather a berry
 *[other] Gather { $count } berries
}
effect-purse = +{ $n } for each { $counter }
counter-banner = banner`,
);
const own = new Texts("en", "yes = yes\nno = no\nfield-deck_size = Cards left");
const naming = new Naming(game, own, ["north", "east"], ["Ada", "Blaise"]);

test("shapes", () => {
  expect(shapeOf(null)).toBe("nothing");
  expect(shapeOf([])).toBe("nothing");
  expect(shapeOf("wood")).toBe("word");
  expect(shapeOf(["wood", "stone"])).toBe("words");
  expect(shapeOf({ wood: 1, stone: 0 })).toBe("counts");
  expect(shapeOf([{ id: "a" }, { id: "b" }])).toBe("rows");
  expect(shapeOf([[1], [{ id: "b" }]])).toBe("list");
  expect(shapeOf({ garden: { dice: [] }, stall: { dice: [] } })).toBe("table");
  expect(shapeOf({ text: "effect-purse", n: 1 })).toBe("sentence");
  expect(shapeOf({ cost: 1, name: "x" })).toBe("struct");
  expect(shapeOf({ A1: 1, B1: 1, C1: 1, A2: 1, B2: 1, C2: 1 })).toBe("grid");
});

test("places of a grid", () => {
  expect(gridPlace("C3")).toEqual([3, 3]);
  expect(gridPlace("r2c0")).toEqual([1, 3]);
  expect(gridPlace("garden")).toBeNull();
});

test("what is blank", () => {
  for (const one of [null, false, 0, "", [], {}, [null], { a: 0 }]) expect(isBlank(one)).toBe(true);
  for (const one of [true, 1, "x", ["x"], { a: 1 }]) expect(isBlank(one)).toBe(false);
});

test("names are shown as in the game's texts", () => {
  expect(naming.word("wood", "resource")).toBe("wood");
  expect(naming.word("P1", "id")).toBe("Morph Tonic");
  expect(naming.word("north", "owner")).toBe("Ada");
  expect(naming.word("gather berry 2", "does")).toBe("Gather 2 berries");
  expect(naming.word("unheard-of", "does")).toBe("unheard-of");
  expect(naming.word(true, "done")).toBe("yes");
  expect(naming.sentence({ text: "effect-purse", n: 3, counter: "counter-banner" })).toBe("+3 for each banner");
});

test("fields have headings, known or made", () => {
  expect(naming.field("deck_size")).toBe("Cards left");
  expect(naming.field("hand_limit")).toBe("Hand limit");
});

test("a struct in one line has everything that is not blank", () => {
  expect(naming.line({ id: "P1", level: 2, owner: "north", done: false, dice: [] }, "")).toBe(
    "Morph Tonic, Level: 2, Owner: Ada",
  );
  expect(naming.line([{ seat: "north", id: "P1" }, { seat: "east", id: "P1" }], "")).toBe("Ada Morph Tonic, Blaise Morph Tonic");
  expect(naming.line({ banners: { north: 4 } }, "")).toBe("Banners: Ada: 4");
});

test("what legal moves name", () => {
  const touched = new Touched([
    { move: "a", verb: "a", arguments: { die: ["die", "tree"], to: ["place", "A2"] } },
    { move: "b", verb: "b", arguments: { to: ["symbol", "tree"], count: 2 } },
  ]);
  expect(touched.domain("tree", "symbol")).toBe("symbol");
  expect(touched.domain("tree", "anything")).toBe("die");
  expect(touched.domain("A3", "spaces")).toBeNull();
  expect(touched.common(["A1", "A2"], "spaces")).toBe("place");
});

test("empty columns are left out", () => {
  expect(columnsOf([{ a: 0, b: null, c: 1 }, { a: 2, b: null, c: 0 }])).toEqual(["a", "c"]);
});
