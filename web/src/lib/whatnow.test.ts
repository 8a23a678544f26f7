/** What a press does, in words; and what is lit. */

import { expect, test } from "vitest";

import type { LegalMove } from "@/generated/protocol";
import { Texts } from "@/lib/texts";
import { pressInWords } from "@/lib/whatnow";

const TEXTS = new Texts("en", "move-add = Add to { $tree }\nmove-hammer = Hammer from { $from } to { $to }\nmove-done = Go on\n");
const move = (verb: string, given: Record<string, [string, string]>): LegalMove => ({
  move: [verb, ...Object.values(given).map(([, name]) => name)].join(" "),
  verb,
  arguments: given,
});
const hammer = (from: string, to: string) => move("hammer", { from: ["tree", from], to: ["tree", to] });

test("a press that makes one move says the move", () => {
  expect(pressInWords([move("add", { tree: ["tree", "C3"] })], TEXTS)).toEqual(["Add to C3"]);
});

test("where a press leaves a choice, what is open is a blank", () => {
  expect(pressInWords([hammer("A1", "B2"), hammer("A1", "C3")], TEXTS)).toEqual(["Hammer from A1 to …"]);
});

test("each kind of move is told once", () => {
  const moves = [move("add", { tree: ["tree", "A1"] }), hammer("A1", "B2"), hammer("C3", "A1")];
  expect(pressInWords(moves, TEXTS)).toEqual(["Add to A1", "Hammer from … to …"]);
});
