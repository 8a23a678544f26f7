/** The names of people at this device, and what everybody at a table is called. */

import type { SeatNow } from "@/generated/protocol";
import { remember, remembered } from "@/lib/remembered";
import type { Texts } from "@/lib/texts";

/** The longest name that a seat takes, until the server has said (`GameSheet.longest_name`). */
export const LONGEST_NAME = 24;
/** How many letters before the limit people are told of it. */
const NEAR = 6;

/** How many more letters a name may have, if it is near the limit; otherwise null. */
export const lettersLeft = (name: string, longest: number): number | null => {
  const left = longest - [...name].length;
  return left <= NEAR ? left : null;
};

/** The name that the person gave last. */
export const myName = (): string => remembered("name", "");
export const keepMyName = (name: string): void => remember("name", name.trim());

/** The names of others who played at this device, in the order of their seats. */
export const namesHere = (): string[] => remembered("names-here", "").split("\n").filter(Boolean);
export const keepNamesHere = (names: string[]): void =>
  remember("names-here", names.map((name) => name.trim()).filter(Boolean).join("\n"));

/** What a bot is called: the client's text `bot-<name>`, or its own name where there is none. */
export const botName = (name: string, own: Texts): string => (own.has(`bot-${name}`) ? own.say(`bot-${name}`) : name);

/** A one-line description of a bot; empty if there is none. */
export const botHelp = (name: string, own: Texts): string =>
  own.has(`bot-${name}-help`) ? own.say(`bot-${name}-help`) : "";

/** The plain name of the person or bot on a seat; empty for a free seat. */
const ownName = (seat: SeatNow, own: Texts): string => {
  if (seat.kind === "person") return seat.player;
  return seat.kind === "bot" ? botName(seat.player, own) : "";
};

/** Do two at the table have the same name, so that their seats must tell them apart? */
export const areAlike = (seats: SeatNow[], own: Texts): boolean => {
  const names = seats.map((seat) => ownName(seat, own)).filter(Boolean);
  return new Set(names).size < names.length;
};

const named = (
  seats: SeatNow[],
  own: Texts,
  game: Texts | undefined,
  apart: (name: string, title: string) => string,
): string[] => {
  const names = seats.map((seat) => ownName(seat, own));
  return seats.map((seat, at) => {
    const [name, title] = [names[at] ?? "", game?.seat(seat.name) ?? seat.name];
    if (!name) return title;
    return names.indexOf(name) === at && names.lastIndexOf(name) === at ? name : apart(name, title);
  });
};

/**
 * The names of the seats: of the people and bots there, or the game's name for a free seat. Two with the same name are
 * told apart by the game's names for their seats: `Grown tree (Red)`.
 */
export const playerNames = (seats: SeatNow[], own: Texts, game?: Texts): string[] =>
  named(seats, own, game, (name, title) => `${name} (${title})`);

/**
 * The same for narrow places, where names may be cut: of two equal names, the part that differs comes first, and stays
 * when the rest is cut: `Red · Grown tree`.
 */
export const narrowNames = (seats: SeatNow[], own: Texts, game?: Texts): string[] =>
  named(seats, own, game, (name, title) => `${title} · ${name}`);

/** A list of names in words: `Ada, Blaise and Camille`. */
export const together = (names: string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
