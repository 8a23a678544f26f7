/** The slots of the market: a card keeps its slot until it is bought, and an emptied slot stays empty until the market is filled. */

import type { Texts } from "@/lib/texts";

export type Slot = string | null;

/** The name of a card; the game's texts add its price and its reward in brackets. */
export const marketName = (card: string, texts: Texts): string => texts.title("market", card).replace(/\s*\(.*\)$/, "");

/** The open cards by kind, laid into slots; cards that were there before stay where they were. */
export function arrange(before: readonly Slot[], open: Record<string, number>, size: number): Slot[] {
  const left = { ...open };
  const slots: Slot[] = Array.from({ length: size }, (_, at) => {
    const card = before[at] ?? null;
    if (card === null || !left[card]) return null;
    left[card] -= 1;
    return card;
  });
  for (const [card, count] of Object.entries(left)) {
    for (let copy = 0; copy < count; copy += 1) {
      const free = slots.indexOf(null);
      if (free < 0) slots.push(card);
      else slots[free] = card;
    }
  }
  return slots;
}

/** How much room a card has: while guilds are chosen, little. */
export type SlipSize = "tight" | "usual" | "roomy";

/**
 * Measured here and not by a container query: those style all cards again with every layout of the page, even of cards that
 * have not changed.
 */
export const slipSize = (width: number, height: number): SlipSize => {
  if (height > 0 && height < 80) return "tight";
  return height >= 92 && width >= 88 ? "roomy" : "usual";
};
