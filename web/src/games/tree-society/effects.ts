/** Effects as short sentences of signs. What an effect is comes from the view, as the id of its text and its numbers. */

import type { LevelView, WordsView } from "@/generated/tree-society";

/** A sign or a word of such a sentence. */
export type Token = { icon: string } | { text: string };

const icon = (name: string): Token => ({ icon: name });
const plus = (n: number): Token => ({ text: `+${n}` });
const minus = (n: number): Token => ({ text: `−${n}` });
const number = (n: number): Token => ({ text: String(n) });

/** What is counted, as a sign: `banners-writers` is a banner in the colour of the Writers. */
export function counterSign(counter: string): string {
  const guild = /^banners-(.+)$/.exec(counter);
  return guild ? `banner-of-${guild[1]}` : counter.replace(/^counter-/, "");
}

const forEach = (words: WordsView): Token[] =>
  words.counter ? [{ text: "/" }, icon(counterSign(words.counter))] : [];

const SIGNS: Record<string, (words: WordsView) => Token[]> = {
  "effect-none": () => [icon("none")],
  "effect-end": () => [icon("end")],
  "effect-purse": ({ n }) => [plus(n), icon("coin")],
  "effect-purse-for-each": (words) => [plus(words.n), icon("coin"), ...forEach(words)],
  "effect-chest": ({ n }) => [plus(n), icon("chest")],
  "effect-chest-for-each": (words) => [plus(words.n), icon("chest"), ...forEach(words)],
  "effect-sell": ({ n }) => [icon("fruit"), icon("arrow"), icon("coin"), ...(n > 0 ? [plus(n)] : [])],
  "effect-take": ({ n }) => [...(n > 1 ? [number(n)] : []), icon("basket")],
  "effect-row": () => [icon("row")],
  "effect-half-any": () => [icon("hammer"), icon("half")],
  "effect-half-new": () => [icon("hammer"), icon("storey-1"), icon("half")],
  "effect-half-own": () => [icon("hammer"), icon("storey-up"), icon("half")],
  "effect-less-any": ({ n }) => [icon("hammer"), minus(n), icon("coin")],
  "effect-less-new": ({ n }) => [icon("hammer"), icon("storey-1"), minus(n)],
  "effect-less-own": ({ n }) => [icon("hammer"), icon("storey-up"), minus(n)],
  "effect-draw-fruit": ({ n, k }) => [number(n), icon("fruit-deck"), icon("arrow"), number(k), icon("fruit")],
  "effect-draw-guild-pay": ({ n }) => [number(n), icon("guild-deck"), icon("hammer")],
  "effect-draw-guild-half": ({ n }) => [number(n), icon("guild-deck"), icon("hammer"), icon("half")],
  "effect-draw-guild-less": ({ n, k }) => [number(n), icon("guild-deck"), icon("hammer"), minus(k)],
  "effect-draw-guild-free": ({ n }) => [number(n), icon("guild-deck"), icon("hammer"), number(0), icon("coin")],
  "lasting-chest": ({ n }) => [icon("lasting"), icon("chest"), plus(n)],
  "lasting-sale": ({ n }) => [icon("lasting"), icon("sale"), plus(n)],
  "lasting-new": ({ n }) => [icon("lasting"), icon("storey-1"), minus(n)],
  "lasting-up": ({ n }) => [icon("lasting"), icon("storey-up"), minus(n)],
  "lasting-take-chest": ({ n }) => [icon("lasting"), icon("basket"), plus(n), icon("chest")],
  "lasting-done-purse": ({ n }) => [icon("lasting"), icon("house"), plus(n), icon("coin")],
  "lasting-discard-purse": ({ n }) => [icon("lasting"), icon("discard"), plus(n), icon("coin")],
  "must-compost": ({ n }) => [icon("must"), ...(n > 1 ? [number(n)] : []), icon("fruit"), icon("arrow"), icon("compost")],
  "must-discard-any": () => [icon("must"), icon("discard")],
  "must-discard-done": () => [icon("must"), icon("discard-house")],
};

/** The ids that have signs. */
export const SIGNED: readonly string[] = Object.keys(SIGNS);

/** An effect or a mandatory part in signs. */
export const signs = (words: WordsView): Token[] => SIGNS[words.text]?.(words) ?? [{ text: "?" }];

/** What a level does, in signs: its effect, or what its points are counted for. */
export function effectSigns(level: LevelView): Token[] {
  if (level.effect.text === "effect-end") return [icon("end"), icon(counterSign(level.points.counter))];
  if (level.must && level.effect.text === "effect-none") return [];
  return signs(level.effect);
}

/** Does it go on working while the tree stands there? */
export const lasts = (words: WordsView): boolean => words.text.startsWith("lasting-");

/** The points of a level as its seal shows them: `5`, or `×2` for a formula. */
export const sealText = (points: WordsView): string => (points.counter ? `×${points.n}` : String(points.n));

/** A sentence of signs laid out in a line about 0, 0. */
export interface Line {
  scale: number;
  at: { token: Token; x: number }[];
}

const GAP = 1.6;
/** How wide a letter is, measured by its height. */
const WIDE = 0.66;

/** Signs that take less room than the others. */
const NARROW: Record<string, number> = { arrow: 0.66, must: 0.9, banner: 0.66 };

/** Signs side by side, made smaller where they have not enough room. */
export function line(tokens: readonly Token[], room: number, sign: number, text: number): Line {
  const widths = tokens.map((token) => ("icon" in token ? sign * (NARROW[token.icon] ?? 1) : token.text.length * text * WIDE));
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, tokens.length - 1);
  const scale = Math.min(1, room / Math.max(1, whole));
  let x = -whole / 2;
  const at = tokens.map((token, place) => {
    const width = widths[place] ?? 0;
    const middle = x + width / 2;
    x += width + GAP;
    return { token, x: middle };
  });
  return { scale, at };
}
