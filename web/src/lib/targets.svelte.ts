/**
 * What can be pressed on a table. The server says which moves are legal and which things each of them names; a thing
 * is a target if some legal move names it and everything chosen so far. This code knows no rules.
 */

import type { LegalMove } from "@/generated/protocol";
import { alike } from "@/lib/living.svelte";

/** A thing by domain and name: `["space", "C3"]`. */
export type Thing = readonly [domain: string, name: string];

/** What a board can query and do. */
export interface Targets {
  /** Does a legal move name this thing, given what is chosen? */
  can(domain: string, name: string): boolean;
  /** Is it chosen already, as the first part of a move that needs several things? */
  chosen(domain: string, name: string): boolean;
  /** The moves that a press on it may lead to. */
  moves(domain: string, name: string): LegalMove[];
  /** The legal moves that name it, whatever is chosen. */
  touching(domain: string, name: string): LegalMove[];
  /**
   * Choose it: makes the move if only one is left, asks which if several are, and asks why not if none is.
   * `onward`: the board shows what else these moves name, so nothing is asked while each of them names more.
   */
  press(domain: string, name: string, onward?: boolean): void;
  /** The legal moves of this verb, whatever they name (`draw`, `done`). */
  ofVerb(verb: string): LegalMove[];
  /** Make this legal move. */
  make(move: LegalMove): void;
  /**
   * Ask why nothing can be done with it in this place: the same thing may be a target elsewhere on the table.
   * `verbs`: what the reader most likely wanted to do with it.
   */
  why(domain: string, name: string, verbs?: readonly string[]): void;
  /** All legal moves. */
  readonly legal: readonly LegalMove[];
  /** The things chosen so far, in order. */
  readonly picked: readonly Thing[];
  /** The moves to choose between, when a press leaves several that no further press can tell apart. */
  readonly between: readonly LegalMove[];
  /** Forget what was chosen. */
  clear(): void;
}

const same = (argument: unknown, domain: string, name: string): boolean =>
  Array.isArray(argument) && argument[0] === domain && argument[1] === name;

/** How often a move names a thing: `hammer A1 A1` would do so twice. */
export const touches = (move: LegalMove, domain: string, name: string): boolean =>
  Object.values(move.arguments).some((argument) => same(argument, domain, name));

const things = (move: LegalMove): Thing[] =>
  Object.values(move.arguments).filter((argument): argument is [string, string] => Array.isArray(argument));

/** Some moves; a class, so that Svelte treats it as one value. */
class Found {
  constructor(readonly moves: LegalMove[]) {}

  isLike(other: Found): boolean {
    return this.moves.length === other.moves.length && this.moves.every((move, at) => move === other.moves[at]);
  }
}

const NOTHING = new Found([]);
const thingKey = (domain: string, name: string): string => `thing ${domain}:${name}`;
const verbKey = (verb: string): string => `verb ${verb}`;

/** The moves by the things that they name, and by their verbs. */
function sorted(moves: readonly LegalMove[]): Map<string, Found> {
  const found = new Map<string, LegalMove[]>();
  for (const move of moves) {
    for (const key of new Set([verbKey(move.verb), ...things(move).map(([domain, name]) => thingKey(domain, name))])) {
      const some = found.get(key);
      if (some) some.push(move);
      else found.set(key, [move]);
    }
  }
  return new Map([...found].map(([key, some]) => [key, new Found(some)]));
}

/** The targets of a table screen. */
export class Choosing implements Targets {
  legal = $state.raw<LegalMove[]>([]);
  picked = $state.raw<Thing[]>([]);
  between = $state.raw<LegalMove[]>([]);
  /** Each thing and each verb separately: code that reads one of them does not run again when the moves of others change. */
  private readonly told = $state<Record<string, Found>>({});
  private known = new Map<string, Found>();

  constructor(
    private readonly onMove: (move: LegalMove) => void,
    private readonly onWhy: (thing: Thing, verbs?: readonly string[]) => void,
  ) {}

  /** A new position: forget what was chosen. */
  offer(moves: LegalMove[]): void {
    const before = new Map(this.legal.map((move) => [move.move, move]));
    const legal = moves.map((move) => {
      const known = before.get(move.move);
      return known && alike(known, move) ? known : move;
    });
    if (legal.length !== this.legal.length || legal.some((move, at) => move !== this.legal[at])) {
      this.legal = legal;
      this.tell(sorted(legal));
    }
    this.clear();
  }

  private tell(news: Map<string, Found>): void {
    for (const key of this.known.keys()) if (!news.has(key)) this.told[key] = NOTHING;
    for (const [key, found] of news) {
      const before = this.known.get(key);
      if (before?.isLike(found)) news.set(key, before);
      else this.told[key] = found;
    }
    this.known = news;
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
    if (this.between.length > 0) this.between = [];
  }

  /** The legal moves that name everything chosen. */
  get open(): LegalMove[] {
    return this.picked.length === 0 ? this.legal : this.legal.filter((move) => this.fits(move));
  }

  /** Does the move name everything chosen? */
  private fits(move: LegalMove): boolean {
    return this.picked.every(([domain, name]) => touches(move, domain, name));
  }

  can(domain: string, name: string): boolean {
    return this.moves(domain, name).length > 0;
  }

  chosen(domain: string, name: string): boolean {
    return this.picked.some(([one, other]) => one === domain && other === name);
  }

  touching(domain: string, name: string): LegalMove[] {
    return (this.told[thingKey(domain, name)] ?? NOTHING).moves;
  }

  moves(domain: string, name: string): LegalMove[] {
    const touching = this.touching(domain, name);
    return this.picked.length === 0 ? touching : touching.filter((move) => this.fits(move));
  }

  ofVerb(verb: string): LegalMove[] {
    return (this.told[verbKey(verb)] ?? NOTHING).moves;
  }

  make(move: LegalMove): void {
    this.clear();
    this.onMove(move);
  }

  why(domain: string, name: string, verbs: readonly string[] = []): void {
    this.clear();
    this.onWhy([domain, name], verbs);
  }

  press(domain: string, name: string, onward = false): void {
    if (this.chosen(domain, name)) {
      this.clear();
      return;
    }
    let left = this.moves(domain, name);
    if (left.length === 0) {
      // A press elsewhere starts over, if something can be done there.
      this.clear();
      left = this.moves(domain, name);
      if (left.length === 0) {
        this.onWhy([domain, name]);
        return;
      }
    }
    const [only] = left;
    if (left.length === 1 && only) {
      this.make(only);
      return;
    }
    this.picked = [...this.picked, [domain, name]];
    const open = left.some((move) => this.furtherThings(move).length > 0) && !this.mixed(left, onward);
    const meant = this.toldByOrder(left);
    if (meant) this.make(meant);
    else this.between = open ? [] : left;
  }

  /** What a move names beyond what is chosen. */
  private furtherThings(move: LegalMove): Thing[] {
    return things(move).filter(([domain, name]) => !this.chosen(domain, name));
  }

  /** Of moves that differ only in the order of what they name (`hammer A1 A2`, `hammer A2 A1`), the one in the order of the presses. */
  private toldByOrder(moves: LegalMove[]): LegalMove | undefined {
    const alike = moves.every((move) => move.verb === moves[0]?.verb && this.furtherThings(move).length === 0);
    if (!alike) return undefined;
    const meant = moves.filter((move) => things(move).join() === this.picked.join());
    return meant.length === 1 ? meant[0] : undefined;
  }

  /** Some of these moves are complete, or of different verbs: a press cannot tell them apart. */
  private mixed(moves: LegalMove[], onward: boolean): boolean {
    const verbs = onward ? 1 : new Set(moves.map((move) => move.verb)).size;
    return verbs > 1 || moves.some((move) => this.furtherThings(move).length === 0);
  }
}
