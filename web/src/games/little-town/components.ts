/** The components of Little Town, as its board draws and explains them. */

import type { CataloguePiece } from "@/generated/http";
import type { BoardPrint, BuildingView, CoinPrint, ColourPrint, GoalPrint } from "@/generated/little-town";
import { printed, type Told, type Tongue } from "@/lib/components";
import { Texts } from "@/lib/texts";

import ownEnglish from "./components.en.ftl?raw";
import ownFrench from "./components.fr.ftl?raw";
import { aboutGoal, aboutGoods, aboutTile } from "./explanations";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

import "./theme.css";

export { default as Drawing } from "./Drawing.svelte";

export const board = "town";
export const large = ["board"];
export const named = ["building", "goal"];

export const wordsIn = (language: string): Texts =>
  language.startsWith("fr") ? new Texts(language, french, ownFrench) : new Texts(language, english, ownEnglish);

/** Explanations that need no position. */
const NOWHERE = { sources: {} };

type Teller = (piece: CataloguePiece, tongue: Tongue) => Told;

const TELLERS: Record<string, Teller> = {
  building: (piece, { texts, words }) => {
    const { title, text = "", clause } = aboutTile(piece.id, printed<BuildingView>(piece), null, NOWHERE, [], texts, words);
    return { title, lines: [text], clause };
  },
  goal: (piece, { texts, words }) => {
    const { vp } = printed<GoalPrint>(piece);
    const { text = "", clause } = aboutGoal(piece.id, { ...NOWHERE, goal_points: { [piece.id]: vp } }, false, [], texts, words);
    return { title: texts.title("goal", piece.id), lines: [text, words.say("points", { count: vp })], clause };
  },
  terrain: ({ id }, { texts, words }) => ({
    title: texts.title("terrain", id),
    lines: [words.say(`terrain-${id}-help`)],
    clause: "LT-31",
  }),
  resource: ({ id }, { texts, words }) => {
    const { title, text = "", clause } = aboutGoods(id, "", NOWHERE, [], texts, words);
    return { title, lines: [text], clause };
  },
  coin: (piece, { words }) => ({
    title: words.say(`coin-${piece.id}`),
    lines: [words.say("coin-worth", { count: printed<CoinPrint>(piece).value }), words.say("good-coins-help")],
    clause: "LT-73",
  }),
  colour: (piece, { texts, words }) => ({
    title: texts.title("colour", piece.id),
    lines: [words.say("colour-has", { ...printed<ColourPrint>(piece) }), words.say("worker-help"), words.say("house-help")],
    clause: "LT-7",
  }),
  board: (piece, { texts, words }) => ({
    title: words.say("board-side", { side: piece.id }),
    lines: [boardInWords(printed<BoardPrint>(piece), { texts, words })],
    clause: "LT-9",
  }),
};

/** What is printed on a side: `8 forest, 7 mountain, …`. */
function boardInWords({ squares }: BoardPrint, { words }: Tongue): string {
  const all = Object.values(squares);
  const count = (terrain: string | null): number => all.filter((square) => square.terrain === terrain).length;
  return words.say("board-has", {
    forests: count("forest"),
    mountains: count("mountain"),
    lakes: count("lake"),
    grass: count(null),
  });
}

export const tell = (kind: string, piece: CataloguePiece, tongue: Tongue): Told =>
  TELLERS[kind]?.(piece, tongue) ?? { title: piece.id, lines: [] };
