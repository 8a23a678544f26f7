/** The complete list of moves, in groups that can be read: by verb, and long groups by their first thing. */

import type { LegalMove } from "@/generated/protocol";
import type { Argument, Arguments, Texts } from "@/lib/texts";

export interface MoveItem {
  move: LegalMove;
  /** The whole move in words. */
  words: string;
  /** How it differs from the others of its group; in a small group, the whole move. */
  label: string;
}

export interface MoveGroup {
  /** `Place … on …`; empty if the moves need no heading. */
  heading: string;
  items: MoveItem[];
}

/** Groups up to this size are written out. */
const FEW = 6;
const BLANK = "…";

const word = (texts: Texts, argument: Argument): string =>
  Array.isArray(argument) ? texts.name(argument[0], argument[1]) : String(argument);

/** What a move does, with blanks for these variables. */
const blanked = (texts: Texts, move: LegalMove, blanks: string[]): string =>
  texts.move({
    verb: move.verb,
    arguments: { ...move.arguments, ...Object.fromEntries(blanks.map((name) => [name, BLANK])) },
  });

const by = <T>(all: T[], key: (one: T) => string): T[][] => {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const place = found.get(key(one));
    if (place) place.push(one);
    else found.set(key(one), [one]);
  }
  return [...found.values()];
};

const capital = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const group = (texts: Texts, moves: LegalMove[], fixed: string[]): MoveGroup => {
  const first = moves[0];
  const open = Object.keys(first?.arguments ?? {}).filter((name) => !fixed.includes(name));
  const short = moves.length > FEW && open.length > 0;
  return {
    heading: first && short ? blanked(texts, first, open) : "",
    // Words are looked up lazily: of a long list, people may only see the beginning.
    items: moves.map((move) => ({
      move,
      get words() {
        return texts.move(move);
      },
      get label() {
        const label = open.map((name) => word(texts, move.arguments[name] ?? "")).join(" · ");
        return short ? capital(label, texts.language) : texts.move(move);
      },
    })),
  };
};

/** By verb; where a verb has many moves and several variables, by the first of them. */
export const grouped = (moves: LegalMove[], texts: Texts): MoveGroup[] =>
  by(moves, (move) => move.verb).flatMap((same) => {
    const [first = "", ...others] = Object.keys(same[0]?.arguments ?? {});
    const parts = by(same, (move) => JSON.stringify(move.arguments[first] ?? ""));
    const split = same.length > FEW && others.length > 0 && parts.length < same.length;
    return split ? parts.map((part) => group(texts, part, [first])) : [group(texts, same, [])];
  });

/** The groups up to this many moves. */
export function firstOf(groups: readonly MoveGroup[], count: number): MoveGroup[] {
  const found: MoveGroup[] = [];
  let left = count;
  for (const one of groups) {
    if (left <= 0) break;
    found.push(one.items.length <= left ? one : { ...one, items: one.items.slice(0, left) });
    left -= one.items.length;
  }
  return found;
}

/** The things that a move or a sentence names, as `domain:name`. */
export const spokenOf = (given: Arguments): Set<string> =>
  new Set(
    Object.values(given).flatMap((one) => {
      if (Array.isArray(one)) return [one.join(":")];
      return typeof one === "object" ? Object.keys(one) : [];
    }),
  );
