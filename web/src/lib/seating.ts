/** Who sits where at a new table. Pure functions, so that they can be tested. */

import type { OptionSheet, SeatWish } from "@/generated/http";
import { lettersLeft } from "@/lib/names";
import { freshSalt } from "@/lib/salt";

/** The choice for a seat: `me`, `open`, `here`, or `bot:grown`. */
export type Sitter = string;

export interface Chair {
  who: Sitter;
  /** The name of another person at this device. */
  name: string;
}

/** The default bot, and the default number of players. */
export const USUAL_BOT = "grown";
export const usualPlayers = (seats: number[]): number => (seats.includes(2) ? 2 : Math.min(...seats));

/** As many chairs as the game has at most: me on the first, and a grown bot on each of the others. */
export const usualChairs = (most: number, names: string[]): Chair[] =>
  Array.from({ length: most }, (_, at) => ({ who: at === 0 ? "me" : `bot:${USUAL_BOT}`, name: names[at - 1] ?? "" }));

/** Seat somebody. I sit on one chair only: if I move, the person who sat there takes mine. */
export const seated = (chairs: Chair[], at: number, who: Sitter): Chair[] => {
  const mine = chairs.findIndex((chair) => chair.who === "me");
  const before = chairs[at]?.who ?? "open";
  return chairs.map((chair, place) => {
    if (place === at) return { ...chair, who };
    return who === "me" && place === mine ? { ...chair, who: before } : chair;
  });
};

export const botOf = (who: Sitter): string => (who.startsWith("bot:") ? who.slice(4) : "");
export const isPerson = (who: Sitter): boolean => who === "me" || who === "here";

/** What is wrong with the names: the first chair without one, the first with too long a one (-1 for none), and whether
 * two people share one. */
export const amiss = (
  chairs: Chair[],
  myName: string,
  longest: number,
): { nameless: number; long: number; alike: boolean } => {
  const names = chairs.map((chair) => (chair.who === "me" ? myName : chair.name).trim());
  const given = names.filter((name, at) => name !== "" && isPerson(chairs[at]?.who ?? ""));
  return {
    nameless: chairs.findIndex((chair, at) => isPerson(chair.who) && names[at] === ""),
    long: chairs.findIndex((chair, at) => isPerson(chair.who) && (lettersLeft(names[at] ?? "", longest) ?? 0) < 0),
    alike: new Set(given.map((name) => name.toLocaleLowerCase())).size < given.length,
  };
};

/** The chairs as the server expects them; every person adds a salt to the shuffle. */
export const wishes = (chairs: Chair[], myName: string, salt: () => string = freshSalt): SeatWish[] =>
  chairs.map((chair) => {
    if (chair.who === "me") return { kind: "me", name: myName.trim(), salt: salt() };
    if (chair.who === "here") return { kind: "here", name: chair.name.trim(), salt: salt() };
    const bot = botOf(chair.who);
    return bot ? { kind: "bot", name: bot } : { kind: "open" };
  });

export type Value = string | number | boolean;

/** The options that differ from the default: only these are sent. */
export const changed = (options: OptionSheet[], given: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    options
      .map((option): [string, Value] => [option.name, given[option.name] ?? option.default])
      .filter(([name, value]) => options.find((option) => option.name === name)?.default !== value),
  );
