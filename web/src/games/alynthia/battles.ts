/** The last battle, read from the log: who fought whom, the dice, the strengths, and who won. */

import type { Fact } from "@/generated/protocol";

export interface Fought {
  space: string;
  /** The seats; -1 for dragons, or for an owner that the log does not name. */
  attacker: number;
  defender: number;
  target: string;
  dice: [attacker: number, defender: number];
  strengths: [attacker: number, defender: number];
  /** Did the attacker win? Told by what the log says of the outcome. */
  won: boolean;
  /** The entry of the log in which it was decided. */
  at: number;
}

const thing = (fact: Fact, name: string): string => {
  const found = fact.arguments[name];
  return Array.isArray(found) ? found[1] : String(found ?? "");
};
const pair = (fact: Fact): [number, number] => [Number(fact.arguments.attacker), Number(fact.arguments.defender)];

/** The last battle that was decided; none if there was none yet. */
export function lastFought(facts: readonly Fact[]): Fought | null {
  let found: Fought | null = null;
  let current: Omit<Fought, "strengths" | "won" | "at"> | null = null;
  for (const fact of facts) {
    if (fact.kind === "battle-began" || fact.kind === "dragons-came") {
      const dragons = fact.kind === "dragons-came";
      current = {
        space: thing(fact, "space"),
        attacker: dragons ? -1 : fact.seat,
        defender: dragons ? fact.seat : -1,
        target: thing(fact, "target"),
        dice: [0, 0],
      };
    } else if (current && fact.kind === "battle-rolled") {
      current.dice = pair(fact);
    } else if (current && fact.kind === "battle-compared") {
      found = { ...current, strengths: pair(fact), won: current.attacker >= 0, at: fact.at };
      current = null;
    } else if (found && fact.at === found.at) {
      tellOutcome(found, fact);
    }
  }
  return found;
}

/** A sentence after the comparison: a player's attack failed, or a piece was beaten. */
function tellOutcome(fought: Fought, fact: Fact): void {
  if (fact.kind === "attack-failed") fought.won = false;
  if (fact.kind !== "piece-beaten") return;
  fought.won = true;
  fought.defender = fact.seat;
}
