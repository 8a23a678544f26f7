/** Guided first games: what the server tells of them, and how far this browser's reader has come. No rules, and no lesson's words. */

import type { LessonList, LessonSheet, LessonStep } from "@/generated/http";
import { get, getText } from "@/lib/http";
import { once } from "@/lib/once";
import { remember, remembered } from "@/lib/remembered";
import { Texts } from "@/lib/texts";

const lists = once((game) => get<LessonList>(`/api/games/${game}/lessons`));

/** The chapters of a game's guided first game, in order; none if the game has no lessons. */
export const lessonsOf = async (game: string): Promise<LessonSheet[]> => (await lists(game)).lessons;

const written = once(async (key) => {
  const [game = "", language = "en"] = key.split("/");
  return new Texts(language, await getText(`/api/games/${game}/lessons/text/${language}`));
});

/** What the lessons of a game say. */
export const lessonTexts = (game: string, language: string): Promise<Texts> => written(`${game}/${language}`);

// How far somebody has come

/** How a chapter was left behind. */
export type Ended = "" | "played" | "skipped";

export interface Progress {
  /** The learner's own moves. */
  moves: string[];
  step: number;
  /** Ever brought to its end, even if it is being repeated. */
  ended: Ended;
}

export const UNREAD: Progress = { moves: [], step: 0, ended: "" };

/** Which lesson this is: a short number made of its steps. Progress in another one is of no use. */
export const editionOf = (sheet: LessonSheet): string => {
  let sum = 0;
  for (const letter of JSON.stringify([sheet.id, sheet.learner, sheet.steps])) {
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return sum.toString(36);
};

/** How many moves the learner has made when this step is shown. */
export const movesBefore = (steps: readonly LessonStep[], step: number): number =>
  steps.slice(0, step).filter((one) => one.asks).length;

const keyOf = (game: string, chapter: string): string => `lesson.${game}.${chapter}`;

/** What was kept, if it can be true of this lesson. */
const believable = (kept: Partial<Record<string, unknown>>, sheet: LessonSheet): Progress | null => {
  const { edition, moves, step } = kept;
  if (edition !== editionOf(sheet) || !Array.isArray(moves) || !moves.every((move) => typeof move === "string")) return null;
  if (typeof step !== "number" || !Number.isInteger(step) || step < 0 || step > sheet.steps.length) return null;
  return moves.length === movesBefore(sheet.steps, step) ? { moves, step, ended: "" } : null;
};

/** How far the reader has come in a chapter; at its beginning, if the lesson has changed since. */
export const progressIn = (game: string, sheet: LessonSheet): Progress => {
  let kept: Partial<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(remembered(keyOf(game, sheet.id), "{}"));
    if (typeof read === "object" && read !== null) kept = read as Partial<Record<string, unknown>>;
  } catch {
    // Whatever that was, it is not ours.
  }
  const ended = kept.ended === "played" || kept.ended === "skipped" ? kept.ended : "";
  return { ...(believable(kept, sheet) ?? UNREAD), ended };
};

export const keepProgress = (game: string, sheet: LessonSheet, progress: Progress): void =>
  remember(keyOf(game, sheet.id), JSON.stringify({ edition: editionOf(sheet), ...progress }));

/** Is the reader in the middle of it? */
export const isBegun = (progress: Progress, sheet: LessonSheet): boolean =>
  progress.step > 0 && progress.step < sheet.steps.length;

/** The chapter to go on with: the one begun last in order, or the first that was never ended; none after the last. */
export const chapterToDo = (game: string, sheets: readonly LessonSheet[]): LessonSheet | undefined =>
  sheets.find((sheet) => isBegun(progressIn(game, sheet), sheet)) ?? sheets.find((sheet) => !progressIn(game, sheet).ended);

// Words

export interface Span {
  words: string;
  bold: boolean;
}

/** A text as paragraphs, divided by empty lines, of plain words and words between `**`. */
export const paragraphs = (text: string): Span[][] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim().replaceAll(/\s*\n\s*/g, " "))
    .filter(Boolean)
    .map((one) =>
      one
        .split(/\*\*(.+?)\*\*/)
        .map((words, at) => ({ words, bold: at % 2 === 1 }))
        .filter(({ words }) => words),
    );
