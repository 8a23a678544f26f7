/** The components of Tree Society, as its board draws and explains them. */

import { sentences } from "@/board/words";
import type { CataloguePiece } from "@/generated/http";
import type { CardView, FruitPrint, GuildPrint } from "@/generated/tree-society";
import { printed, type Told, type Tongue } from "@/lib/components";
import { Texts } from "@/lib/texts";

import ownEnglish from "./components.en.ftl?raw";
import ownFrench from "./components.fr.ftl?raw";
import { face } from "./fruits";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";
import { aboutFruit, actionClause, cardTitle, levelsInWords } from "./words";

import "./theme.css";

export { default as Drawing } from "./Drawing.svelte";

export const board = "orchard";

export const wordsIn = (language: string): Texts =>
  language.startsWith("fr") ? new Texts(language, french, ownFrench) : new Texts(language, english, ownEnglish);

/** Explanations that need no position. */
const NOWHERE = { sources: {} };

type Teller = (piece: CataloguePiece, tongue: Tongue) => Told;

const TELLERS: Record<string, Teller> = {
  card: (piece, { texts, words }) => {
    const card = printed<CardView>(piece);
    return {
      title: cardTitle(card, texts, words),
      lines: [...levelsInWords(card, texts, words), sentences(words.say("banners-of", { banners: card.banners }))],
      clause: "TS-60",
    };
  },
  guild: (piece, { texts, words }) => ({
    title: texts.title("guild", piece.id),
    lines: [words.say("guild-has", { ...printed<GuildPrint>(piece) })],
    clause: "TS-12",
  }),
  fruit: ({ id }, { texts, words }) => {
    const { title, more = [], clause } = aboutFruit(face(id), undefined, NOWHERE, texts, words);
    return { title, lines: more, clause };
  },
  type: (piece, { texts, words }) => ({
    title: texts.title("type", piece.id),
    lines: [words.say("type-has", { ...printed<FruitPrint>(piece) }), words.say("dial-help")],
    clause: "TS-36",
  }),
  action: (piece, { texts, words }) => ({
    title: texts.title("action", piece.id),
    lines: [texts.say(`action-${piece.id}-help`), words.say("action-has", { ...printed<FruitPrint>(piece) })],
    clause: actionClause(piece.id),
  }),
  seat: ({ id }, { texts, words }) => ({ title: texts.title("seat", id), lines: [words.say("seat-does")], clause: "TS-7" }),
  box: ({ id }, { words }) => ({ title: words.say(`box-${id}`), lines: [words.say(`box-${id}-does`)], clause: BOX_CLAUSES[id] }),
};

const BOX_CLAUSES: Record<string, string> = { coins: "TS-31", tree_markers: "TS-62", score_markers: "TS-117" };

export const tell = (kind: string, piece: CataloguePiece, tongue: Tongue): Told =>
  TELLERS[kind]?.(piece, tongue) ?? { title: piece.id, lines: [] };
