/** The components of Sylve, as its board draws and explains them. */

import type { CataloguePiece } from "@/generated/http";
import type { CharacterView, CreatureView, DiePrint, ForestView, PotionView, VillagePrint, VillageSpaceView } from "@/generated/sylve";
import { printed, type Told, type Tongue } from "@/lib/components";
import { Texts } from "@/lib/texts";

import ownEnglish from "./components.en.ftl?raw";
import ownFrench from "./components.fr.ftl?raw";
import { effectInWords, powerInWords, sentence } from "./effects";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";
import { creatureTitle, potionInWords, potionTitle, seasonsInWords } from "./words";

import "./theme.css";

export { default as Drawing } from "./Drawing.svelte";

export const board = "sylve";
export const large = ["village", "die"];
export const wide = ["forest"];

export const wordsIn = (language: string): Texts =>
  language.startsWith("fr") ? new Texts(language, french, ownFrench) : new Texts(language, english, ownEnglish);

type Teller = (piece: CataloguePiece, tongue: Tongue) => Told;

/** Nobody sits at a table here. */
const player = (seat: string): string => seat;

const TELLERS: Record<string, Teller> = {
  forest: (piece, { texts, words }) => {
    const forest = printed<ForestView>(piece);
    const spaces = Object.values(forest.spaces).map(({ symbol, reward }) =>
      words.say("space-short", { symbol: texts.name("die", symbol), reward: texts.name("good", reward) }),
    );
    return {
      title: words.say("forest-title", {
        name: texts.title("forest", forest.id),
        seasons: seasonsInWords({ texts, words, player }, forest.seasons),
      }),
      lines: [words.say("forest-worth", { count: forest.points }), words.say("spaces-are", { spaces: spaces.join(", ") })],
      clause: "SY-146",
    };
  },
  creature: (piece, { texts, words }) => {
    const { id, season, when, does } = printed<CreatureView>(piece);
    const title = creatureTitle({ texts, words, player }, id, season);
    return { title, lines: [sentence(powerInWords(when, does, texts)), words.say("creature-worth")], clause: "SY-106" };
  },
  potion: (piece, { texts, words }) => {
    const tongue = { texts, words, player };
    const potion = printed<PotionView>(piece);
    return { title: potionTitle(tongue, potion), lines: potionInWords(tongue, potion), clause: "SY-66" };
  },
  village: (piece, tongue) => {
    const { day, night } = printed<VillagePrint>(piece);
    const { texts, words } = tongue;
    const face = texts.name("die", day.accepts);
    return {
      title: texts.title("place", piece.id),
      lines: [
        words.say("does-by-day", { does: stallInWords(day, texts) }),
        words.say("does-by-night", { does: stallInWords(night, texts) }),
        day.accepts === "any" ? words.say("stall-any") : words.say("stall-element", { face }),
      ],
      clause: day.accepts === "any" ? "SY-59" : "SY-64",
    };
  },
  die: (piece, { texts, words }) => {
    const { faces, per_player: each } = printed<DiePrint>(piece);
    const all = Object.values(faces).reduce((sum, count) => sum + count, 0);
    return {
      title: words.say(`sort-of-die-${piece.id}`),
      lines: [
        words.say("die-each", { count: each }),
        words.say("faces-are", {
          faces: Object.entries(faces).map(([face, count]) => words.say("face-often", { face: texts.name("die", face), count, all })).join(", "),
        }),
        words.say(piece.id === "forage" ? "die-forage-text" : "die-neutral"),
      ],
      clause: "SY-12",
    };
  },
  character: (piece, { texts, words }) => {
    const { id, colour, power } = printed<CharacterView>(piece);
    return {
      title: texts.title("character", id),
      lines: [texts.say(`power-${power}`), words.say("plays-colour", { colour: texts.name("colour", colour) })],
      clause: "SY-10",
    };
  },
  token: (_piece, { words }) => ({ title: words.say("scorch-title"), lines: [words.say("scorch-text")], clause: "SY-136" }),
};

const stallInWords = (space: VillageSpaceView, texts: Texts): string =>
  space.does.map((one) => effectInWords(one, texts)).join(", ");

export const tell = (kind: string, piece: CataloguePiece, tongue: Tongue): Told =>
  TELLERS[kind]?.(piece, tongue) ?? { title: piece.id, lines: [] };
