/** The replay of a finished game: the current move, the seat we watch from, and the positions fetched so far. */

import type { Replay, ReplayPosition } from "@/generated/http";
import { get, wordsFor } from "@/lib/http";
import { ahead, linked } from "@/lib/replay";

/** Milliseconds between moves. */
export const PACES = { slow: 2200, even: 1100, fast: 450 } as const;
export type Pace = keyof typeof PACES;

export class Showing {
  move = $state(0);
  seat = $state(-1);
  /** The last position that came, which is shown until the next one is here. */
  position = $state.raw<ReplayPosition>();
  trouble = $state("");
  playing = $state(false);
  pace = $state<Pace>("even");
  /** The position is more than one move away from the one before, so no piece should fly. */
  jumped = $state(true);

  private readonly known = new Map<string, Promise<ReplayPosition>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before = 0;

  constructor(readonly replay: Replay) {
    const mine = replay.seats.findIndex((seat) => seat.mine);
    const asked = linked(location.search, this.last, replay.seats.length, mine);
    this.seat = asked.seat;
    this.move = this.before = asked.move;
    void this.show();
  }

  get last(): number {
    return this.replay.moves.length;
  }

  get waiting(): boolean {
    return this.position?.move !== this.move || this.position.seat !== this.seat;
  }

  go(move: number): void {
    const to = Math.max(0, Math.min(this.last, move));
    if (to === this.move) return;
    this.before = this.move;
    this.move = to;
    void this.show();
  }

  look(seat: number): void {
    this.seat = seat;
    void this.show();
  }

  /** Play on from here, or from the start when at the end. */
  play(): void {
    if (this.move === this.last) this.go(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Show the next move after its time, but never before the last one was shown. */
  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (!this.waiting) this.go(this.move + 1);
      if (this.move === this.last) this.pause();
      else this.next();
    }, PACES[this.pace]);
  }

  private fetch(move: number, seat: number): Promise<ReplayPosition> {
    const key = `${move}?seat=${seat}`;
    const known = this.known.get(key);
    if (known) return known;
    const asked = get<ReplayPosition>(`/api/tables/${this.replay.id}/replay/${key}`);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }

  private async show(): Promise<void> {
    const [move, seat] = [this.move, this.seat];
    history.replaceState(history.state, "", `?move=${move}&seat=${seat}`);
    try {
      const found = await this.fetch(move, seat);
      if (move !== this.move || seat !== this.seat) return;
      this.jumped = seat !== this.position?.seat || Math.abs(move - this.position.move) > 1;
      this.position = found;
      this.trouble = "";
      for (const next of ahead(move, this.before, this.last)) this.fetch(next, seat).catch(() => {});
    } catch (error) {
      if (move === this.move && seat === this.seat) this.trouble = wordsFor(error);
      this.pause();
    }
  }
}
