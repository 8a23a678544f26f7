/** The names of people at this device, and what everybody at a table is called. */

import type { SeatNow } from "@/generated/protocol";
import { remember, remembered } from "@/lib/remembered";
import type { Texts } from "@/lib/texts";

/** The longest name that a seat takes. */
export const LONGEST_NAME = 24;

/** The name that the person gave last. */
export const myName = (): string => remembered("name", "");
export const keepMyName = (name: string): void => remember("name", name.trim());

/** The names of others who played at this device, in the order of their seats. */
export const namesHere = (): string[] => remembered("names-here", "").split("\n").filter(Boolean);
export const keepNamesHere = (names: string[]): void =>
  remember("names-here", names.map((name) => name.trim()).filter(Boolean).join("\n"));

/** What a bot is called: the client's text `bot-<name>`, or its own name where there is none. */
export const botName = (name: string, own: Texts): string => (own.has(`bot-${name}`) ? own.say(`bot-${name}`) : name);

/** What one line says of a bot; nothing of one that nobody has described. */
export const botHelp = (name: string, own: Texts): string =>
  own.has(`bot-${name}-help`) ? own.say(`bot-${name}-help`) : "";

/**
 * What people call the seats: their own names, the bots', or what the game calls a seat nobody has. Two of the same
 * name are told apart by what the game calls their seats.
 */
export const playerNames = (seats: SeatNow[], own: Texts, game?: Texts): string[] => {
  const title = (seat: SeatNow) => game?.seat(seat.name) ?? seat.name;
  const called = seats.map((seat) => {
    if (seat.kind === "person") return seat.player;
    return seat.kind === "bot" ? botName(seat.player, own) : title(seat);
  });
  return called.map((name, at) => {
    const seat = seats[at];
    const twice = called.some((other, place) => place !== at && other === name);
    return twice && seat && seat.kind !== "open" ? `${name} (${title(seat)})` : name;
  });
};

/** A list of names in words: `Ada, Blaise and Camille`. */
export const together = (names: string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);
