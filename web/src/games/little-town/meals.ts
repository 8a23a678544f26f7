/** Meals that the rules offer at the end of a round. */

import { named } from "@/board/things";
import type { LegalMove } from "@/generated/protocol";

import type { Numbers } from "./ways";

/** What workers eat; coins buy food. */
export const FOOD = ["fish", "wheat", "coins"] as const;

/** How much of each a meal takes: `feed 1 2 0` is one fish and two wheat. */
export const eaten = (meal: LegalMove): Numbers => Object.fromEntries(FOOD.map((food) => [food, Number(named(meal, food))]));

/** The meal to begin with: as many fed as can be, with as few coins as that takes, and fish and wheat about alike. */
export function hearty(meals: readonly LegalMove[]): LegalMove | undefined {
  const worth = (meal: LegalMove): number => {
    const { fish = 0, wheat = 0, coins = 0 } = eaten(meal);
    return (fish + wheat + coins) * 1000 - coins * 100 - Math.abs(fish - wheat);
  };
  return meals.toSorted((one, other) => worth(other) - worth(one))[0];
}
