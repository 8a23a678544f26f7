/**
 * Several moves that are said one after the other, each as soon as it is asked for. Whatever comes between, the rest is
 * dropped as soon as the next move is not offered: the table then simply asks for what is still open.
 */

import type { LegalMove } from "@/generated/protocol";

/** What it needs of the targets of a table. */
export interface Table {
  readonly legal: readonly LegalMove[];
  make(move: LegalMove): void;
}

/** A move is not heard while the one before is still being answered: how long to wait, and how often to try again. */
const PAUSE = 120;
const TRIES = 25;

export class Sequel {
  /** What is still to be said; the first of it has been said, and is not answered yet. */
  private rest = $state.raw<readonly string[]>([]);
  private asked: readonly LegalMove[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => Table) {}

  get busy(): boolean {
    return this.rest.length > 0;
  }

  begin(moves: readonly string[]): void {
    this.rest = moves;
    this.say(1);
  }

  /** The table may ask something else now: go on if it does. */
  heard(): void {
    if (!this.busy || this.table().legal === this.asked) return;
    this.rest = this.rest.slice(1);
    if (this.busy) this.say(TRIES);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.rest = [];
  }

  private say(tries: number): void {
    clearTimeout(this.timer);
    this.asked = this.table().legal;
    const move = this.asked.find((one) => one.move === this.rest[0]);
    if (!move) {
      this.stop();
      return;
    }
    this.table().make(move);
    // The first one is heard at once, or not at all; it only has to be waited for.
    this.timer = setTimeout(() => (tries > 1 ? this.again(tries - 1) : this.giveUp()), tries > 1 ? PAUSE : PAUSE * TRIES);
  }

  private again(tries: number): void {
    if (this.table().legal === this.asked) this.say(tries);
  }

  private giveUp(): void {
    if (this.table().legal === this.asked) this.stop();
  }
}
