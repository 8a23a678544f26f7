/** The components of Builders of Sylvan Dale, as its board draws and explains them. */

import type { CataloguePiece } from "@/generated/http";
import type { BoardPrint, ColourPrint, DistrictPrint, FamePrint, StylePrint, TileView } from "@/generated/sylvan-dale";
import { printed, type Told, type Tongue } from "@/lib/components";
import { Texts } from "@/lib/texts";

import ownEnglish from "./components.en.ftl?raw";
import ownFrench from "./components.fr.ftl?raw";
import { aboutCard, aboutItem } from "./explanations";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

import "./theme.css";

export { default as Drawing } from "./Drawing.svelte";

export const board = "dale";
export const large = ["board"];

export const wordsIn = (language: string): Texts =>
  language.startsWith("fr") ? new Texts(language, french, ownFrench) : new Texts(language, english, ownEnglish);

/** Explanations that need no position. */
const NOWHERE = { sources: {} };

type Teller = (piece: CataloguePiece, tongue: Tongue) => Told;

const TELLERS: Record<string, Teller> = {
  card: ({ id }, { texts, words }) => {
    const { title, text = "", more = [], clause } = aboutCard(id, NOWHERE, [], texts, words);
    return { title, lines: [text, ...more], clause };
  },
  item: ({ id }, { texts, words }) => {
    const { title, text = "", clause } = aboutItem(id, "", NOWHERE, [], texts, words);
    return { title, lines: [text], clause };
  },
  style: (piece, { texts, words }) => ({
    title: texts.title("style", piece.id),
    lines: [words.say("style-does", { creature: texts.title("creature", printed<StylePrint>(piece).creature) })],
    clause: "SD-25",
  }),
  base: ({ id }, { texts, words }) => ({
    title: words.say("base-title", { style: texts.name("style", id) }),
    lines: [words.say("base-does")],
    clause: "SD-5",
  }),
  tile: (piece, { texts, words }) => {
    const { colour, style } = printed<TileView>(piece);
    return {
      title: words.say("tile-title", { style: texts.title("style", style), colour: texts.name("colour", colour) }),
      lines: [words.say("tile-help")],
      clause: "SD-30",
    };
  },
  banner: ({ id }, { texts, words }) => ({
    title: words.say("banner-title", { colour: texts.name("colour", id) }),
    lines: [words.say("banner-help")],
    clause: "SD-56",
  }),
  colour: (piece, { texts, words }) => ({
    title: texts.title("colour", piece.id),
    lines: [words.say("colour-does", { ...printed<ColourPrint>(piece) })],
    clause: "SD-9",
  }),
  district: (piece, { texts, words }) => ({
    title: texts.title("district", piece.id),
    lines: [
      words.say("district-does"),
      ...Object.entries(printed<DistrictPrint>(piece).trees).map(([seats, count]) => words.say("district-trees", { seats: Number(seats), count })),
    ],
    clause: "SD-111",
  }),
  board: (piece, { words }) => {
    const { trees, seats } = printed<BoardPrint>(piece);
    return {
      title: words.say(`board-${piece.id}`),
      lines: [words.say(seats.length > 1 ? "board-for-few" : "board-for", { seats: seats[0] ?? 0, most: seats.at(-1) ?? 0, count: Object.keys(trees).length })],
      clause: piece.id === "front" ? "SD-5" : "SD-6",
    };
  },
  fame: (piece, { words }) => ({
    title: words.say("fame-title", { count: printed<FamePrint>(piece).value }),
    lines: [words.say("fame-does")],
    clause: "SD-127",
  }),
};

export const tell = (kind: string, piece: CataloguePiece, tongue: Tongue): Told =>
  TELLERS[kind]?.(piece, tongue) ?? { title: piece.id, lines: [] };
