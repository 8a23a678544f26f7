/** The powers of creatures, potions and Village spaces as signs and as words, from their words in the component table. */

import type { Texts } from "@/lib/texts";

/** A sign, a number or an arrow in a row of them. */
export interface Bit {
  sign?: string;
  text?: string;
}

const sign = (name: string): Bit => ({ sign: name });
const text = (said: string): Bit => ({ text: said });

/** `2` before a sign, if there are several of it. */
const several = (count: string | undefined, ...bits: Bit[]): Bit[] =>
  count === undefined || count === "1" ? bits : [text(count), ...bits];

const gather = ([what = "", count, per, season = ""]: string[]): Bit[] => {
  if (what === "each") return ["plant", "mushroom", "crystal"].flatMap((good) => several(count, sign(good)));
  if (what === "same") return several(count, sign("same"));
  const gained = several(count, sign(what));
  return per ? [...gained, text("×"), sign(season)] : gained;
};

const trade = ([give = "", take = "", count]: string[]): Bit[] => {
  const kind = (name: string): Bit => sign(name === "basic" ? "choice" : name);
  return [...(count === "1" || !count ? [] : [text(`≤${count}`)]), kind(give), text("→"), kind(take)];
};

const sell = ([what = ""]: string[]): Bit[] => [sign(what === "alike" ? "any" : what), text("→"), sign("points")];

const remove = ([what = ""]: string[]): Bit[] => [sign(what === "element" ? "remove-element" : "remove")];

const VERBS: Record<string, (rest: string[]) => Bit[]> = {
  gather,
  trade,
  sell,
  remove,
  scorch: ([count]) => several(count, sign("scorch")),
  points: ([count]) => several(count, sign("points")),
  creature: () => [sign("creature")],
  tame: () => [sign("creature")],
  reserve: () => [sign("reserve")],
  clear: () => [sign("clear")],
  turn: () => [sign("turn")],
};

/** What an effect does, in signs: `gather berry 2` is a 2 and a berry. */
export function effectBits(does: string): Bit[] {
  const [verb = "", ...rest] = does.split(" ");
  return VERBS[verb]?.(rest) ?? [sign(verb)];
}

const TRIGGERS: Record<string, (rest: string) => Bit[]> = {
  place: (where) => [sign("die"), sign(where)],
  gather: (season) => [sign("gather"), sign(season)],
  gathered: (good) => [sign(good)],
  control: (season) => [sign("control"), sign(season)],
  slot: (kind) => [sign(kind)],
  "creature-space": () => [sign("instead")],
  "first-scorch": () => [sign("scorch")],
  brew: () => [sign("brew")],
  tame: () => [sign("creature")],
  "round-end": () => [sign("round-end")],
  turn: () => [],
};

/** When a power works, in signs: `control spring` is a flag and a blossom. */
export function whenBits(when: string): Bit[] {
  const [trigger = "", rest = ""] = when.split(" ");
  return TRIGGERS[trigger]?.(rest) ?? [];
}

/** A whole power: when, an arrow, what. */
export function powerBits(when: string, does: string): Bit[] {
  const before = whenBits(when);
  return before.length > 0 ? [...before, text("→"), ...effectBits(does)] : effectBits(does);
}

/** Can a die be placed on a creature with this trigger, and which kind of die? */
export const slotOf = (when: string): "forage" | "element" | "" => {
  const [trigger, kind] = when.split(" ");
  return trigger === "slot" && (kind === "forage" || kind === "element") ? kind : "";
};

/** An effect in words. */
export function effectInWords(does: string, texts: Texts): string {
  const words = does.split(" ");
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const prices = words.filter((word) => word.includes(":")).join(", ");
  const id = ["does", ...words.filter((word) => /^[a-z]+$/.test(word))].join("-");
  return texts.has(id) ? texts.say(id, { count: numbers[0] ?? 0, prices }) : does;
}

/** A creature's power as a sentence. */
export const powerInWords = (when: string, does: string, texts: Texts): string =>
  texts.say("draw-power", { when: texts.say(`when-${when.replaceAll(" ", "-")}`), does: effectInWords(does, texts) });

/** Begins with a capital letter and ends with a full stop. */
export const sentence = (said: string): string => {
  const whole = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};
