import { expect, test } from "vitest";

import type { Said, TableNow } from "@/generated/protocol";

import { saidWords, story } from "./story";
import { Texts } from "./texts";

const game = new Texts("en", "event-added = { $player } adds a tile to { $tree }.");
const own = new Texts(
  "en",
  `table-began = The game begins.
table-undone = { $player } took a move back.
table-placed = { $player } takes a seat.
table-placed-for = { $player } plays on for { $text }.
bot-grown = Grown tree`,
);
const said = (kind: string, at: number, player = "", text = ""): Said => ({ kind, seat: 0, player, text, at, time: "" });
const table = (lines: Said[]): TableNow =>
  ({ facts: [{ kind: "added", seat: 0, arguments: { tree: ["tree", "A1"] }, at: 4 }], said: lines }) as unknown as TableNow;

test("events of the table are in their place; chat and sitting down are left out", () => {
  const lines = story(
    table([said("sat", 1, "Ada"), said("began", 2), said("chat", 3, "Ada", "hm"), said("undone", 9, "Ada")]),
    ["Ada"],
    game,
    own,
  );
  expect(lines.map((line) => line.words)).toEqual(["The game begins.", "Ada adds a tile to A1.", "Ada took a move back."]);
  expect(lines[1]).toMatchObject({ seat: 0, given: { tree: ["tree", "A1"] } });
});

test("a bot takes an open seat, or the seat of somebody who left", () => {
  expect(saidWords(said("placed", 1, "grown"), own)).toBe("Grown tree takes a seat.");
  expect(saidWords(said("placed", 1, "grown", "Ada"), own)).toBe("Grown tree plays on for Ada.");
});
