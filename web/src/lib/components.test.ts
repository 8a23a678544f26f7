import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { CatalogueKind, CataloguePiece } from "@/generated/http";

import { chosen, counted, groups, type Tongue } from "./components";
import { Texts } from "./texts";

const piece = (id: string, count: number, marks: string[] = []): CataloguePiece => ({ id, ids: [id], count, marks, printed: null });

const KINDS: CatalogueKind[] = [
  { kind: "card", table: "card", source: "reconstructed", pieces: [piece("mill", 2), piece("well", 3, ["first"])] },
  { kind: "die", table: "dice", source: "rulebook", pieces: [piece("red", 0)] },
];
const WORDS = new Texts("fr", "kind-card = Cartes\nkind-die = Dés\nmark-first = Pour la première partie.\nmill = Bâtissez un étage.\nwell = Récoltez de l’eau.\nred = Six faces.");
const TONGUE: Tongue = { texts: WORDS, words: WORDS };
const ALL = groups(KINDS, undefined, (_kind, { id }, { words }) => ({ title: `La ${id}`, lines: [words.say(id)] }), TONGUE);

const ids = (words: string, kind = "", source = ""): string[] =>
  chosen(ALL, { words, kind, source }).flatMap((group) => group.pieces.map((one) => one.piece.id));

test("without a search everything is shown", () => {
  expect(ids("")).toEqual(["mill", "well", "red"]);
  expect(counted(ALL)).toEqual({ different: 3, pieces: 5 });
});

test("words are found in names, effects and marks, whatever their accents", () => {
  expect(ids("batissez etage")).toEqual(["mill"]);
  expect(ids("RÉCOLTEZ")).toEqual(["well"]);
  expect(ids("l'eau")).toEqual(["well"]);
  expect(ids("premiere partie")).toEqual(["well"]);
  expect(ids("la mill")).toEqual(["mill"]);
});

test("all words must occur", () => {
  expect(ids("batissez eau")).toEqual([]);
});

test("the name of a kind finds all of it", () => {
  expect(ids("cartes")).toEqual(["mill", "well"]);
});

test("a kind and a source narrow the search", () => {
  expect(ids("", "die")).toEqual(["red"]);
  expect(ids("", "", "reconstructed")).toEqual(["mill", "well"]);
  expect(ids("", "card", "rulebook")).toEqual([]);
});

const idsIn = (path: string): string[] => [...new Texts("en", readFileSync(path, "utf8")).ids].sort();
const games = readdirSync("src/games");

test.each(games)("%s describes its components in both languages", (game) => {
  expect(idsIn(`src/games/${game}/components.fr.ftl`)).toEqual(idsIn(`src/games/${game}/components.en.ftl`));
});

test.each(games)("%s does not repeat texts of its board", (game) => {
  const said = new Set(idsIn(`src/games/${game}/words.en.ftl`));
  expect(idsIn(`src/games/${game}/components.en.ftl`).filter((id) => said.has(id))).toEqual([]);
});
