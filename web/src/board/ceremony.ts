/** Moments that are told step by step on the board: a round's end, a battle, the control of the forests. */

import type { Fact } from "@/generated/protocol";

/** A kind of ceremony, declared by a game in `ceremony.ts`. */
export interface CeremonyKind {
  /** The id of its heading, a text of the board's own words or of the game. */
  heading: string;
  /** The sentences that belong to it, by kind of event. */
  facts: readonly string[];
  /** It needs at least one of these to be worth a ceremony; any of `facts` if left out. */
  opens?: readonly string[];
  /** What it sounds like. */
  sound?: "won" | "lost" | "bell";
}

export interface Ceremony {
  kind: CeremonyKind;
  facts: Fact[];
}

/** The ceremonies in the sentences that have just come, in their order: sentences of one kind that follow each other. */
export function ceremoniesIn(facts: readonly Fact[], kinds: readonly CeremonyKind[]): Ceremony[] {
  const found: Ceremony[] = [];
  let current: Ceremony | null = null;
  for (const fact of facts) {
    if (current?.kind.facts.includes(fact.kind)) {
      current.facts.push(fact);
      continue;
    }
    const kind = kinds.find((one) => (one.opens ?? one.facts).includes(fact.kind)) ?? kinds.find((one) => one.facts.includes(fact.kind));
    current = kind ? { kind, facts: [fact] } : null;
    if (current) found.push(current);
  }
  return found.filter(({ kind, facts: told }) => told.some((fact) => (kind.opens ?? kind.facts).includes(fact.kind)));
}
