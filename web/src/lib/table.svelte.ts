/** The table in front of the reader: the newest position, what is chosen, and open requests. */

import { flushSync } from "svelte";

import type { LegalMove, Present, Previewed, Refusal, TableNow } from "@/generated/protocol";
import { app } from "@/lib/app.svelte";
import { explain, get, Refused } from "@/lib/http";
import { LivingView } from "@/lib/living.svelte";
import { afterPicture, type CallOff, type Going, stepByStep } from "@/lib/pacing";
import { Previews } from "@/lib/previews";
import { freshSalt } from "@/lib/salt";
import { shared } from "@/lib/shared";
import { type Answer, type Clock, Conversation, type Line, type Question, type Wire, type WireEvents } from "@/lib/socket";
import { Choosing, type Thing } from "@/lib/targets.svelte";
import type { WhyNot } from "@/lib/why";

const clock: Clock = {
  now: () => performance.now(),
  after: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** The browser's own wire to a table. */
export const webSocket = (table: string, events: WireEvents): Wire => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
  socket.onopen = () => events.opened();
  socket.onmessage = (event) => events.heard(String(event.data));
  socket.onclose = () => events.closed();
  return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
};

/** The newest table, in which unchanged parts are the same objects as before. */
const kept = (before: TableNow, news: TableNow): TableNow => ({
  ...news,
  moves: shared(before.moves, news.moves),
  seats: shared(before.seats, news.seats),
  asked: shared(before.asked, news.asked),
});

export class TableStore {
  now = $state.raw<TableNow | null>(null);
  /** Its view and its seats, kept separately: they stay the same objects while they are equal, although the table is a new one. */
  view = $state.raw<unknown>(null);
  seats = $state.raw<TableNow["seats"]>([]);
  /** The same for everything beside the board, which follows one frame later, so that neither delays the other. */
  beside = $state.raw<TableNow | null>(null);
  line = $state<Line>("connecting");
  /** Why the connection is closed or about to close. */
  refusal = $state.raw<Refusal | null>(null);
  present = $state.raw<Present>({ t: "present", online: [], onlookers: 0, thinking: [], away: [], now: "" });
  /** How far the server's time is ahead of the browser's, in milliseconds. */
  ahead = $state(0);
  /** A move that was sent and not answered yet. */
  sending = $state.raw<LegalMove | null>(null);
  /** A move to be confirmed first. */
  confirming = $state.raw<LegalMove | null>(null);
  why = $state.raw<WhyNot | null>(null);
  /** Something that went wrong, in words. */
  trouble = $state("");
  /** The seat to which the device must be passed. */
  curtain = $state(-1);
  readonly choosing: Choosing;
  private readonly living = new LivingView();
  private readonly looks = new Set<() => void>();
  /** News that has arrived but is not shown yet. */
  private coming: Going | null = null;
  private following: CallOff | null = null;
  private readonly talk: Conversation;
  private readonly previews = new Previews((question) => this.talk.ask(question));
  private readonly wake = () => {
    if (document.visibilityState === "visible") this.talk.wake();
  };
  private opened = false;
  private settledAt = -1;
  /** The position in which the sent move was chosen: once it is past, the next press counts. */
  private sentAt = -1;

  constructor(
    readonly id: string,
    wire: (events: WireEvents) => Wire = (events) => webSocket(id, events),
  ) {
    this.choosing = new Choosing(
      (move) => this.choose(move),
      (thing, verbs) => void this.askWhy(thing, verbs),
    );
    this.talk = new Conversation(
      wire,
      clock,
      {
        table: (now) => this.take(now),
        present: (now) => this.meet(now),
        line: (line, refusal) => this.hear(line, refusal),
      },
      freshSalt,
    );
    this.talk.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.coming?.callOff();
    this.following?.();
    this.talk.close();
  }

  /** The seats that this device plays. */
  get mine(): number[] {
    return this.now?.seats.flatMap((seat, place) => (seat.mine && seat.kind === "person" ? [place] : [])) ?? [];
  }

  /** Is the seat that we look from asked? */
  get asked(): boolean {
    return this.now !== null && this.now.viewer >= 0 && this.now.asked.includes(this.now.viewer);
  }

  /** Look at the old position before a new one is drawn. */
  beforehand(look: () => void): () => void {
    this.looks.add(look);
    return () => this.looks.delete(look);
  }

  /** News: the board comes first, in separate short tasks, and everything beside it after the next frame. */
  private take(news: TableNow): void {
    this.hurry();
    const before = this.now;
    const onward = before !== null && before.viewer === news.viewer && before.phase === news.phase;
    if (!onward || document.hidden) {
      this.show(news);
      this.follow();
      return;
    }
    for (const look of this.looks) look();
    // Just after a frame, when the next one is not due for a while, so that it seldom shows half a change.
    this.coming = stepByStep(this.arriving(news));
  }

  /** Show at once what came before. */
  private hurry(): void {
    this.coming?.finish();
    this.coming = null;
  }

  /** Bring the board up to date, part by part. */
  private *arriving(news: TableNow): Generator<void> {
    for (const _ of this.living.become(news.view)) {
      flushSync();
      yield;
    }
    this.show(news);
    flushSync();
    this.coming = null;
    this.following ??= afterPicture(() => this.follow());
  }

  /** Bring everything beside the board up to date. */
  private follow(): void {
    this.following?.();
    this.following = null;
    this.beside = this.now;
    const online = this.now?.seats.flatMap((seat, place) => (seat.online ? [place] : [])) ?? [];
    if (online.join() !== this.present.online.join()) this.present = { ...this.present, online };
  }

  private show(news: TableNow): void {
    const before = this.now;
    const same = before !== null && before.viewer === news.viewer;
    const now = same ? kept(before, news) : { ...news };
    now.view = this.living.show(news.view, !same);
    this.now = now;
    this.view = now.view;
    this.seats = now.seats;
    this.opened = true;
    if (this.sending && ((this.settledAt >= 0 && now.version >= this.settledAt) || now.at > this.sentAt)) this.settle();
    if (!before || before.at !== now.at || before.viewer !== now.viewer || before.phase !== now.phase) {
      this.choosing.offer(now.moves);
      this.confirming = null;
      this.why = null;
      this.trouble = "";
    } else if (before.moves !== now.moves) {
      this.choosing.offer(now.moves);
    }
    this.drawCurtain(before, now);
  }

  /** Several people share this device: nobody sees another's secrets. */
  private drawCurtain(before: TableNow | null, now: TableNow): void {
    if (now.phase !== "playing" || this.mine.length < 2) {
      this.curtain = -1;
      return;
    }
    const next = now.asked.includes(now.viewer) ? -1 : (this.mine.find((seat) => now.asked.includes(seat)) ?? -1);
    if (next >= 0) this.curtain = next;
    else if (!before && this.mine.includes(now.viewer)) this.curtain = now.viewer;
    else if (this.curtain !== now.viewer) this.curtain = -1;
  }

  /** The right person has the device: show that seat's view. */
  liftCurtain(): void {
    const seat = this.curtain;
    this.curtain = -1;
    if (seat >= 0 && seat !== this.now?.viewer) this.talk.look(seat);
  }

  /** Pass the device to another of its seats. */
  passTo(seat: number): void {
    if (seat !== this.now?.viewer && this.mine.includes(seat)) this.curtain = seat;
  }

  private meet(present: Present): void {
    this.present = present;
    if (present.now) this.ahead = Date.parse(present.now) - Date.now();
  }

  private hear(line: Line, refusal: Refusal | null): void {
    this.line = line;
    this.refusal = refusal;
    if (line === "reconnecting" && !this.opened) void this.isThere();
  }

  /** The connection never opened: check whether the table exists. */
  private async isThere(): Promise<void> {
    try {
      await get(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Refused && error.status === 404 && !this.opened) this.talk.close(error.refusal);
    }
  }

  /** A move was chosen: make it, or ask first. */
  choose(move: LegalMove): void {
    if (this.sending) return;
    if (app.confirm) this.confirming = move;
    else void this.make(move);
  }

  async make(move: LegalMove): Promise<void> {
    if (this.sending || !this.now) return;
    this.confirming = null;
    this.sending = move;
    this.why = null;
    this.trouble = "";
    this.choosing.clear();
    this.sentAt = this.now.at;
    const answer = await this.talk.ask({ t: "move", at: this.now.at, move: move.move });
    if (this.sending !== move) {
      if (answer.t === "refused") this.refused(answer.refusal, move);
      return;
    }
    if (answer.t === "ack") {
      this.settledAt = answer.version;
      if ((this.now?.version ?? -1) >= answer.version) this.settle();
      return;
    }
    this.settle();
    if (answer.t === "refused") this.refused(answer.refusal, move);
  }

  private settle(): void {
    this.sending = null;
    this.settledAt = -1;
  }

  private refused(refusal: Refusal, move: LegalMove | null): void {
    if (refusal.clause && move) {
      const { verb, arguments: given } = move;
      const reason = { move: move.move, verb, arguments: given, clause: refusal.clause, because: refusal.because };
      this.why = { what: move, reasons: [reason], bystander: "" };
    } else {
      this.trouble = explain(refusal);
    }
  }

  /** Send a request whose answer is only yes or no. */
  private async request(question: Question): Promise<Answer> {
    this.trouble = "";
    const answer = await this.talk.ask(question);
    if (answer.t === "refused") this.refused(answer.refusal, null);
    return answer;
  }

  /** Take my last move back, or ask the others to let me. */
  undo(): void {
    if (this.now && this.now.viewer >= 0) void this.request({ t: "undo", at: this.now.at });
  }

  /** I no longer want to take a move back. */
  withdraw(): void {
    void this.request({ t: "withdraw" });
  }

  consent(agree: boolean): void {
    if (this.now) void this.request({ t: "consent", at: this.now.at, agree });
  }

  /** Say something; true once the table has it. */
  async chat(text: string): Promise<boolean> {
    return (await this.request({ t: "chat", text })).t === "ack";
  }

  /** Fetch what was said before the lines we have. */
  async earlier(): Promise<void> {
    if (this.now && this.now.said_from > 0) await this.request({ t: "earlier", before: this.now.said_from });
  }

  /** Why can this not be done? */
  async askWhy(what: Thing | LegalMove, verbs: readonly string[] = []): Promise<void> {
    if (this.sending || !this.now) return;
    const { phase, viewer } = this.now;
    const bystander = phase === "over" ? "over" : viewer < 0 ? "onlooker" : this.asked ? "" : "not-asked";
    const asked: WhyNot = { what, reasons: null, bystander };
    this.why = asked;
    if (bystander) return;
    const question: Question =
      "verb" in what ? { t: "why", move: what.move } : { t: "why", thing: [what[0], what[1]] };
    const answer = await this.talk.ask(question);
    if (this.why !== asked) return;
    if (answer.t === "because") {
      const meant = answer.reasons.filter((one) => verbs.includes(one.verb));
      this.why = { what, reasons: meant.length > 0 ? meant : answer.reasons, bystander };
    } else this.why = null;
    if (answer.t === "refused") this.refused(answer.refusal, null);
  }

  /** The preview of this move; null if there is none because the position has changed. */
  async preview(move: LegalMove): Promise<Previewed | null> {
    if (!this.now || !this.asked || this.now.phase !== "playing") return null;
    return this.previews.of(move.move, this.now.at, this.now.viewer);
  }

  /** Forget what was chosen and asked. */
  clear(): void {
    this.choosing.clear();
    this.confirming = null;
    this.why = null;
    this.trouble = "";
  }
}
