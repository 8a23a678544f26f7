/** The board's own words, in the language of the table's texts, and what things say of themselves. */

import { type Explanation, type Source, sourceIn } from "@/board/explain.svelte";
import { sentences } from "@/board/words";
import type { CardView, LevelView, SocietyView, WordsView } from "@/generated/tree-society";
import { Texts } from "@/lib/texts";

import type { Face } from "./fruits";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** An effect or a mandatory part in the game's own words. */
export const inWords = ({ text, n, k, counter }: WordsView, texts: Texts): string =>
  texts.say(text, { n, k, counter: counter ? texts.say(counter) : "" });

const pointsInWords = ({ n, counter }: WordsView, texts: Texts, words: Texts): string =>
  counter
    ? words.say("points-each", { points: n, counter: texts.say(counter) })
    : words.say("points-of", { points: n });

/** What a level asks, does and is worth. */
export function levelInWords(level: LevelView, texts: Texts, words: Texts): string {
  const plain = level.effect.text === "effect-none" || level.effect.text === "effect-end";
  const effect = plain ? (level.effect.text === "effect-none" && !level.must ? words.say("no-effect") : "") : inWords(level.effect, texts);
  return sentences(level.must ? inWords(level.must, texts) : "", effect, pointsInWords(level.points, texts, words));
}

/** The three levels of a card, one line each. */
export const levelsInWords = (card: CardView, texts: Texts, words: Texts): string[] =>
  card.levels.map((info, at) => {
    const level = at + 1;
    const does = levelInWords(info, texts, words);
    const id = level < card.level ? "level-built" : level === card.level ? "level-here" : "level-of";
    return words.say(id, { level, cost: info.cost, does });
  });

/** What its next level costs the viewer, and why it is not the printed price. */
export function priceInWords(card: CardView, purse: number | null, words: Texts): string {
  const printed = card.levels[card.level]?.cost;
  if (card.price === null || printed === undefined) return "";
  const least = Math.min(card.price, card.price_by_action ?? card.price);
  return [
    words.say("price-now", { level: card.level + 1, price: card.price }),
    card.price === printed ? "" : words.say("price-printed", { cost: printed }),
    card.price_by_action === null ? "" : words.say("price-by-action", { price: card.price_by_action }),
    purse !== null && purse < least ? words.say("price-short", { missing: least - purse }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const worthInWords = (card: CardView, words: Texts): string => {
  if (card.level === 0) return "";
  return card.points === null ? words.say("worth-hidden") : words.say("worth-now", { points: card.points });
};

/** A card's name and guild. */
export const cardTitle = (card: CardView, texts: Texts, words: Texts): string =>
  words.say("card-of-guild", { card: texts.title("card", card.card), guild: texts.title("guild", card.guild) });

/** The purse of the viewer; null for an onlooker. */
export const ownPurse = (view: SocietyView): number | null => view.players[view.viewer]?.purse ?? null;

export function aboutCard(card: CardView, view: SocietyView, texts: Texts, words: Texts): Explanation {
  const using = view.under_way === card.card ? words.say("in-use") : "";
  return {
    title: cardTitle(card, texts, words),
    text: [using, priceInWords(card, ownPurse(view), words), worthInWords(card, words)].filter(Boolean).join(" "),
    more: [...levelsInWords(card, texts, words), sentences(words.say("banners-of", { banners: card.banners }))],
    source: sourceOf(view, "card"),
    clause: clauseOf(card),
  };
}

/** The clause to read on in: of the effect that comes next, as far as it has one. */
function clauseOf(card: CardView): string {
  if (card.price !== null && card.price > (card.levels[card.level]?.cost ?? 0)) return "TS-70";
  if (card.price !== null && card.price < (card.levels[card.level]?.cost ?? 0)) return "TS-74";
  return card.level > 0 ? "TS-63" : "TS-61";
}

/** A view, as far as it tells where things come from. */
type Sourced = Pick<SocietyView, "sources">;

export const sourceOf = (view: Sourced, table: string): Source | undefined => sourceIn(view.sources, table);

const ACTION_CLAUSES: Record<string, string> = { sell: "TS-48", row: "TS-49", take: "TS-50", chest: "TS-51", less: "TS-52" };

/** The clause of a fruit action. */
export const actionClause = (action: string): string | undefined => ACTION_CLAUSES[action];

export function aboutFruit(
  { name, action, plus }: Face,
  brings: number | undefined,
  view: Sourced,
  texts: Texts,
  words: Texts,
): Explanation {
  const clause = actionClause(action);
  return {
    title: texts.title("fruit", name),
    text: brings === undefined ? "" : words.say("brings", { coins: brings }),
    more: [
      words.say("fruit-action-is", { help: texts.say(`action-${action}-help`) }),
      ...(plus ? [words.say("fruit-valuable")] : []),
    ],
    source: sourceOf(view, "fruit"),
    ...(clause ? { clause } : {}),
  };
}
