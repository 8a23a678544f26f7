import { expect, test } from "vitest";

import type { RulesSheet } from "@/generated/http";

import { badge, badgesIn, chapters, marked, namesClause, plain, references, rulings } from "./rules";

const clause = (id: string, chapter: string, text: string, isVoid = false, marks = ["R"]) => ({
  id,
  chapter,
  text,
  parts: [{ marks, text }],
  rulings: [],
  void: isVoid,
});
const book: RulesSheet = {
  title: "Sylvan Dale",
  chapters: ["Setup", "Banners", "Empty"],
  notes: { Banners: "Banners are told apart by colour." },
  clauses: [
    clause("SD-1", "Setup", "The game is for 2 players."),
    clause("SD-2", "Setup", "Void: nothing.", true),
    clause("SD-3", "Banners", "A banner hangs on a tile of the player (SD-1).", false, ["G"]),
  ],
  rulings: [
    { id: "R1", clauses: ["SD-3"], text: "A banner needs a tile: l’arbre seul ne suffit pas." },
    { id: "R2", clauses: ["SD-1"], text: "Nobody plays alone." },
  ],
  turn: "SD-1",
};
const title = (id: string) => (id === "SD-3" ? "Bannière accrochée" : "");
const found = (words: string) => chapters(book, words, title).flatMap((one) => one.clauses.map((each) => each.id));
const decided = (words: string) => rulings(book, words).map((one) => one.id);

test("without words all clauses in force are there, by chapter, and no empty chapter", () => {
  expect(found("")).toEqual(["SD-1", "SD-3"]);
  expect(chapters(book, " ", title).map((one) => one.title)).toEqual(["Setup", "Banners"]);
});

test("a chapter says what it says before its first clause, unless something is searched", () => {
  expect(chapters(book, "", title).map((one) => one.note)).toEqual(["", "Banners are told apart by colour."]);
  expect(chapters(book, "tile", title).map((one) => one.note)).toEqual([""]);
});

test("all words must occur, in any order, in number, chapter, title or text", () => {
  expect(found("player 2")).toEqual(["SD-1"]);
  expect(found("sd-3")).toEqual(["SD-3"]);
  expect(found("tile banner")).toEqual(["SD-3"]);
  expect(found("tile dragon")).toEqual([]);
  expect(found("nothing")).toEqual([]);
});

test("rulings are searched like clauses, by the clauses they are about, too", () => {
  expect(decided("")).toEqual(["R1", "R2"]);
  expect(decided("sd-3")).toEqual(["R1"]);
  expect(decided("R2")).toEqual(["R2"]);
  expect(decided("l'arbre")).toEqual(["R1"]);
});

test("accents and capitals do not matter, in either direction", () => {
  expect(plain("Bannière ACCROCHÉE")).toBe("banniere accrochee");
  expect(found("BANNIERE")).toEqual(["SD-3"]);
  expect(found("bânner")).toEqual(["SD-3"]);
});

test("numbers of clauses and rulings are links, and no raw markup is left", () => {
  expect(references("As in SD-12, not XSD-1 or SD-0, by R9.", "SD")).toEqual([
    { text: "As in " },
    { text: "SD-12", clause: "SD-12" },
    { text: ", not XSD-1 or SD-0, by " },
    { text: "R9", clause: "R9" },
    { text: "." },
  ]);
  expect(references("*Stack* (Lelio) is `clear row`.", "SY")).toEqual([
    { text: "Stack", stress: true },
    { text: " (Lelio) is " },
    { text: "clear row", stress: true },
    { text: "." },
  ]);
});

test("search hits are marked, whatever their accents", () => {
  expect(marked([{ text: "La Bannière est là" }], "banniere la")).toEqual([
    { text: "La", found: true },
    { text: " " },
    { text: "Bannière", found: true },
    { text: " est " },
    { text: "là", found: true },
  ]);
  expect(marked([{ text: "SD-1", clause: "SD-1" }], "sd")).toEqual([{ text: "SD-1", clause: "SD-1" }]);
  expect(marked([{ text: "Échange", stress: true }], "echange")).toEqual([{ text: "Échange", found: true, stress: true }]);
});

test("only words that are not simply from the rulebook have a badge", () => {
  expect(badge(["R"])).toBe("");
  expect(badge([])).toBe("");
  expect(badge(["G"])).toBe("G");
  expect(badge(["R", "G"])).toBe("RG");
  expect(badge(["R", "J"])).toBe("RG");
  expect(badge(["P", "G"])).toBe("PG");
  expect(badge(["X"])).toBe("X");
  expect(badge(["R", "P"])).toBe("P");
});

test("the legend explains the badges that occur, and the rulebook", () => {
  expect(badgesIn(book)).toEqual(["R", "G"]);
  const both = { ...book, clauses: [clause("SD-1", "Setup", "Two.", false, ["R", "G"]), clause("SD-2", "Setup", "Three.", false, ["X"])] };
  expect(badgesIn(both)).toEqual(["R", "X", "RG"]);
});

test("an address may name a clause or a ruling, but not a chapter", () => {
  for (const hash of ["SD-29", "sd-29", "R9", "r12"]) expect(namesClause(hash)).toBe(true);
  for (const hash of ["chapter-1", "", "R0", "SD-", "9"]) expect(namesClause(hash)).toBe(false);
});
