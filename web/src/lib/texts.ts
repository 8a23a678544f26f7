/**
 * Texts for people, from the same Fluent files as the terminal's: names, prompts, moves and sentences of the log.
 *
 * `kernel/text.py` does the same in Python, and describes which forms a text may use of a thing (`$card`, `$card-the`,
 * `$card-of`, `$card-id`).
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Explained, Fact } from "@/generated/protocol";
import { capital, forms, together } from "@/lib/grammar";

/** A variable of a text, as the table sends it: a number, a word, or a thing by domain and name. */
export type Argument = number | string | [string, string];

/** Several things and how often each is there, as a sentence of the log may name them: `{ "good:plant": 2 }`. */
export type Several = Record<string, number>;

export type Arguments = Record<string, Argument | Several>;

/** The forms of a variable: its name under "", and the others by their names. */
type Forms = Record<string, string | number>;

/** How many sentences to cache. */
const MOST_REMEMBERED = 5000;

/** The texts of one language, from one or more files; a missing text is shown as its id. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, Forms>();
  private readonly said = new Map<string, string>();
  private readonly players: Record<string, string> = {};
  private readonly mover: Arguments = {};
  /** The forms that any text uses; a plain word is used for each of them. */
  private readonly asked = new Set<string>();
  /** Every id that has a text. */
  readonly ids: ReadonlySet<string>;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    const functions = { CAPITAL: ([name]: unknown[]) => capital(String(name)) };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    const ids = new Set<string>();
    for (const source of sources) {
      for (const [, form = ""] of source.matchAll(/\$[a-z]+-([a-z]+)/g)) this.asked.add(form);
      const resource = new FluentResource(source);
      for (const entry of resource.body) ids.add(entry.id);
      this.bundle.addResource(resource);
    }
    this.ids = ids;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of an id, with its variables filled in; results are cached, because boards repeat many texts. */
  say(id: string, variables: Arguments = {}): string {
    const asked = `${id} ${JSON.stringify(variables)}`;
    let said = this.said.get(asked);
    if (said === undefined) {
      if (this.said.size >= MOST_REMEMBERED) this.said.clear();
      said = this.spell(id, variables);
      this.said.set(asked, said);
    }
    return said;
  }

  private spell(id: string, variables: Arguments): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const spelled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(variables)) {
      for (const [form, said] of Object.entries(this.forms(value))) spelled[form ? `${name}-${form}` : name] = said;
    }
    return this.bundle.formatPattern(pattern, spelled, []);
  }

  /** The name of a thing (`style`, `nest`); one that needs no text (`C3`) is its own name. */
  name(domain: string, name: string): string {
    const id = idOf(domain, name);
    return this.has(id) ? this.say(id) : name;
  }

  /** The same, to begin a sentence or a label with. */
  title(domain: string, name: string): string {
    const found = this.name(domain, name);
    return found.charAt(0).toLocaleUpperCase(this.language) + found.slice(1);
  }

  /** The name of a seat (`red`, a guild), whatever kind of thing the game names its seats after. */
  seat(name: string): string {
    const domain = ["seat", "colour", "guild", "player"].find((one) => this.has(`${one}-${name}`));
    return domain ? this.title(domain, name) : name;
  }

  /** What a move does, in words; seats are replaced by their players' names. */
  move(move: { verb: string; arguments: Record<string, Argument> }): string {
    const given = Object.entries(move.arguments).map(([name, one]): [string, Argument] => [
      name,
      Array.isArray(one) && one[0] === "player" ? (this.players[one[1]] ?? one) : one,
    ]);
    return this.say(`move-${move.verb}`, { ...this.mover, ...Object.fromEntries(given) });
  }

  /** What all moves of a verb do, with a blank for each thing that they name: `Play March: go to …`. */
  verb(verb: string): string {
    return this.say(`move-${verb}`, this.mover).replaceAll(/\{\$[^}]*\}/g, "…");
  }

  /** The same texts at a table: moves know the players by the names of their seats, and what the mover is (a guild). */
  atTable(seats: readonly string[], players: readonly string[], guild = ""): Texts {
    const called = Object.fromEntries(seats.map((seat, at) => [seat, players[at] ?? seat]));
    const mover: Arguments = guild ? { guild: ["guild", guild] } : {};
    return Object.assign(Object.create(Texts.prototype) as Texts, this, { players: called, mover });
  }

  /** A sentence of the log; seats are replaced by their players' names. */
  fact(fact: Fact, players: string[]): string {
    const given = named(fact.arguments, players);
    // Logs of old games are kept as they were told, and may tell what today's rules no longer know.
    if (!this.has(`event-${fact.kind}`)) {
      return [players[fact.seat] ?? "", fact.kind.replaceAll("-", " ")].filter(Boolean).join(": ");
    }
    return this.say(`event-${fact.kind}`, { player: players[fact.seat] ?? "", ...given });
  }

  /** What in the position prevents a move. */
  because(explained: Explained, players: string[]): string {
    return this.say(`because-${explained.kind}`, named(explained.arguments, players));
  }

  /** What a move that ends something leaves undone. */
  undone(explained: Explained, players: string[]): string {
    return this.say(`undone-${explained.kind}`, named(explained.arguments, players));
  }

  /** Every form that a sentence may use of a variable. */
  private forms(value: Argument | Several | undefined): Forms {
    if (value === undefined || value === null) return { "": "" };
    if (typeof value === "number") return { "": value };
    if (typeof value === "string") return this.formsOfWord(value);
    if (!Array.isArray(value)) return this.listed(value);
    const id = idOf(value[0], value[1]);
    const known = this.known.get(id) ?? this.formsOf(id, value[1]);
    this.known.set(id, known);
    return known;
  }

  /** A word that stands for a thing, such as the blank in `Build …`, is its own form. */
  private formsOfWord(word: string): Forms {
    return { ...Object.fromEntries([...this.asked].map((form) => [form, word])), "": word, ...forms(this.language, word) };
  }

  /** Several things as lists: with their counts, and in each form that all of them have. */
  private listed(things: Several): Forms {
    const every = Object.entries(things).map(([thing, count]) => {
      const [domain = "", name = ""] = thing.split(":");
      return { count, forms: this.forms([domain, name]) };
    });
    const list = (names: string[]): string => together(this.language, names);
    const said: Forms = {
      "": list(every.map((one) => counted(one.forms, one.count))),
      count: every.reduce((sum, one) => sum + one.count, 0),
    };
    for (const form of Object.keys(every[0]?.forms ?? {})) {
      if (form && form !== "id" && every.every((one) => form in one.forms)) {
        said[form] = list(every.map((one) => `${String(one.forms[form])}${one.count > 1 ? ` ×${String(one.count)}` : ""}`));
      }
    }
    return said;
  }

  private formsOf(id: string, name: string): Forms {
    const text = this.bundle.getMessage(id);
    if (!text?.value) {
      return /^\d+$/.test(name) ? { "": Number(name) } : { "": name, id: name, ...forms(this.language, name) };
    }
    const own: Record<string, string> = {};
    for (const [form, pattern] of Object.entries(text.attributes)) own[form] = this.bundle.formatPattern(pattern, {}, []);
    const called = this.say(id);
    return { "": called, id: name.replaceAll("+", "-"), ...forms(this.language, own.the ?? called), ...own };
  }
}

/** The guild that a player leads, in a game that has any. */
export const guildOf = (view: unknown, seat: number): string => {
  const guild = (view as { players?: { guild?: unknown }[] } | null)?.players?.[seat]?.guild;
  return typeof guild === "string" ? guild : "";
};

/** The same variables, with players' names for seats. */
const named = (given: Arguments, players: string[]): Arguments =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const player = Array.isArray(value) && value[0] === "seat" ? players[Number(value[1])] : undefined;
      return [name, player ?? value];
    }),
  );

/** A thing with its count; a thing without a plural is unique. */
const counted = (of: Forms, count: number): string =>
  "plural" in of ? `${count} ${count === 1 ? of[""] : of.plural}` : String(of[""]);

const idOf = (domain: string, name: string): string => `${domain}-${name}`.replaceAll("+", "-");
