/** What others have done since the viewer's last move. */

import type { Fact } from "@/generated/protocol";

/** Who made the move of each entry: the seat of its first sentence that names one. */
function movers(facts: readonly Fact[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const fact of facts) if (fact.seat >= 0 && !found.has(fact.at)) found.set(fact.at, fact.seat);
  return found;
}

/** The entry of the viewer's last move; -1 if there is none. For an onlooker, the last entry but one. */
export function lastMoveOf(viewer: number, facts: readonly Fact[]): number {
  if (viewer < 0) return (facts.at(-1)?.at ?? 0) - 1;
  let last = -1;
  for (const [at, seat] of movers(facts)) if (seat === viewer && at > last) last = at;
  return last;
}

/** The sentences since then. */
export const factsSince = (viewer: number, facts: readonly Fact[]): Fact[] => {
  const last = lastMoveOf(viewer, facts);
  return facts.filter((fact) => fact.at > last && fact.at > 0);
};

/** The things they name, as `domain:name`. */
export function thingsOf(facts: readonly Fact[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const fact of facts) for (const one of Object.values(fact.arguments)) if (Array.isArray(one)) found.add(one.join(":"));
  return found;
}
