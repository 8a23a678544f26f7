import { expect, it } from "vitest";

import type { Change, Previewed } from "@/generated/protocol";
import { previewInWords } from "@/lib/preview";
import { Texts } from "@/lib/texts";

const game = new Texts("en", "event-paid = { $player } pays { $count } coins.\nresource-wood = wood\n");
const own = new Texts(
  "en",
  "field-purse = Purse\npreview-number = { $name } { $step } ({ $after })\npreview-uncertain = The rest is open.\n",
);
const change = (path: Change["path"], before: number, after: number): Change => ({ path, before, after, gained: [], lost: [] });
const previewed = (changes: Change[], certain = true): Previewed => ({
  t: "previewed",
  id: "1",
  at: 3,
  facts: [{ kind: "paid", seat: 1, arguments: { count: 3 }, at: 3 }],
  changes,
  certain,
});
const say = (one: Previewed) => previewInWords(one, 1, ["Ann", "Ben"], game, own);

it("tells the sentences of the log and what changes for the viewer", () => {
  expect(say(previewed([change(["players", 1, "purse"], 5, 2), change(["players", 1, "goods", "wood"], 0, 1)]))).toEqual([
    "Ben pays 3 coins.",
    "Purse −3 (2) · Wood +1 (1)",
  ]);
});

it("leaves out others' numbers, and fields that have no name", () => {
  expect(say(previewed([change(["players", 0, "purse"], 5, 8), change(["players", 1, "flux"], 0, 1)]))).toEqual(["Ben pays 3 coins."]);
});

it("says when the rest is open", () => {
  expect(say(previewed([], false)).at(-1)).toBe("The rest is open.");
});
