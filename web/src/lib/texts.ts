/** Texts for people, from the same Fluent files as the terminal's: names, prompts, moves and sentences of the log. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Fact } from "@/generated/protocol";

/** A variable of a text, as the table sends it: a number, a word, or a thing by domain and name. */
export type Argument = number | string | [string, string];

export type Arguments = Record<string, Argument>;

/** The texts of one language, from one or more files; a text that is missing is said as its id. */
export class Texts {
  private readonly bundle: FluentBundle;
  /** Every id that has a text. */
  readonly ids: ReadonlySet<string>;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const ids = new Set<string>();
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) ids.add(entry.id);
      this.bundle.addResource(resource);
    }
    this.ids = ids;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of an id, with its variables filled in. */
  say(id: string, variables: Arguments = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const known: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(variables)) {
      known[name] = Array.isArray(value) ? this.name(value[0], value[1]) : value;
    }
    return this.bundle.formatPattern(pattern, known, []);
  }

  /** The name of a thing (`style`, `nest`); one that needs no text (`C3`) is its own name. */
  name(domain: string, name: string): string {
    const id = `${domain}-${name}`.replaceAll("+", "-");
    return this.has(id) ? this.say(id) : name;
  }

  /** The same, to begin a sentence or a label with. */
  title(domain: string, name: string): string {
    const found = this.name(domain, name);
    return found.charAt(0).toLocaleUpperCase(this.language) + found.slice(1);
  }

  /** What a seat is called (`red`, a guild): whatever kind of thing the game names its seats after. */
  seat(name: string): string {
    const domain = ["seat", "colour", "guild", "player"].find((one) => this.has(`${one}-${name}`));
    return domain ? this.title(domain, name) : name;
  }

  /** What a move does, in words. */
  move(move: { verb: string; arguments: Record<string, Argument> }): string {
    return this.say(`move-${move.verb}`, move.arguments);
  }

  /** A sentence of the log. */
  fact(fact: Fact, players: string[]): string {
    const player = players[fact.seat] ?? "";
    return this.say(`event-${fact.kind}`, { ...fact.arguments, player });
  }
}
