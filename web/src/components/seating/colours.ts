/** The colours of the seats at a new table. Pure, so that it can be tested. */

import type { OptionSheet } from "@/generated/http";
import { fitsPlayers } from "@/lib/options";
import type { Value } from "@/lib/seating";

/** The separator between the colours in the value of the option. */
const BESIDE = "+";

/** The option by which each seat chooses, in a game that has one. */
export const colourOption = (options: readonly OptionSheet[]): OptionSheet | undefined =>
  options.find((option) => option.each_seat);

/** The colours available with this number of players. */
export const colours = (option: OptionSheet, players: number): string[] =>
  option.choices.filter((colour) => fitsPlayers(option, colour, players));

/** The colour of each seat: the chosen one if it is available; the others take what is left, in order. */
export const seatColours = (option: OptionSheet, value: Value, players: number): string[] => {
  const had = colours(option, players);
  const chosen = (value === option.default ? [] : String(value).split(BESIDE)).slice(0, players);
  const kept = chosen.filter((colour) => had.includes(colour));
  const left = had.filter((colour) => !kept.includes(colour));
  return Array.from({ length: players }, (_, seat) => {
    const colour = chosen[seat];
    return colour && kept.includes(colour) ? colour : (left.shift() ?? "");
  });
};

/** A seat takes a colour; the seat that had it gets this seat's colour. */
export const recoloured = (now: readonly string[], seat: number, colour: string): string[] =>
  now.map((one, at) => (at === seat ? colour : one === colour ? (now[seat] ?? "") : one));

/** The value of the option: the default if the colours are the usual ones. */
export const colourValue = (option: OptionSheet, now: readonly string[]): Value => {
  const usual = seatColours(option, option.default, now.length);
  return usual.join() === now.join() ? option.default : now.join(BESIDE);
};

/** Does the option name one of the seats by its colour? */
const namesSeat = (option: OptionSheet, choosing: OptionSheet): boolean =>
  !option.each_seat && choosing.choices.every((colour) => option.choices.includes(colour));

/** Can this be chosen at a table with these colours? A seat that does not exist cannot go first. */
export const isAtTable = (
  option: OptionSheet,
  choice: string,
  choosing: OptionSheet | undefined,
  now: readonly string[],
): boolean => {
  if (!choosing || !namesSeat(option, choosing)) return fitsPlayers(option, choice, now.length);
  return !choosing.choices.includes(choice) || now.includes(choice);
};

/** Options that name a seat by its colour follow the seat when it takes another colour. */
export const followed = (
  options: readonly OptionSheet[],
  given: Readonly<Record<string, Value>>,
  choosing: OptionSheet,
  before: readonly string[],
  after: readonly string[],
): Record<string, Value> => {
  const found = { ...given };
  for (const option of options) {
    const seat = before.indexOf(String(given[option.name]));
    const colour = after[seat];
    if (namesSeat(option, choosing) && colour) found[option.name] = colour;
  }
  return found;
};
