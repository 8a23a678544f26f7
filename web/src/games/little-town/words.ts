/** The board's own words, in the language of the table's texts. */

import type { BuildingView, EffectView, SquareView } from "@/generated/little-town";
import { Texts } from "@/lib/texts";

import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** How much of something lies before a player. */
export const heldInWords = (good: string, count: number, texts: Texts, words: Texts): string =>
  words.say("held-of", { good: texts.title("resource", good), count });

/** Goods by name and number: `1 wheat, 2 fish`. */
export const goodsInWords = (goods: Record<string, number>, words: Texts): string =>
  Object.entries(goods)
    .map(([good, count]) => words.say(`goods-${good}`, { count }))
    .join(", ");

function atEnd(when: string, effect: EffectView | null, words: Texts): string[] {
  if (!effect) return [];
  const around = effect.around ? words.say(`around-${effect.around}`) : "";
  return [words.say(when, { effect: words.say(`effect-${effect.verb}`, { points: effect.vp, around }) })];
}

/** What a building does, in words. */
export function effectInWords(building: BuildingView, words: Texts): string {
  const [pay, gain] = [goodsInWords(building.pay, words), goodsInWords(building.gain, words)];
  const said = [
    ...(pay ? [words.say("effect-exchange", { pay, gain })] : gain ? [words.say("effect-gain", { gain })] : []),
    ...atEnd("effect-round-end", building.round_end, words),
    ...atEnd("effect-game-end", building.game_end, words),
  ];
  return said.length > 0 ? said.join(" ") : words.say("effect-none");
}

/** A building tile in words: what it costs, is worth and does. */
export const buildingInWords = (building: BuildingView, words: Texts): string =>
  [
    words.say("cost", { goods: goodsInWords(building.cost, words) }),
    words.say("points", { count: building.vp }),
    effectInWords(building, words),
  ].join(" ");

/** A square in words. */
export function squareInWords(
  name: string,
  square: SquareView,
  building: BuildingView | undefined,
  used: boolean,
  texts: Texts,
  words: Texts,
): string {
  const owner = (colour: string | null): string => (colour ? texts.name("colour", colour) : "");
  const parts: string[] = [];
  if (square.building) {
    parts.push(
      words.say("square-building", {
        square: name,
        building: texts.name("building", square.building),
        owner: owner(square.owner),
      }),
    );
    if (building) parts.push(effectInWords(building, words));
    if (used) parts.push(words.say("square-used"));
  } else if (square.terrain) {
    parts.push(words.say("square-terrain", { square: name, terrain: texts.name("terrain", square.terrain) }));
  } else {
    parts.push(words.say("square-grass", { square: name }));
  }
  if (square.worker) parts.push(words.say("square-worker", { owner: owner(square.worker) }));
  return parts.join(" ");
}
