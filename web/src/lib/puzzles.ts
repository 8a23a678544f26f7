/** Which puzzles the reader has tried, kept in this browser: only the first try of each counts. Days are in UTC. */

import { remember, remembered } from "@/lib/remembered";

/** How the first try went: `solved`, or not. */
export type Tried = "solved" | "missed";

export interface PuzzleBook {
  /** By game and id: `sylve/12-40`. */
  tried: Record<string, Tried>;
  /** The days on which one of that day's puzzles was solved, the latest last: `2026-03-01`. */
  days: string[];
}

const KEY = "puzzles";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS = 24 * 60 * 60 * 1000;
/** The longest streak that is told; nobody keeps more days than that. */
const MOST_DAYS = 3660;

export const puzzleKey = (game: string, id: string): string => `${game}/${id}`;

/** The day after another: `2026-03-01` after `2026-02-28`. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + MILLISECONDS).toISOString().slice(0, 10);

/** What was kept; whatever cannot be read is as if it were not there. */
export const readBook = (kept: string): PuzzleBook => {
  const book: PuzzleBook = { tried: {}, days: [] };
  let found: unknown;
  try {
    found = JSON.parse(kept);
  } catch {
    return book;
  }
  const { tried, days } = (found ?? {}) as { tried?: unknown; days?: unknown };
  if (typeof tried === "object" && tried !== null) {
    for (const [key, how] of Object.entries(tried)) if (how === "solved" || how === "missed") book.tried[key] = how;
  }
  if (Array.isArray(days)) book.days = days.filter((day): day is string => typeof day === "string" && DAY.test(day)).sort();
  return book;
};

/** The book after a try. `ofTheDay`: the puzzle is one of that day's. */
export const afterTry = (book: PuzzleBook, key: string, right: boolean, day: string, ofTheDay: boolean): PuzzleBook => {
  if (key in book.tried) return book;
  const counts = right && ofTheDay && !book.days.includes(day);
  return {
    tried: { ...book.tried, [key]: right ? "solved" : "missed" },
    days: counts ? [...book.days, day].sort().slice(-MOST_DAYS) : book.days,
  };
};

/** How many days in a row, up to today or yesterday: today is not missed before it is over. */
export const streakOf = (book: PuzzleBook, today: string): number => {
  const solved = new Set(book.days);
  let last = today;
  if (!solved.has(today)) {
    last = book.days.filter((day) => day < today).at(-1) ?? "";
    if (!last || dayAfter(last) !== today) return 0;
  }
  let count = 0;
  for (const day of [...solved].sort().reverse()) {
    if (day > last) continue;
    if (count > 0 && dayAfter(day) !== last) break;
    last = day;
    count += 1;
  }
  return count;
};

export const puzzleBook = (): PuzzleBook => readBook(remembered(KEY, ""));

export const keepTry = (key: string, right: boolean, day: string, ofTheDay: boolean): PuzzleBook => {
  const book = afterTry(puzzleBook(), key, right, day, ofTheDay);
  remember(KEY, JSON.stringify(book));
  return book;
};

/** The next puzzle of a list after this one that has not been tried; another one if all have; null if there is no other. */
export const nextOf = (ids: readonly string[], id: string, game: string, book: PuzzleBook): string | null => {
  const at = ids.indexOf(id);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].filter((other) => other !== id);
  return others.find((other) => !(puzzleKey(game, other) in book.tried)) ?? others[0] ?? null;
};
