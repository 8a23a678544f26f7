/** The components of Alynthia, as its board draws and explains them. */

import type {
  ActionPrint,
  BoardPrint,
  DiePrint,
  ExchangeView,
  GuildPrint,
  NestsPrint,
  ResearchPrint,
  RoundsPrint,
  TilePrint,
  UpgradePrintView,
} from "@/generated/alynthia";
import type { CataloguePiece } from "@/generated/http";
import { printed, type Told, type Tongue } from "@/lib/components";
import { Texts } from "@/lib/texts";

import ownEnglish from "./components.en.ftl?raw";
import ownFrench from "./components.fr.ftl?raw";
import { facesOf, isPlain } from "./dice";
import { marketName } from "./market";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";
import { abilityInWords, amountsInWords, powerInWords, sentences } from "./words";

import "./theme.css";

export { default as Drawing } from "./Drawing.svelte";

export const board = "alynthia";
export const large = ["die", "rounds", "nests"];

export const wordsIn = (language: string): Texts =>
  language.startsWith("fr") ? new Texts(language, french, ownFrench) : new Texts(language, english, ownEnglish);

type Teller = (piece: CataloguePiece, tongue: Tongue) => Told;

const priced = ({ cost, reward }: ExchangeView, words: Texts): string[] => [
  words.say("price-of", { cost: amountsInWords(cost, words) }),
  words.say("reward-of", { reward: amountsInWords(reward, words) }),
];

const TELLERS: Record<string, Teller> = {
  tile: (piece, { words }) => {
    const spaces = printed<TilePrint>(piece).terrain.flat();
    const kinds = [...new Set(spaces)].map((terrain) =>
      words.say(`spaces-${terrain}`, { count: spaces.filter((one) => one === terrain).length }),
    );
    return { title: words.say(`land-${piece.id}`), lines: [words.say("tile-has", { spaces: kinds.join(", ") })], clause: "AL-14" };
  },
  market: (piece, { texts, words }) => ({
    title: marketName(piece.id, texts),
    lines: [...priced(printed<ExchangeView>(piece), words)],
    clause: "AL-183",
  }),
  action: (piece, { texts, words }) => ({
    title: texts.title("card", piece.id),
    lines: [words.say(`card-${piece.id}-does`, { count: printed<ActionPrint>(piece).amount })],
    clause: "AL-222",
  }),
  research: (piece, { texts, words }) => {
    const { category, level, ability } = printed<ResearchPrint>(piece);
    return { title: `${texts.title("category", category)} ${level + 1}`, lines: [abilityInWords(ability, words)], clause: "AL-170" };
  },
  guild: (piece, { texts, words }) => {
    const { guild, numbers, prices } = printed<GuildPrint>(piece);
    return {
      title: texts.title("guild", piece.id),
      lines: [
        sentences(words.say(`start-${guild.start ?? "any"}`)),
        words.say("basic-is", { does: abilityInWords(guild.basic1, words) }),
        words.say("basic-is", { does: abilityInWords(guild.basic2, words) }),
        words.say("advanced-is", { does: powerInWords(guild.power, { numbers, prices }, words) }),
      ],
      clause: "AL-30",
    };
  },
  outpost: (piece, { words }) => ({
    title: words.say("outpost-number", { number: Number(piece.id) }),
    lines: [...priced(printed<ExchangeView>(piece), words), words.say("outpost-does")],
    clause: "AL-144",
  }),
  upgrade: (piece, { texts, words }) => {
    const { cost, reward, ability } = printed<UpgradePrintView>(piece);
    return {
      title: texts.title("upgrade", piece.id),
      lines: [abilityInWords(ability, words), ...priced({ cost, reward }, words), words.say("upgrade-does")],
      clause: "AL-155",
    };
  },
  die: (piece, { words }) => {
    const { faces } = printed<DiePrint>(piece);
    const each = facesOf(faces).map(({ face, count }) =>
      words.say("face-often", { face: isPlain(face) ? String(face.points) : amountsInWords(face, words), count, all: faces.length }),
    );
    return { title: words.say(`die-${piece.id}`), lines: [words.say(`die-${piece.id}-does`), words.say("faces-are", { faces: each.join(", ") })], clause: DIE_CLAUSES[piece.id] ?? "AL-226" };
  },
  board: (piece, { words }) => {
    const { seats, slots } = printed<BoardPrint>(piece);
    return {
      title: words.say(seats.length > 1 ? "map-for-few" : "map-for", { seats: seats[0] ?? 0, most: seats.at(-1) ?? 0 }),
      lines: [words.say("map-has", { count: slots.length })],
      clause: "AL-14",
    };
  },
  rounds: (piece, { words }) => {
    const { dragon, nest, required } = printed<RoundsPrint>(piece);
    return {
      title: words.say(`rounds-${piece.id}`),
      lines: dragon.map((strength, at) =>
        sentences(
          words.say("round-is", { round: at + 1, dragon: strength, nest: nest[at] ?? 0 }),
          (required[at] ?? 0) > 0 ? words.say("round-falls") : "",
        ),
      ),
      clause: piece.id === "competitive" ? "AL-64" : "AL-62",
    };
  },
  nests: (piece, { words }) => {
    const { seats, costs } = printed<NestsPrint>(piece);
    return {
      title: words.say("nests-for", { seats }),
      lines: Object.entries(costs).map(([difficulty, row]) =>
        words.say("nests-cost", { difficulty: words.say(`difficulty-${difficulty}`), costs: row.join(", ") }),
      ),
      clause: "AL-57",
    };
  },
  supply: ({ id }, { texts, words }) => {
    const resource = words.has(`supply-${id}`) ? "" : texts.title("resource", id);
    return {
      title: resource ? words.say("resource-card", { resource }) : words.say(`supply-${id}`),
      lines: [words.say(resource ? "resource-card-does" : id === "dragons" ? "dragons-left-does" : "renown-tokens-do")],
      clause: resource ? "AL-17" : id === "dragons" ? "AL-84" : "AL-60",
    };
  },
};

const DIE_CLAUSES: Record<string, string> = { battle: "AL-204", dragon: "AL-204" };

export const tell = (kind: string, piece: CataloguePiece, tongue: Tongue): Told =>
  TELLERS[kind]?.(piece, tongue) ?? { title: piece.id, lines: [] };
