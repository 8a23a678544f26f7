/** Hints: asked for once, given up, out of date, and in words. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { HintReason, LegalMove, TableNow } from "@/generated/protocol";
import { HintStore, reasonInWords } from "@/lib/hints.svelte";
import type { Answer, Question } from "@/lib/socket";
import { Texts } from "@/lib/texts";

const ADD: LegalMove = { move: "add C3", verb: "add", arguments: {} };
const TABLE = { at: 7, moves: [ADD] } as unknown as TableNow;
const REASON: HintReason = { kind: "part", name: "prestige", points: 3, certain: true, seat: -1 };

const own = (language: string) =>
  new Texts(language, readFileSync(new URL(`../text/help.${language}.ftl`, import.meta.url), "utf8"));

/** A table that answers when it is told to. */
function asking() {
  const asked: Question[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const hints = new HintStore((question) => {
    asked.push(question);
    return new Promise((answer) => answers.push(answer));
  });
  return { asked, answers, hints };
}
const given = (move: string): Answer => ({ t: "hints", id: "", at: 7, moves: [{ move, reasons: [REASON] }] });
const no = (code: string): Answer => ({
  t: "refused",
  id: "",
  refusal: { code, message: "", clause: "", because: null, arguments: { seconds: 4 } },
});

test("a hint names legal moves", async () => {
  const { asked, answers, hints } = asking();
  const done = hints.want(TABLE);
  expect(hints.now?.waiting).toBe(true);
  void hints.want(TABLE);
  expect(asked).toEqual([{ t: "hint", at: 7 }]);
  answers[0]?.(given("add C3"));
  await done;
  expect(hints.now?.moves).toEqual([{ move: ADD, reasons: [REASON] }]);
});

test("a hint that is given up is dropped, and its answer ignored", async () => {
  const { asked, answers, hints } = asking();
  const done = hints.want(TABLE);
  hints.close();
  expect(asked.map((one) => one.t)).toEqual(["hint", "drop-hint"]);
  answers[0]?.(given("add C3"));
  await done;
  expect(hints.now).toBeNull();
});

test("a refusal is told, unless it is of no use to anybody", async () => {
  for (const [code, told] of [["hint-too-soon", "hint-too-soon"], ["stale", undefined]] as const) {
    const { answers, hints } = asking();
    const done = hints.want(TABLE);
    answers[0]?.(no(code));
    await done;
    expect(hints.now?.refusal?.code).toBe(told);
  }
});

test("reasons use the game's own names of the parts of the score", () => {
  const game = new Texts("en", "score-prestige = Prestige\nstand-nests = Nests defeated\n");
  const words = (reason: Partial<HintReason>, language: "en" | "fr" = "en") =>
    reasonInWords({ ...REASON, ...reason }, ["Ann", "Ben"], game, own(language));
  expect(words({})).toBe("Prestige: +3");
  expect(words({ certain: false })).toBe("Prestige: about +3");
  expect(words({}, "fr")).toBe("Prestige\u00a0: +3");
  expect(words({ kind: "stand", name: "nests", points: 1 })).toBe("Nests defeated: +1");
  expect(words({ kind: "hinders", name: "", seat: 1 })).toBe("Ben loses 3");
  expect(words({ kind: "open", name: "", points: 0 })).toBe("keeps your options open");
});
