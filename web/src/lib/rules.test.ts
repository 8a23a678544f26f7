import { expect, test } from "vitest";

import type { RulesSheet } from "@/generated/http";

import { chapters, marked, plain, references } from "./rules";

const clause = (id: string, chapter: string, text: string, isVoid = false) => ({ id, chapter, text, void: isVoid });
const book: RulesSheet = {
  title: "Sylvan Dale",
  chapters: ["Setup", "Banners", "Empty"],
  clauses: [
    clause("SD-1", "Setup", "The game is for 2 players."),
    clause("SD-2", "Setup", "Void: nothing.", true),
    clause("SD-3", "Banners", "A banner hangs on a tile of the player (SD-1)."),
  ],
};
const title = (id: string) => (id === "SD-3" ? "Bannière accrochée" : "");
const found = (words: string) => chapters(book, words, title).flatMap((one) => one.clauses.map((each) => each.id));

test("without words all clauses in force are there, by chapter, and no empty chapter", () => {
  expect(found("")).toEqual(["SD-1", "SD-3"]);
  expect(chapters(book, " ", title).map((one) => one.title)).toEqual(["Setup", "Banners"]);
});

test("all words must occur, in any order, in number, chapter, title or text", () => {
  expect(found("player 2")).toEqual(["SD-1"]);
  expect(found("sd-3")).toEqual(["SD-3"]);
  expect(found("tile banner")).toEqual(["SD-3"]);
  expect(found("tile dragon")).toEqual([]);
  expect(found("nothing")).toEqual([]);
});

test("accents and capitals do not matter, in either direction", () => {
  expect(plain("Bannière ACCROCHÉE")).toBe("banniere accrochee");
  expect(found("BANNIERE")).toEqual(["SD-3"]);
  expect(found("bânner")).toEqual(["SD-3"]);
});

test("numbers of clauses can be followed", () => {
  expect(references("As in SD-12, not XSD-1 or SD-0.", "SD")).toEqual([
    { text: "As in " },
    { text: "SD-12", clause: "SD-12" },
    { text: ", not XSD-1 or SD-0." },
  ]);
});

test("what was found is marked, whatever its accents", () => {
  expect(marked([{ text: "La Bannière est là" }], "banniere la")).toEqual([
    { text: "La", found: true },
    { text: " " },
    { text: "Bannière", found: true },
    { text: " est " },
    { text: "là", found: true },
  ]);
  expect(marked([{ text: "SD-1", clause: "SD-1" }], "sd")).toEqual([{ text: "SD-1", clause: "SD-1" }]);
});
