/** What the options of a game are called. */

import type { OptionSheet } from "@/generated/http";
import { together } from "@/lib/names";
import type { Texts } from "@/lib/texts";

export const optionTitle = (option: OptionSheet, texts: Texts): string =>
  texts.has(`option-${option.name}`) ? texts.say(`option-${option.name}`) : option.name;

export const optionHelp = (option: OptionSheet, texts: Texts): string =>
  texts.has(`option-${option.name}-help`) ? texts.say(`option-${option.name}-help`) : option.help;

/** A sentence about a choice; empty if the game has none. */
export const choiceHelp = (option: OptionSheet, choice: string, texts: Texts): string => {
  const id = `option-${option.name}-${choice.replaceAll("+", "-")}-help`;
  return texts.has(id) ? texts.say(id) : "";
};

/** Is it shown as large cards? So is every option whose choices the game explains one by one. */
export const hasCards = (option: OptionSheet, texts: Texts): boolean => {
  const choices = option.choices.filter((choice) => choice !== "auto");
  return choices.length > 1 && choices.every((choice) => choiceHelp(option, choice, texts) !== "");
};

/** Does the choice allow this number of players? The server has tried it. */
export const fitsPlayers = (option: OptionSheet, choice: string, players: number): boolean =>
  option.fits[choice]?.includes(players) ?? true;

/** The value for a number of players: the given one if it fits, else the first card that does. */
export const fitting = (option: OptionSheet, given: string, players: number): string => {
  if (given !== "auto" && fitsPlayers(option, given, players)) return given;
  return option.choices.find((one) => one !== "auto" && fitsPlayers(option, one, players)) ?? String(option.default);
};

/** The nearest number of players that a choice allows. */
export const playersFor = (option: OptionSheet, choice: string, players: number): number => {
  const seats = option.fits[choice] ?? [players];
  return seats.reduce((best, one) => (Math.abs(one - players) < Math.abs(best - players) ? one : best), seats[0] ?? players);
};

/** A value in words: the game's own text, the client's, or the names of what it lists (`bankers+writers`). */
export const optionValue = (
  option: OptionSheet,
  value: string | number | boolean,
  texts: Texts,
  own: Texts,
): string => {
  if (typeof value === "boolean") return own.say(value ? "new-yes" : "new-no");
  if (typeof value === "number") return String(value);
  const id = `option-${option.name}-${value.replaceAll("+", "-")}`;
  if (texts.has(id)) return texts.say(id);
  if (own.has(`new-value-${value}`)) return own.say(`new-value-${value}`);
  return together(
    value.split("+").map((one) => texts.seat(one)),
    texts.language,
  );
};
