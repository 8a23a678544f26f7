/**
 * The conversation with a table, as `server/live/protocol.py` describes it. Requests are kept and sent again until
 * they are answered; tables are taken in the order of their versions. So the client recovers from drops, duplicates
 * and delays. Nothing here depends on a browser: the connection and the clock are parameters, and tests pass their own.
 */

import type {
  Ack,
  Because,
  Chat,
  Consent,
  DropHint,
  Earlier,
  EarlierTalk,
  FromBrowser,
  FromTable,
  Hint,
  Hints,
  Move,
  Present,
  Preview,
  Previewed,
  Refusal,
  Nack,
  TableNow,
  Undo,
  Why,
  Withdraw,
} from "@/generated/protocol";
import { merged, withEarlier } from "@/lib/merge";

export const PROTOCOL = 1;
/** After this time without an answer: ask again, on the same connection. */
export const RESEND_AFTER = 2500;
export const PING_EVERY = 5000;
/** After this time without any message: the connection is dead, whatever the browser believes. */
export const SILENCE = 12_000;
/** An acknowledged change must arrive within this time, or its message was lost. */
export const SHOW_BY = 1000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Refusals that trying again will not change. */
const FINAL = new Set(["wrong-protocol", "wrong-origin", "unknown-table", "not-found", "broken-table", "too-many-tabs"]);

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Clock {
  now(): number;
  /** Call back after this many milliseconds; the returned function cancels it. */
  after(wait: number, then: () => void): () => void;
  /** Between 0 and 1. */
  random(): number;
}

export type Line = "connecting" | "open" | "reconnecting" | "closed";

type WithoutId<Kind> = Kind extends { id: string } ? Omit<Kind, "id"> : never;
export type Question = WithoutId<Move | Undo | Consent | Withdraw | Chat | Why | Preview | Hint | DropHint | Earlier>;
export type Answer = Ack | Nack | Because | Previewed | Hints | EarlierTalk;

export interface Listener {
  table(table: TableNow): void;
  present(present: Present): void;
  line(line: Line, refusal: Refusal | null): void;
}

interface Kept {
  text: string;
  answer: (answer: Answer) => void;
  sent: number;
}

export class Conversation {
  line: Line = "connecting";
  table: TableNow | null = null;
  /** The seat that we look from; null leaves it to the table. */
  private seat: number | null = null;
  /** Another seat was chosen, and no table for it has arrived yet. */
  private turning = false;
  private wire: Wire | null = null;
  private readonly kept = new Map<string, Kept>();
  private tries = 0;
  private heardAt = 0;
  private pingedAt = 0;
  private refusal: Refusal | null = null;
  private cancelRetry: (() => void) | null = null;
  private cancelTick: (() => void) | null = null;

  constructor(
    private readonly connect: (events: WireEvents) => Wire,
    private readonly clock: Clock,
    private readonly listener: Listener,
    private readonly freshId: () => string,
  ) {}

  open(): void {
    this.dial();
    this.tick();
  }

  /** Hang up for good. */
  close(refusal: Refusal | null = null): void {
    this.cancelRetry?.();
    this.cancelTick?.();
    this.hangUp();
    this.become("closed", refusal);
  }

  /** Send a request to the table; the answer comes even if the connection breaks in between. */
  ask(question: Question): Promise<Answer> {
    const id = this.freshId();
    return new Promise((answer) => {
      const kept = { text: JSON.stringify({ ...question, id }), answer, sent: this.clock.now() };
      this.kept.set(id, kept);
      if (this.line === "open") this.wire?.send(kept.text);
    });
  }

  /** How many requests wait for an answer. */
  get waiting(): number {
    return this.kept.size;
  }

  /** Look from another of my seats: what this one knew is forgotten. */
  look(seat: number | null): void {
    this.seat = seat;
    this.turning = seat !== null;
    this.table = null;
    this.hello();
  }

  /** The page is visible again, or the network is back: act now instead of waiting for the clock. */
  wake(): void {
    if (this.line === "open") {
      this.ping();
    } else if (this.line !== "closed" && this.cancelRetry) {
      this.tries = 0;
      this.dial();
    }
  }

  private dial(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.hangUp();
    this.heardAt = this.clock.now();
    // Ignore events of a connection that we closed.
    const mine = (then: () => void) => () => {
      if (this.wire === wire) then();
    };
    const wire: Wire = this.connect({
      opened: mine(() => this.opened()),
      closed: mine(() => this.lost()),
      heard: (text) => {
        if (this.wire === wire) this.heard(text);
      },
    });
    this.wire = wire;
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private opened(): void {
    this.heardAt = this.clock.now();
    this.pingedAt = this.clock.now();
    this.become("open", null);
    this.hello();
    for (const kept of this.kept.values()) this.send(kept);
  }

  private lost(): void {
    this.wire = null;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    this.become("reconnecting", this.refusal);
    this.cancelRetry = this.clock.after(wait * (0.5 + this.clock.random() / 2), () => this.dial());
  }

  private hello(): void {
    if (this.line !== "open") return;
    this.say({ t: "hello", protocol: PROTOCOL, known: this.table?.version ?? -1, seat: this.seat });
  }

  private ping(): void {
    this.pingedAt = this.clock.now();
    this.say({ t: "ping", known: this.table?.version ?? -1 });
  }

  private say(message: FromBrowser): void {
    this.wire?.send(JSON.stringify(message));
  }

  private send(kept: Kept): void {
    kept.sent = this.clock.now();
    this.wire?.send(kept.text);
  }

  /** Once a second: check whether the connection has died, and whether to ping or to ask again. */
  private tick(): void {
    this.cancelTick = this.clock.after(1000, () => {
      const now = this.clock.now();
      if (this.wire && now - this.heardAt > SILENCE) {
        this.hangUp();
        this.lost();
      } else if (this.line === "open") {
        if (now - this.pingedAt >= PING_EVERY) this.ping();
        for (const kept of this.kept.values()) if (now - kept.sent >= RESEND_AFTER) this.send(kept);
      }
      this.tick();
    });
  }

  private heard(text: string): void {
    this.heardAt = this.clock.now();
    const told = JSON.parse(text) as FromTable;
    switch (told.t) {
      case "table":
        this.take(told);
        break;
      case "present":
        this.listener.present(told);
        break;
      case "pong":
        this.catchUp(told.version);
        break;
      case "ack":
        this.answered(told);
        // The change itself should follow; if it does not arrive, ask for it.
        this.clock.after(SHOW_BY, () => this.catchUp(told.version));
        break;
      case "refused":
        // Without an id it answers a hello: we no longer hold that seat.
        if (told.id === "" && told.refusal.code === "not-your-seat") this.look(null);
        else this.answered(told);
        break;
      case "earlier":
        if (this.table) {
          this.table = withEarlier(this.table, told);
          this.listener.table(this.table);
        }
        this.answered(told);
        break;
      case "because":
      case "previewed":
      case "hints":
        this.answered(told);
        break;
      case "closing":
        this.refusal = told.refusal;
        if (FINAL.has(told.refusal.code)) this.close(told.refusal);
        break;
    }
  }

  private take(news: TableNow): void {
    // Ignore messages that were sent for the seat we had before.
    if (this.turning && news.viewer !== this.seat) return;
    this.turning = false;
    // From now on we name our seat, so that the table does not choose one for us; an onlooker may still sit down.
    this.seat = news.viewer >= 0 ? news.viewer : null;
    const now = merged(this.table, news);
    if (now === "old") return;
    if (now === "gap") {
      this.table = null;
      this.hello();
      return;
    }
    this.tries = 0;
    this.refusal = null;
    this.table = now;
    this.listener.table(now);
  }

  /** The table has this version: if we do not have it, its message was lost. */
  private catchUp(version: number): void {
    if (version > (this.table?.version ?? -1)) this.hello();
  }

  private answered(answer: Answer): void {
    const kept = this.kept.get(answer.id);
    if (!kept) return;
    this.kept.delete(answer.id);
    kept.answer(answer);
  }

  private become(line: Line, refusal: Refusal | null): void {
    this.line = line;
    this.listener.line(line, refusal);
  }
}
