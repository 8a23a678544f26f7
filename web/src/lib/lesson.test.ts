import { beforeEach, expect, test, vi } from "vitest";

import type { LegalMove, TableNow } from "@/generated/protocol";
import type { LessonAt, LessonNow, LessonSheet } from "@/generated/http";
import { legalMove } from "@/lib/testing";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.mock("@/lib/app.svelte", () => ({ app: { language: "en", say: (id: string) => id, texts: { has: () => false } } }));

const { Refused } = await import("./http");
const { LessonStore } = await import("./lesson.svelte");
const { progressIn } = await import("./lessons");

const step = (say: string, asks = false, acts = false, point: string[] = []) => ({ say, point, asks, acts });
const SHEET: LessonSheet = {
  id: "a-turn",
  minutes: 2,
  learner: 0,
  continues: false,
  steps: [step("welcome", false, false, ["tree:A1"]), step("play", true), step("look", false, true), step("again", true), step("end")],
};
const nest = legalMove("play", { card: ["card", "nest"] });
const turret = legalMove("play", { card: ["card", "turret"] });
const draw = legalMove("draw", {});
const LEGAL = [nest, turret, draw];
const TAKEN: Record<number, LegalMove[]> = { 1: [nest], 3: [nest, draw] };

/** A server that teaches to play the nest, and remembers what it was asked. */
class FakeTeacher {
  readonly heard: LessonAt[] = [];
  refusal: InstanceType<typeof Refused> | null = null;

  at({ moves, step, move = "" }: LessonAt): Promise<LessonNow> {
    this.heard.push({ moves, step, move });
    if (this.refusal) return Promise.reject(this.refusal);
    const takes = (TAKEN[step] ?? []).map((one) => one.move);
    const accepted = !move || takes.includes(move);
    const table = { at: moves.length, moves: LEGAL } as unknown as TableNow;
    return Promise.resolve({ table, step: move && accepted ? step + 1 : step, accepted, say: accepted ? "" : "not-now", takes });
  }

  why = () => Promise.resolve({ reasons: [{ ...turret, clause: "SD-3", because: null }] });
  preview = vi.fn(() => Promise.resolve({ facts: [], changes: [], certain: true }));
}

const refusal = (status: number, clause = "") =>
  new Refused({ code: "illegal-move", message: "no", clause, because: null, arguments: {} }, status);

async function opened(): Promise<{ lesson: InstanceType<typeof LessonStore>; teacher: FakeTeacher }> {
  const teacher = new FakeTeacher();
  const lesson = new LessonStore("sylvan-dale", SHEET, teacher);
  await lesson.open();
  return { lesson, teacher };
}

beforeEach(() => kept.clear());

test("while a step only speaks, pressing the board makes no move and asks for patience", async () => {
  const { lesson, teacher } = await opened();
  expect(lesson.asking).toBe(false);
  expect([...lesson.pointed]).toEqual(["tree:A1"]);
  lesson.choosing.press("card", "nest");
  expect(lesson.hurried).toBe(1);
  expect(lesson.why).toBeNull();
  expect(teacher.heard).toEqual([{ moves: [], step: 0, move: "" }]);
});

test("reading on asks the server nothing unless somebody moves", async () => {
  const { lesson, teacher } = await opened();
  await lesson.next();
  expect(lesson.current?.say).toBe("play");
  expect(lesson.asking).toBe(true);
  expect(teacher.heard).toHaveLength(1);
  await lesson.make(nest);
  await lesson.next();
  expect(teacher.heard.slice(1)).toEqual([
    { moves: [], step: 1, move: "play nest" },
    { moves: ["play nest"], step: 3, move: "" },
  ]);
  expect(lesson.step).toBe(3);
});

test("next does nothing while a move is asked for", async () => {
  const { lesson } = await opened();
  await lesson.next();
  await lesson.next();
  expect(lesson.step).toBe(1);
});

test("a legal move that is not asked for is answered with its reason, and changes nothing", async () => {
  const { lesson } = await opened();
  await lesson.next();
  const before = lesson.now;
  await lesson.make(turret);
  expect(lesson.reason).toBe("not-now");
  expect([lesson.step, lesson.moves]).toEqual([1, []]);
  expect(lesson.now).toBe(before);
});

test("after two wrong tries the learner may be shown the move", async () => {
  const { lesson } = await opened();
  await lesson.next();
  await lesson.make(turret);
  expect(lesson.mayBeShown).toBe(false);
  await lesson.askWhy(["tree", "A1"]);
  expect(lesson.why?.reasons?.[0]?.clause).toBe("SD-3");
  expect(lesson.mayBeShown).toBe(true);
  await lesson.show();
  expect([...lesson.pointed]).toEqual(["card:nest"]);
  expect(lesson.why).toBeNull();
  await lesson.make(nest);
  expect(lesson.shown).toBeNull();
});

test("a move that the rules forbid is answered with their clause", async () => {
  const { lesson, teacher } = await opened();
  await lesson.next();
  teacher.refusal = refusal(409, "SD-29");
  await lesson.make(turret);
  expect(lesson.why?.reasons?.[0]).toMatchObject({ clause: "SD-29", move: "play turret" });
  expect(lesson.trouble).toBe("");
});

test("what was said can be read again; meanwhile the board does not move", async () => {
  const { lesson, teacher } = await opened();
  await lesson.next();
  lesson.back();
  expect(lesson.current?.say).toBe("welcome");
  expect(lesson.asking).toBe(false);
  expect(lesson.choosing.legal).toEqual([]);
  await lesson.next();
  expect(lesson.asking).toBe(true);
  expect(lesson.choosing.legal).toHaveLength(LEGAL.length);
  expect(teacher.heard).toHaveLength(1);
});

async function toTheEnd(lesson: InstanceType<typeof LessonStore>): Promise<void> {
  await lesson.next();
  await lesson.make(nest);
  await lesson.next();
  await lesson.make(draw);
  await lesson.next();
}

test("at the end the chapter is done, and opening it again begins it again", async () => {
  const { lesson } = await opened();
  await toTheEnd(lesson);
  expect(lesson.over).toBe(true);
  expect(progressIn("sylvan-dale", SHEET)).toEqual({ moves: ["play nest", "draw"], step: 5, ended: "played" });
  const again = (await opened()).lesson;
  expect(again.step).toBe(0);
  expect(progressIn("sylvan-dale", SHEET).ended).toBe("played");
});

test("a chapter is resumed where it was left", async () => {
  const { lesson } = await opened();
  await lesson.next();
  await lesson.make(nest);
  const { lesson: later, teacher } = await opened();
  expect(teacher.heard).toEqual([{ moves: ["play nest"], step: 2, move: "" }]);
  expect(later.step).toBe(2);
});

test("a chapter whose moves the rules no longer allow begins again", async () => {
  const { lesson } = await opened();
  await lesson.next();
  await lesson.make(nest);
  const teacher = new FakeTeacher();
  teacher.refusal = refusal(409);
  const later = new LessonStore("sylvan-dale", SHEET, teacher);
  const opening = later.open();
  teacher.heard.length = 0;
  teacher.refusal = null;
  await opening;
  expect(teacher.heard).toEqual([{ moves: [], step: 0, move: "" }]);
  expect(later.trouble).toBe("");
});

test("while the server cannot be reached, progress is kept", async () => {
  const { lesson } = await opened();
  await lesson.next();
  await lesson.make(nest);
  const teacher = new FakeTeacher();
  teacher.refusal = refusal(0);
  const later = new LessonStore("sylvan-dale", SHEET, teacher);
  await later.open();
  expect(later.trouble).not.toBe("");
  expect(progressIn("sylvan-dale", SHEET).step).toBe(2);
});

test("a skipped chapter is not called done; a chapter that was done stays so", async () => {
  const { lesson } = await opened();
  lesson.skip();
  expect(progressIn("sylvan-dale", SHEET).ended).toBe("skipped");
  await toTheEnd(lesson);
  lesson.skip();
  expect(progressIn("sylvan-dale", SHEET).ended).toBe("played");
});

test("a preview is asked for once", async () => {
  const { lesson, teacher } = await opened();
  expect(await lesson.preview(nest)).toBeNull();
  await lesson.next();
  await lesson.preview(nest);
  await lesson.preview(nest);
  expect(teacher.preview).toHaveBeenCalledTimes(1);
});
