/** One after the other, a picture each. */

import { afterPicture, type CallOff } from "@/lib/pacing";

export class Turns {
  private readonly waiting = new Set<() => void>();
  private callOff: CallOff | null = null;
  /** From now on one waits; before, everything is done at once. */
  open = false;

  /** Do this when it is its turn. */
  wait(then: () => void): CallOff {
    this.waiting.add(then);
    this.callOff ??= afterPicture(() => this.next());
    return () => this.waiting.delete(then);
  }

  close(): void {
    this.callOff?.();
    this.waiting.clear();
  }

  private next(): void {
    this.callOff = null;
    const [first] = this.waiting;
    if (!first) return;
    this.waiting.delete(first);
    first();
    if (this.waiting.size > 0) this.callOff = afterPicture(() => this.next());
  }
}
