/** The board's own words, in the language of the table's texts. */

import type { AbilityView, LandView, OddsView, PlayerView, PrintedView, SpaceView } from "@/generated/alynthia";
import { Texts } from "@/lib/texts";

import { placeName } from "./geometry";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** One after the other, each ended as a sentence. */
export const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.…!?]$/.test(part) ? part : `${part}.`))
    .join(" ");

/** What something costs or gives, in words: `2 focus, 1 wood`. */
export function amountsInWords(amounts: Record<string, number>, words: Texts): string {
  const said = Object.entries(amounts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => words.say(`amount-${what}`, { count }));
  return said.length > 0 ? said.join(", ") : words.say("nothing");
}

/** What an ability does, and when. */
export const abilityInWords = ({ effect, amount, type }: AbilityView, words: Texts): string =>
  effect === "reroll"
    ? words.say("act-labor-reroll-does")
    : sentences(words.say(`does-${effect}`, { count: amount }), words.say(`type-${type}`));

/** What the advanced power of a guild does. */
export const powerInWords = (power: string, { numbers, prices }: Pick<PrintedView, "numbers" | "prices">, words: Texts): string =>
  words.say(`does-${power}`, { ...numbers, caravan: prices.caravan?.focus ?? 0, labor: prices["labor-roll"]?.focus ?? 0 });

/** What a space is called: `Forest C4`. */
export const spaceTitle = (space: SpaceView, words: Texts): string =>
  words.say(`place-${space.terrain}`, { place: placeName(space) });

/** Chances at worst and at best. */
export function chanceInWords([low, high]: readonly number[], words: Texts): string {
  if (low === undefined || high === undefined) return "";
  return low === high ? words.say("percent", { number: low }) : words.say("percent-between", { low, high });
}

/** How an attack may end. */
export function oddsInWords(odds: OddsView, words: Texts): string[] {
  const said = [words.say("odds-strengths", { strength: odds.strength, against: odds.against })];
  if (odds.paying_worker.length > 0) said.push(words.say("odds-worker", { chance: chanceInWords(odds.paying_worker, words) }));
  said.push(words.say("odds-renown", { chance: chanceInWords(odds.paying_renown, words) }));
  if (odds.unknown > 0) said.push(words.say("odds-unknown", { count: odds.unknown }));
  if (odds.needed > 0) said.push(words.say("odds-nest", { count: odds.needed }));
  return said;
}

/** What lies on a space, one sentence each. */
export function spaceInWords(space: SpaceView, view: LandView, name: (player: string) => string, texts: Texts, words: Texts): string[] {
  const said: string[] = [];
  const nest = space.nest === "undefeated";
  const strength = space.dragons * (nest ? view.nest_strength : view.dragon_strength);
  if (nest) said.push(words.say("nest-undefeated", { count: space.dragons, strength }));
  if (space.nest === "defeated") said.push(words.say("nest-defeated"));
  if (!nest && space.dragons > 0) said.push(words.say("dragons-here", { count: space.dragons, strength }));
  const more = (view.printed.numbers.swarm ?? 0) - space.dragons;
  if (space.dragons > 0 && more > 0 && more <= 2) said.push(words.say("swarm-soon", { count: more }));
  for (const player of space.characters) {
    const mine = player === view.seats[view.viewer];
    said.push(mine ? words.say("character-you") : words.say("character-of", { player: name(player) }));
  }
  for (const building of space.buildings) {
    const player = name(building.player);
    const upgrade = building.upgrade ? texts.name("upgrade", building.upgrade) : "";
    said.push(upgrade ? words.say("upgraded-of", { player, upgrade }) : words.say("outpost-of", { player }));
    if (building.wall) said.push(words.say("wall-here"));
  }
  if (space.entrance) said.push(words.say("entrance-here"));
  return said;
}

/** What the viewer may expect of a space: the way there, and how an attack may end. */
export function prospectInWords(space: string, me: PlayerView | undefined, words: Texts): string[] {
  const steps = me?.steps[space];
  const odds = me?.odds?.[space];
  return [...(steps ? [words.say("steps-away", { count: steps })] : []), ...(odds ? oddsInWords(odds, words) : [])];
}
