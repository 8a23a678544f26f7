/**
 * Goods lie before the player and in the supply, and both have the same names: the hand knows which of them is meant. A token given
 * in a trade is taken up first; then what is taken for it is chosen from the supply.
 */

import { named } from "@/board/things";
import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

const GIVES: readonly string[] = ["force", "sell", "trade"];
const TAKES: readonly string[] = ["gather", "trade"];

export class Hand {
  /** The good taken up to be traded. */
  giving = $state("");

  constructor(private readonly targets: () => Targets) {}

  /** The verbs with which one's own goods, and those of the supply, can be pressed. */
  readonly gives = GIVES;

  get takes(): readonly string[] {
    return TAKES;
  }

  private trades(): LegalMove[] {
    return this.targets().ofVerb("trade");
  }

  /** What giving this good of one's own may lead to. */
  givings(good: string): LegalMove[] {
    return this.targets()
      .moves("good", good)
      .filter((move) => GIVES.includes(move.verb) && (move.verb !== "trade" || named(move, "give") === good));
  }

  /** What taking this good from the supply may lead to. */
  takings(good: string): LegalMove[] {
    const trades = this.trades().filter((move) => named(move, "take") === good && (!this.giving || named(move, "give") === this.giving));
    const gathers = this.targets().ofVerb("gather").filter((move) => named(move, "good") === good);
    return [...gathers, ...trades];
  }

  /** Press a good of one's own. */
  give(good: string): void {
    const targets = this.targets();
    const trades = this.trades().filter((move) => named(move, "give") === good);
    const [only] = trades;
    if (trades.length === 1 && only) targets.make(only);
    else if (trades.length > 1) this.giving = this.giving === good ? "" : good;
    else if (this.givings(good).length > 0 || targets.moves("good", good).length === 0) targets.press("good", good, true);
  }

  /** Press a good of the supply. */
  take(good: string): void {
    const targets = this.targets();
    const found = this.takings(good);
    const [only] = found;
    if (found.length === 1 && only) {
      this.giving = "";
      targets.make(only);
    } else if (found.length === 0 && targets.moves("good", good).length === 0) targets.press("good", good);
  }
}
