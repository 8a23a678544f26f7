/**
 * What can be pressed on this board. Cards and powers are not named by the moves that they make (`gather C3` is the Gather card): such a
 * card is pressed as the thing `verb:gather`, is held, and then only its own moves count, until it is put down again.
 * Nothing is known here of when a move is legal.
 */

import type { LegalMove } from "@/generated/protocol";
import type { Targets, Thing } from "@/lib/targets.svelte";

/** Moves that are made with a card or a power in hand: pressing the place alone would spend it unawares. */
const WITH_CARD: ReadonlySet<string> = new Set(["gather", "ranged", "march", "insight", "supply", "caravan"]);

/** The domain under which verbs are pressed. */
export const VERB = "verb";

const named = (move: LegalMove, domain: string, name: string): boolean =>
  Object.values(move.arguments).some((one) => Array.isArray(one) && one[0] === domain && one[1] === name);

export class Held implements Targets {
  private verb = $state("");
  /** The space that is chosen for a move of two parts. */
  private place = $state("");

  constructor(private readonly real: () => Targets) {}

  /** The verb that is held, as long as it can be played. */
  get holding(): string {
    return this.verb && this.real().ofVerb(this.verb).length > 0 ? this.verb : "";
  }

  /** The space from which the held move starts. */
  get from(): string {
    return this.holding ? this.place : "";
  }

  get legal(): readonly LegalMove[] {
    return this.real().legal;
  }

  get picked(): readonly Thing[] {
    return this.real().picked;
  }

  get between(): readonly LegalMove[] {
    return this.real().between;
  }

  clear(): void {
    this.verb = "";
    this.place = "";
    this.real().clear();
  }

  why(domain: string, name: string): void {
    this.clear();
    this.real().why(domain, name);
  }

  ofVerb(verb: string): LegalMove[] {
    return this.real().ofVerb(verb);
  }

  make(move: LegalMove): void {
    this.clear();
    this.real().make(move);
  }

  moves(domain: string, name: string): LegalMove[] {
    if (domain === VERB) return this.ofVerb(name);
    return this.touching(domain, name).filter((move) => this.fits(move));
  }

  touching(domain: string, name: string): LegalMove[] {
    return this.real().touching(domain, name);
  }

  /** The moves of these verbs alone: the same goods may lie in two places. */
  among(verbs: readonly string[], domain: string, name: string): LegalMove[] {
    return this.moves(domain, name).filter((move) => verbs.includes(move.verb));
  }

  can(domain: string, name: string): boolean {
    return this.moves(domain, name).length > 0;
  }

  chosen(domain: string, name: string): boolean {
    if (domain === VERB) return this.holding === name;
    return (domain === "space" && this.from === name) || this.real().chosen(domain, name);
  }

  press(domain: string, name: string): void {
    if (domain === VERB) this.pressVerb(name);
    else this.choose(this.moves(domain, name), domain, name);
  }

  /** Press a thing for one of these verbs; for another one it asks why not. */
  pressAmong(verbs: readonly string[], domain: string, name: string): void {
    const moves = this.among(verbs, domain, name);
    if (moves.length > 0) this.choose(moves, domain, name);
    else this.why(domain, name);
  }

  private pressVerb(verb: string): void {
    const moves = this.ofVerb(verb);
    const [only] = moves;
    const held = this.holding === verb;
    this.clear();
    if (!only) this.why(VERB, verb);
    else if (moves.length === 1 && Object.keys(only.arguments).length === 0) this.make(only);
    else if (!held) this.verb = verb;
  }

  private choose(moves: LegalMove[], domain: string, name: string): void {
    const [only] = moves;
    if (only && moves.length === 1) this.make(only);
    else if (only && this.holding) this.place = this.place === name ? "" : name;
    else if (only) this.real().press(domain, name);
    else this.elsewhere(domain, name);
  }

  /** Nothing fits: put down what is held and begin again, or take up the one card that could be meant, or ask why not. */
  private elsewhere(domain: string, name: string): void {
    const held = this.holding;
    this.clear();
    const moves = this.moves(domain, name);
    if (held && moves.length > 0) {
      this.choose(moves, domain, name);
      return;
    }
    const cards = new Set(this.touching(domain, name).filter((move) => WITH_CARD.has(move.verb)).map((move) => move.verb));
    const [card] = cards;
    if (!held && card && cards.size === 1) this.verb = card;
    else this.real().press(domain, name);
  }

  private fits(move: LegalMove): boolean {
    const held = this.holding;
    if (!held) return !WITH_CARD.has(move.verb);
    return move.verb === held && (!this.place || named(move, "space", this.place));
  }
}
