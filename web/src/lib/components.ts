/** The components of a game to look at: how each is drawn and described, and how they are searched. */

import type { Component } from "svelte";

import type { CatalogueKind, CataloguePiece, ProvenanceSheet, TableOriginSheet } from "@/generated/http";
import { plain } from "@/lib/rules";
import { Choosing, type Targets } from "@/lib/targets.svelte";
import type { Texts } from "@/lib/texts";

/** What a component says about itself. */
export interface Told {
  title: string;
  /** What it costs, does and is worth, one sentence each. */
  lines: readonly string[];
  /** The clause with more details. */
  clause?: string | undefined;
}

/** What is needed to describe a component: the game's texts, and the words of its board and its components. */
export interface Tongue {
  texts: Texts;
  words: Texts;
}

export interface DrawingProps extends Tongue {
  kind: string;
  piece: CataloguePiece;
}

/** What `games/<game>/components.ts` brings. */
export interface GameComponents {
  /** The root class of the board, whose colours the drawings need. */
  board: string;
  Drawing: Component<DrawingProps>;
  /** The words of the board, and those of the components: `kind-card`, `mark-first-game`. */
  wordsIn: (language: string) => Texts;
  tell: (kind: string, piece: CataloguePiece, tongue: Tongue) => Told;
  /** Kinds that are drawn large, such as boards. */
  large?: readonly string[];
  /** Kinds whose drawings show their names. */
  named?: readonly string[];
  /** Kinds whose drawings are too wide to be beside their text on a phone. */
  wide?: readonly string[];
}

const found = import.meta.glob<GameComponents>("../games/*/components.ts");

/** How the components of a game are drawn; null for a game that has no drawings. */
export const drawingsOf = async (game: string): Promise<GameComponents | null> =>
  (await found[`../games/${game}/components.ts`]?.()) ?? null;

/** Nothing can be pressed here, not even drawings of things that can be pressed on a board. */
export const NO_TARGETS: Targets = new Choosing(
  () => undefined,
  () => undefined,
);

/** What is printed on a component, as the game's catalogue types it. */
export const printed = <Print>(piece: CataloguePiece): Print => piece.printed as Print;

/** A component with its description. */
export interface Shown {
  piece: CataloguePiece;
  told: Told;
  marks: readonly string[];
  /** All of its words, without accents, to search in. */
  words: string;
}

/** A kind of component with its description. */
export interface Group {
  kind: string;
  name: string;
  source: string;
  /** The source of its figures; undefined until it is known. */
  origin: TableOriginSheet | undefined;
  pieces: readonly Shown[];
}

/** All components, described in one language. */
export function groups(
  kinds: readonly CatalogueKind[],
  origin: ProvenanceSheet | undefined,
  tell: GameComponents["tell"],
  tongue: Tongue,
): Group[] {
  return kinds.map(({ kind, table, source, pieces }) => {
    const name = tongue.words.say(`kind-${kind}`);
    return {
      kind,
      name,
      source,
      origin: origin?.tables.find((one) => one.table === table),
      pieces: pieces.map((piece) => shown(name, piece, tell(kind, piece, tongue), tongue)),
    };
  });
}

function shown(kind: string, piece: CataloguePiece, told: Told, { words }: Tongue): Shown {
  const marks = piece.marks.map((mark) => words.say(`mark-${mark}`));
  return { piece, told, marks, words: plain([kind, told.title, ...told.lines, ...marks].join(" ")) };
}

export interface Wish {
  /** Words that must all occur, in any order. */
  words: string;
  /** A kind, or a source; empty for all. */
  kind: string;
  source: string;
}

/** The groups that match a search. */
export function chosen(all: readonly Group[], { words, kind, source }: Wish): Group[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return all
    .filter((group) => (!kind || group.kind === kind) && (!source || group.source === source))
    .map((group) => ({ ...group, pieces: group.pieces.filter((one) => wanted.every((word) => one.words.includes(word))) }))
    .filter((group) => group.pieces.length > 0);
}

/** How many components these are: different ones, and pieces in the box. */
export const counted = (all: readonly Group[]): { different: number; pieces: number } => ({
  different: all.reduce((sum, group) => sum + group.pieces.length, 0),
  pieces: all.reduce((sum, group) => sum + group.pieces.reduce((more, { piece }) => more + piece.count, 0), 0),
});
