/** Fruit cards, by their names: `apple-sell-plus` is a valuable apple with the action *sell*. */

import type { Token } from "./effects";

export interface Face {
  name: string;
  type: string;
  action: string;
  plus: boolean;
}

export const TYPES = ["apple", "cherry", "grape", "blueberry", "orange"] as const;

export function face(name: string): Face {
  const [type = "", action = "", plus] = name.split("-");
  return { name, type, action, plus: plus === "plus" };
}

const ACTIONS: Record<string, Token[]> = {
  sell: [{ icon: "fruit" }, { icon: "arrow" }, { icon: "coin" }],
  row: [{ icon: "row" }],
  take: [{ icon: "basket" }],
  chest: [{ text: "+2" }, { icon: "chest" }],
  less: [{ icon: "hammer" }, { text: "−2" }, { icon: "coin" }],
};

/** A fruit action in signs. */
export const actionSigns = (action: string): Token[] => ACTIONS[action] ?? [{ text: "?" }];

/** How often each of these fruits lies there, in the order of the types. */
export function byType(names: readonly string[]): [type: string, count: number][] {
  return TYPES.map((type): [string, number] => [type, names.filter((name) => face(name).type === type).length]).filter(
    ([, count]) => count > 0,
  );
}

/** Fruits one by one, with a key that stays while others come and go: the second of two alike is `apple-sell#1`. */
export function oneByOne(names: readonly string[]): { key: string; face: Face }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name}#${before}`, face: face(name) };
  });
}
