/** What each game's folder brings for its board, found by its place: there is no list. */

import type { Component } from "svelte";

import type { BoardProps } from "@/lib/board";
import type { Texts } from "@/lib/texts";

import type { CeremonyKind } from "./ceremony";
import type { Sound } from "./sound";

export type Board = Component<BoardProps<unknown>>;

export interface GameBoard {
  Board: Board;
  /** Is it drawn, or the plain table that every game has? */
  drawn: boolean;
  ceremonies: readonly CeremonyKind[];
  /** What a sentence of the log sounds like, by kind of event. */
  sounds: Readonly<Record<string, Sound>>;
  /** The board's own words. */
  wordsIn: ((language: string) => Texts) | null;
}

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const ceremonies = import.meta.glob<{ ceremonies: readonly CeremonyKind[] }>("../games/*/ceremony.ts");
const sounds = import.meta.glob<{ sounds: Readonly<Record<string, Sound>> }>("../games/*/sounds.ts");
const words = import.meta.glob<{ wordsIn: (language: string) => Texts }>("../games/*/words.ts");
const plain = import.meta.glob<{ default: Board }>("../components/table/GenericTable.svelte");

const PLAIN = "../components/table/GenericTable.svelte";

export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards;

const plainTable = async (): Promise<Board> => {
  const found = await plain[PLAIN]?.();
  if (!found) throw new Error("the plain table is missing");
  return found.default;
};

/** The board of a game, or the plain table where there is none, where it cannot be loaded, or where the reader wants that. */
export async function boardOf(game: string, asPlain: boolean): Promise<GameBoard> {
  const at = (file: string) => `../games/${game}/${file}`;
  const [told, heard, own] = await Promise.all([
    ceremonies[at("ceremony.ts")]?.(),
    sounds[at("sounds.ts")]?.(),
    words[at("words.ts")]?.(),
  ]);
  const drawn = asPlain ? null : await boards[at("Board.svelte")]?.().catch(() => null);
  return {
    Board: drawn?.default ?? (await plainTable()),
    drawn: Boolean(drawn),
    ceremonies: told?.ceremonies ?? [],
    sounds: heard?.sounds ?? {},
    wordsIn: own?.wordsIn ?? null,
  };
}
