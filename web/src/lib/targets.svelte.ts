/**
 * What can be pressed on a table. The server says which moves are legal and which things each of them touches; a thing
 * is a target if some legal move touches it and all that is chosen already. No rule is known here.
 */

import type { LegalMove } from "@/generated/protocol";

/** A thing by domain and name: `["space", "C3"]`. */
export type Thing = readonly [domain: string, name: string];

/** What a board may ask and say. */
export interface Targets {
  /** Does a legal move touch this thing, given what is chosen? */
  can(domain: string, name: string): boolean;
  /** Is it chosen already, as the first part of a move that needs several things? */
  chosen(domain: string, name: string): boolean;
  /** The moves that pressing it may lead to. */
  moves(domain: string, name: string): LegalMove[];
  /** Choose it: makes the move if only one is left, asks which if several are, and asks why not if none is. */
  press(domain: string, name: string): void;
  /** The legal moves of this verb, whatever they touch (`draw`, `done`). */
  ofVerb(verb: string): LegalMove[];
  /** Make this legal move. */
  make(move: LegalMove): void;
}

const same = (argument: unknown, domain: string, name: string): boolean =>
  Array.isArray(argument) && argument[0] === domain && argument[1] === name;

/** How often a move touches a thing: `hammer A1 A1` would do so twice. */
export const touches = (move: LegalMove, domain: string, name: string): boolean =>
  Object.values(move.arguments).some((argument) => same(argument, domain, name));

const things = (move: LegalMove): Thing[] =>
  Object.values(move.arguments).filter((argument): argument is [string, string] => Array.isArray(argument));

/** The targets of a table screen. */
export class Choosing implements Targets {
  private legal = $state.raw<LegalMove[]>([]);
  /** The things chosen so far, in order. */
  picked = $state.raw<Thing[]>([]);
  /** The moves to choose between, when a press leaves several that differ in nothing more to press. */
  between = $state.raw<LegalMove[]>([]);

  constructor(
    private readonly onMove: (move: LegalMove) => void,
    private readonly onWhy: (thing: Thing) => void,
  ) {}

  /** A new position: forget what was chosen. */
  offer(moves: LegalMove[]): void {
    this.legal = moves;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.between = [];
  }

  /** The legal moves that touch all that is chosen. */
  get open(): LegalMove[] {
    return this.legal.filter((move) => this.picked.every(([domain, name]) => touches(move, domain, name)));
  }

  can(domain: string, name: string): boolean {
    return this.moves(domain, name).length > 0;
  }

  chosen(domain: string, name: string): boolean {
    return this.picked.some(([one, other]) => one === domain && other === name);
  }

  moves(domain: string, name: string): LegalMove[] {
    return this.open.filter((move) => touches(move, domain, name));
  }

  ofVerb(verb: string): LegalMove[] {
    return this.legal.filter((move) => move.verb === verb);
  }

  make(move: LegalMove): void {
    this.clear();
    this.onMove(move);
  }

  press(domain: string, name: string): void {
    if (this.chosen(domain, name)) {
      this.clear();
      return;
    }
    let left = this.moves(domain, name);
    if (left.length === 0) {
      // Pressing elsewhere begins anew, if something can be done there.
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
    this.between = left.some((move) => this.furtherThings(move).length > 0) && !this.mixed(left) ? [] : left;
  }

  /** What a move touches beyond what is chosen. */
  private furtherThings(move: LegalMove): Thing[] {
    return things(move).filter(([domain, name]) => !this.chosen(domain, name));
  }

  /** Some of these moves are complete, or of different verbs: a press cannot tell them apart. */
  private mixed(moves: LegalMove[]): boolean {
    return new Set(moves.map((move) => move.verb)).size > 1 || moves.some((move) => this.furtherThings(move).length === 0);
  }
}
