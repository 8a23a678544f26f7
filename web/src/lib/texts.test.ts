/** Sentences of the browser: forms of things and of people's names, as the server's `kernel/text.py` makes them. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Explained, Fact } from "@/generated/protocol";
import { forms } from "@/lib/grammar";
import { Texts } from "@/lib/texts";

interface Case {
  language: string;
  name: string;
  of: string;
  to: string;
}

const CASES = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/grammar.json", import.meta.url), "utf8"),
) as Case[];

const FRENCH = new Texts(
  "fr",
  `
card-bench = Établi
    .the = l'Établi
    .plural = Établis
event-raised = { $player } élève { $card-the }.
because-held = { CAPITAL($card-the) } est déjà à { $owner }.
event-found = { CAPITAL($card-the) } est à { $owner }, près { $owner-of }.
event-sold = { $count ->
    [one] { $player } vend { $count } { $card } { $card-id }.
   *[other] { $player } vend { $count } { $card-plural } { $card-of }.
}
move-sell = { $count ->
    [one] Vendre une carte
   *[other] Vendre { $count } cartes
}
`,
);

test.each(CASES)("$language: $of, $to", ({ language, name, of, to }) => {
  expect(forms(language, name)).toEqual({ of, to });
});

test("a thing brings the attributes of its text, and what follows from them", () => {
  const card: [string, string] = ["card", "bench"];
  const told = (count: number) =>
    FRENCH.fact({ kind: "sold", seat: 0, at: 0, arguments: { count, card } }, ["Alice", "Émile"]);
  expect(told(1)).toBe("Alice vend 1 Établi bench.");
  expect(told(2)).toBe("Alice vend 2 Établis de l'Établi.");
});

test("a seat is replaced by its player's name", () => {
  const given: Fact["arguments"] = { card: ["card", "bench"], owner: ["seat", "1"] };
  expect(FRENCH.fact({ kind: "found", seat: -1, at: 0, arguments: given }, ["Alice", "Émile"])).toBe(
    "L'Établi est à Émile, près d’Émile.",
  );
});

test("a number chooses the plural form", () => {
  const move = (count: string) => FRENCH.move({ verb: "sell", arguments: { count: ["number", count] } });
  expect([move("1"), move("3")]).toEqual(["Vendre une carte", "Vendre 3 cartes"]);
});

test("several things become a list, with their counts or in one of their forms", () => {
  const texts = new Texts(
    "en",
    `
good-plant = plant
    .plural = plants
good-berry = berry
    .plural = berries
card-mint = Mint
    .the = the Mint
card-mill = Mill
    .the = the Mill
event-paid = { $player } pays { $goods }, { $goods-count } in all.
event-lost = { CAPITAL($cards-the) } are gone.
`,
  );
  const told = (kind: string, given: Record<string, Record<string, number>>) =>
    texts.fact({ kind, seat: 0, at: 0, arguments: given }, ["Alice"]);
  expect(told("paid", { goods: { "good:plant": 2, "good:berry": 1 } })).toBe("Alice pays 2 plants and 1 berry, 3 in all.");
  expect(told("lost", { cards: { "card:mint": 1, "card:mill": 1 } })).toBe("The Mint and the Mill are gone.");
});

test("a blank stands for a thing in every form", () => {
  expect(FRENCH.fact({ kind: "found", seat: 0, at: 0, arguments: { card: "…", owner: "…" } }, ["Alice"])).toBe(
    "… est à …, près de ….",
  );
});

test("a reason for a refusal uses players' names", () => {
  const explained: Explained = { kind: "held", arguments: { card: ["card", "bench"], owner: ["seat", "1"] } };
  expect(FRENCH.because(explained, ["Alice", "Émile"])).toBe("L'Établi est déjà à Émile.");
});

test("at a table, moves name players and know the mover's guild", () => {
  const source = (language: string) =>
    readFileSync(new URL(`../../../src/tablewood/games/alynthia/text/${language}.ftl`, import.meta.url), "utf8");
  const offer = { verb: "offer", arguments: { partner: ["player", "B"] as [string, string] } };
  const use = { verb: "use", arguments: { tile: ["tile", "basic1"] as [string, string] } };
  for (const [language, offered, used, unknown] of [
    ["en", "Offer Émile a trade", "Use your first guild ability: take 1 stone", "take what your guild yields"],
    ["fr", "Proposer un échange à Émile", "Utiliser votre première capacité de guilde\u00a0: prendre 1 pierre", "prendre ce que produit votre guilde"],
  ] as const) {
    const texts = new Texts(language, source(language));
    const here = texts.atTable(["A", "B"], ["Alice", "Émile"], "mountain");
    expect(here.move(offer)).toBe(offered);
    expect(here.move(use)).toBe(used);
    expect(texts.move(use)).toContain(unknown);
  }
});

test("paying with cubes alone does not mention coins", () => {
  const source = readFileSync(new URL("../../../src/tablewood/games/little_town/text/en.ftl", import.meta.url), "utf8");
  const swap = (number: string) =>
    new Texts("en", source).move({ verb: "swap", arguments: { resource: ["resource", "wood"], number: ["number", number] } });
  expect([swap("0"), swap("2")]).toEqual(["Pay the wood in cubes", "Pay coins in place of 2 wood"]);
});

test("a verb alone has blanks for what its moves name", () => {
  const texts = new Texts("en", "move-draw = Draw from the deck\nmove-march = Go to { $space } with { $piece-the }");
  expect(texts.verb("draw")).toBe("Draw from the deck");
  expect(texts.verb("march")).toBe("Go to … with …");
});

test("what an old log tells and nobody has a text for any more is still said", () => {
  expect(FRENCH.fact({ kind: "barn-raised", seat: 1, at: 0, arguments: {} }, ["Alice", "Émile"])).toBe("Émile: barn raised");
  expect(FRENCH.fact({ kind: "barn-raised", seat: -1, at: 0, arguments: {} }, ["Alice", "Émile"])).toBe("barn raised");
});
