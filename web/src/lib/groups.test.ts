import { expect, test } from "vitest";

import type { LegalMove } from "@/generated/protocol";

import { firstOf, grouped, spokenOf } from "./groups";
import { Texts } from "./texts";

const texts = new Texts(
  "en",
  `move-place = Place { $die } on { $place }
move-add = Add a tile to { $tree }
move-done = You are done
die-oak = an oak
die-elm = an elm`,
);

const place = (die: string, at: string): LegalMove => ({
  move: `place ${die} ${at}`,
  verb: "place",
  arguments: { die: ["die", die], place: ["place", at] },
});
const done: LegalMove = { move: "done", verb: "done", arguments: {} };

test("a few moves are written out", () => {
  expect(grouped([place("oak", "A1"), place("oak", "A2"), done], texts)).toEqual([
    {
      heading: "",
      items: [
        { move: place("oak", "A1"), words: "Place an oak on A1", label: "Place an oak on A1" },
        { move: place("oak", "A2"), words: "Place an oak on A2", label: "Place an oak on A2" },
      ],
    },
    { heading: "", items: [{ move: done, words: "You are done", label: "You are done" }] },
  ]);
});

test("many moves are grouped by their first thing, and each says how it differs", () => {
  const moves = ["oak", "elm"].flatMap((die) => ["a1", "a2", "a3", "a4", "a5", "a6", "a7"].map((at) => place(die, at)));
  const found = grouped(moves, texts);
  expect(found.map((one) => one.heading)).toEqual(["Place an oak on …", "Place an elm on …"]);
  expect(found[1]?.items[2]).toEqual({ move: place("elm", "a3"), words: "Place an elm on a3", label: "A3" });
});

test("no move is left out", () => {
  const moves = [...["a", "b", "c", "d", "e", "f", "g", "h"].map((at) => place(at, at)), done];
  expect(grouped(moves, texts).flatMap((one) => one.items.map((item) => item.move))).toEqual(moves);
});

test("the things that a move names", () => {
  expect([...spokenOf({ die: ["die", "oak"], count: 3, word: "hidden" })]).toEqual(["die:oak"]);
});

test("the beginning of a long list comes first", () => {
  const item = (name: string) => ({ move: { move: name, verb: "add", arguments: {} }, words: name, label: name });
  const groups = [
    { heading: "", items: ["a", "b"].map(item) },
    { heading: "Add …", items: ["c", "d", "e"].map(item) },
    { heading: "", items: ["f"].map(item) },
  ];
  const names = (count: number) => firstOf(groups, count).map(({ items }) => items.map(({ label }) => label).join(""));
  expect(names(3)).toEqual(["ab", "c"]);
  expect(names(6)).toEqual(["ab", "cde", "f"]);
  expect(names(0)).toEqual([]);
});
