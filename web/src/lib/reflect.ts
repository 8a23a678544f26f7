/** The view of any game: what shape a value has, and what its names mean to people. It knows no particular game. */

import type { LegalMove } from "@/generated/protocol";
import type { Arguments, Texts } from "@/lib/texts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Struct = { [key: string]: Json };

export type Shape = "nothing" | "word" | "sentence" | "words" | "counts" | "rows" | "list" | "table" | "grid" | "struct";

/** Fields that the table screen shows elsewhere, or that only say how to lay things out. */
export const ELSEWHERE = new Set(["game", "viewer", "seats", "asked", "prompt", "over", "columns", "position", "sources", "provenance", "steps", "odds", "printed", "ways", "row", "column"]);

export const isStruct = (value: Json | undefined): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWord = (value: Json): boolean => value === null || typeof value !== "object";

/** Whether a value is blank: null, no, zero, or empty. */
export const isBlank = (value: Json | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === "" ||
  value === 0 ||
  (Array.isArray(value) && value.every(isBlank)) ||
  (isStruct(value) && Object.values(value).every(isBlank));

/** Where a name lies on a grid: `C3`, `r2c0`. */
export const gridPlace = (name: string): [column: number, row: number] | null => {
  const letters = /^([A-Z])(\d+)$/.exec(name);
  if (letters) return [(letters[1] ?? "A").charCodeAt(0) - 64, Number(letters[2])];
  const numbers = /^r(\d+)c(\d+)$/.exec(name);
  return numbers ? [Number(numbers[2]) + 1, Number(numbers[1]) + 1] : null;
};

const isGrid = (names: string[]): boolean => {
  const places = names.map(gridPlace);
  if (names.length < 6 || places.some((place) => place === null)) return false;
  const count = (axis: 0 | 1) => new Set(places.map((place) => place?.[axis])).size;
  return count(0) > 1 && count(1) > 1;
};

/** Do these all have the same fields? Then they are things of one kind; an empty place among them is still a place. */
const alike = (values: Json[]): values is Struct[] => {
  const there = values.filter((value) => value !== null);
  const [first] = there;
  if (!isStruct(first)) return false;
  const fields = Object.keys(first).join();
  return there.every((value) => isStruct(value) && Object.keys(value).join() === fields);
};

export const shapeOf = (value: Json): Shape => {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "nothing";
  if (isWord(value)) return "word";
  if (Array.isArray(value)) {
    if (value.every(isWord)) return "words";
    return alike(value) ? "rows" : "list";
  }
  if (!isStruct(value)) return "nothing";
  const names = Object.keys(value);
  const values = Object.values(value);
  if (names.length === 0) return "nothing";
  if (typeof value.text === "string") return "sentence";
  if (isGrid(names)) return "grid";
  if (values.every((one) => typeof one === "number")) return "counts";
  if (alike(values) && (names.length > 1 || names.some((name) => /[-\dA-Z]/.test(name)))) return "table";
  return "struct";
};

const NAMES_NOTHING = new Set(["clause", "event", "move", "prompt", "option", "score", "game", "draw", "tiebreak", "owner"]);

/** How an empty value is written, here and in the games' texts. */
const NOTHING = "—";

const WHOSE = new Set(["seat", "colour", "player"]);

const singular = (field: string): string => field.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");

const domainsOf = (field: string): string[] => {
  const last = field.split("_").at(-1) ?? "";
  return [...new Set([field, singular(field), last, singular(last)])];
};

/** What names mean: from the texts of the game, by their field, or else by the name alone. */
export class Naming {
  private readonly byName = new Map<string, string>();

  constructor(
    private readonly game: Texts,
    private readonly own: Texts,
    private readonly seats: string[],
    private readonly players: string[],
  ) {
    for (const id of game.ids) {
      const cut = id.indexOf("-");
      if (cut < 1 || NAMES_NOTHING.has(id.slice(0, cut)) || this.byName.has(id.slice(cut + 1))) continue;
      this.byName.set(id.slice(cut + 1), id);
    }
  }

  /** The seat of this name; -1 if it names none. */
  seat(value: Json): number {
    return typeof value === "string" ? this.seats.indexOf(value) : -1;
  }

  /** A heading for a field. */
  field(field: string): string {
    if (this.own.has(`field-${field}`)) return this.own.say(`field-${field}`);
    const found = this.found(field, "");
    const words = found ?? field.replace(/[_-]/g, " ");
    return words.charAt(0).toLocaleUpperCase(this.own.language) + words.slice(1);
  }

  /** A word, a number, yes or no. */
  word(value: Json, field: string): string {
    if (value === null || value === "") return NOTHING;
    if (typeof value === "boolean") return this.own.say(value ? "yes" : "no");
    if (typeof value === "number") return String(value);
    if (typeof value !== "string") return "";
    const seat = this.seat(value);
    return seat >= 0 ? (this.players[seat] ?? value) : (this.found(value, field) ?? value);
  }

  /** A text with variables: `{ text: "effect-purse", n: 2 }`. */
  sentence(value: Struct): string {
    const { text, ...others } = value;
    const given: Arguments = {};
    for (const [name, one] of Object.entries(others)) given[name] = typeof one === "number" ? one : this.word(one, name);
    return this.game.say(String(text), given);
  }

  /** Anything, in one line. */
  line(value: Json, field: string): string {
    if (isWord(value)) return this.word(value, field);
    if (Array.isArray(value)) return value.map((one) => this.line(one, field)).join(", ");
    if (!isStruct(value)) return "";
    if (shapeOf(value) === "sentence") return this.sentence(value);
    const parts = this.parts(value);
    // Whose it is and what it is go together: "Ada cottage".
    const whose = this.seat(Object.values(value)[0] ?? null) >= 0;
    if (whose && parts.every(([name]) => name === "")) return parts.map(([, words]) => words).join(" ");
    return parts.map(([name, words]) => (name ? `${name}: ${words}` : words)).join(", ");
  }

  /** What to tell of a struct; names need no label, numbers need their field. */
  parts(value: Struct): [name: string, words: string][] {
    return Object.entries(value)
      .filter(([, one]) => !isBlank(one))
      .map(([field, one]) => {
        const heading = this.seat(field) >= 0 ? this.word(field, "") : this.field(field);
        if (one === true) return ["", heading];
        return [this.speaksForItself(one, field) ? "" : heading, this.line(one, field)];
      })
      .filter(([, words]) => words !== NOTHING) as [string, string][];
  }

  /** A name needs no label; a number does, and so does a seat, unless the field asks whose it is. */
  private speaksForItself(value: Json, field: string): boolean {
    if (Array.isArray(value)) return value.every((one) => typeof one !== "number");
    if (this.seat(value) >= 0) return WHOSE.has(field);
    return typeof value === "string" && this.found(value, field) !== null;
  }

  private found(value: string, field: string): string | null {
    const words = value.replace(/[ +]/g, "-");
    const numbers = value.split(" ").filter((word) => /^-?\d+$/.test(word)).map(Number);
    const wordsOnly = value.split(" ").filter((word) => !/^-?\d+$/.test(word)).join("-");
    const domains = field ? domainsOf(field) : [];
    for (const domain of domains) {
      if (this.game.has(`${domain}-${words}`)) return this.game.say(`${domain}-${words}`, { count: numbers[0] ?? 1 });
      if (this.game.has(`${domain}-${wordsOnly}`)) return this.game.say(`${domain}-${wordsOnly}`, { count: numbers[0] ?? 1 });
    }
    if (this.game.has(value) && value.includes("-")) return this.game.say(value);
    const id = this.byName.get(words);
    return id ? this.game.say(id, { count: numbers[0] ?? 1 }) : null;
  }
}

/** The things that legal moves name: which domain a name in this field belongs to. */
export class Touched {
  private readonly domains = new Map<string, Set<string>>();

  constructor(moves: LegalMove[]) {
    for (const move of moves) {
      for (const one of Object.values(move.arguments)) {
        if (!Array.isArray(one)) continue;
        const known = this.domains.get(one[1]);
        if (known) known.add(one[0]);
        else this.domains.set(one[1], new Set([one[0]]));
      }
    }
  }

  /**
   * The domain of a name in legal moves; if there are several, the one of its field. With `strict`, only the domain of
   * its field: the plants of a price are not the plants that I have.
   */
  domain(name: string, field: string, strict = false): string | null {
    const known = this.domains.get(name);
    if (!known) return null;
    const spoken = domainsOf(field).find((domain) => known.has(domain));
    return spoken ?? (strict ? null : ([...known][0] ?? null));
  }

  /** The domain that most of these names belong to: the others can be asked about. */
  common(names: string[], field: string, strict = false): string | null {
    return names.map((name) => this.domain(name, field, strict)).find((domain) => domain !== null) ?? null;
  }
}

/** The rows of a table, and the columns that are not empty. */
export const columnsOf = (rows: (Struct | null)[]): string[] =>
  Object.keys(rows.find((row) => row !== null) ?? {}).filter(
    (field) => !ELSEWHERE.has(field) && rows.some((row) => row !== null && !isBlank(row[field])),
  );
