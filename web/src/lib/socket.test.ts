import { beforeEach, expect, test } from "vitest";

import type { Fact, FromTable, Present, Refusal, TableNow } from "@/generated/protocol";

import { type Clock, Conversation, type Line, PING_EVERY, RESEND_AFTER, SILENCE, SHOW_BY, type WireEvents } from "./socket";

/** A clock that advances only when told to. */
class HandClock implements Clock {
  time = 0;
  private due: { at: number; then: () => void }[] = [];

  now = () => this.time;
  random = () => 1;

  after = (wait: number, then: () => void) => {
    const one = { at: this.time + wait, then };
    this.due.push(one);
    return () => (this.due = this.due.filter((other) => other !== one));
  };

  pass(wait: number): void {
    const end = this.time + wait;
    for (;;) {
      this.due.sort((one, other) => one.at - other.at);
      const next = this.due[0];
      if (!next || next.at > end) break;
      this.due.shift();
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}

/** The other end of a wire. */
class End {
  sent: Record<string, unknown>[] = [];
  open = true;
  constructor(readonly events: WireEvents) {}
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => void (this.open = false);
  tell = (message: unknown) => this.events.heard(JSON.stringify(message as FromTable));
  ofKind = (kind: string) => this.sent.filter((one) => one.t === kind);
}

const fact = (kind: string): Fact => ({ kind, seat: 0, arguments: {}, at: 0 });

const table = (version: number, more: Partial<TableNow> = {}): TableNow => ({
  t: "table",
  id: "one",
  game: "sylve",
  rules: 1,
  options: {},
  version,
  at: version,
  phase: "playing",
  open: false,
  host: true,
  seats: [],
  viewer: 0,
  asked: [0],
  prompt: "turn",
  view: null,
  moves: [],
  undo: { mine: false, why_not: "", wish: -1, consents: [], may_consent: false, may_withdraw: false, until: "" },
  scores: [],
  winners: [],
  team: false,
  verdict: null,
  fair: { commitment: "", secret: "" },
  facts_from: 0,
  facts: [],
  said_from: 0,
  said_skips: false,
  said: [],
  rematch: "",
  clock: null,
  closed: "",
  rated: false,
  components: "",
  leaves: {},
  hints: true,
  trouble: null,
  ...more,
});

let clock: HandClock;
let ends: End[];
let lines: [Line, string][];
let tables: TableNow[];
let presents: Present[];
let talk: Conversation;

const end = (): End => ends.at(-1) ?? expect.fail("nobody has dialled");

beforeEach(() => {
  [clock, ends, lines, tables, presents] = [new HandClock(), [], [], [], []];
  let ids = 0;
  talk = new Conversation(
    (events) => (ends.push(new End(events)), end()),
    clock,
    {
      table: (now) => tables.push(now),
      present: (now) => presents.push(now),
      line: (line: Line, refusal: Refusal | null) => lines.push([line, refusal?.code ?? ""]),
    },
    () => `id-${++ids}`,
  );
  talk.open();
  end().events.opened();
});

test("the first message says hello and knows nothing", () => {
  expect(end().sent).toEqual([{ t: "hello", protocol: 1, known: -1, seat: null }]);
  expect(lines).toEqual([["open", ""]]);
});

test("a move is answered by its own ack, once", async () => {
  const answer = talk.ask({ t: "move", at: 3, move: "draw" });
  expect(end().ofKind("move")).toEqual([{ t: "move", id: "id-1", at: 3, move: "draw" }]);
  end().tell({ t: "ack", id: "another", version: 4 });
  expect(talk.waiting).toBe(1);
  end().tell({ t: "ack", id: "id-1", version: 4 });
  end().tell({ t: "ack", id: "id-1", version: 4 });
  expect(await answer).toMatchObject({ t: "ack", version: 4 });
  expect(talk.waiting).toBe(0);
});

test("drop: a request without an answer is sent again under the same id", () => {
  void talk.ask({ t: "move", at: 3, move: "draw" });
  clock.pass(RESEND_AFTER + 1000);
  expect(end().ofKind("move").map((one) => one.id)).toEqual(["id-1", "id-1"]);
  end().tell({ t: "ack", id: "id-1", version: 4 });
  clock.pass(5 * RESEND_AFTER);
  expect(end().ofKind("move")).toHaveLength(2);
});

test("reconnect: hello says what is known, then all open requests are sent again, in order", () => {
  end().tell(table(7));
  void talk.ask({ t: "move", at: 7, move: "draw" });
  void talk.ask({ t: "chat", text: "hm" });
  end().events.closed();
  expect(talk.line).toBe("reconnecting");
  void talk.ask({ t: "chat", text: "still here" });
  clock.pass(400);
  expect(ends).toHaveLength(2);
  end().events.opened();
  expect(end().sent.map((one) => one.id ?? one.known)).toEqual([7, "id-1", "id-2", "id-3"]);
  expect(lines.map(([line]) => line)).toEqual(["open", "reconnecting", "open"]);
});

test("reconnect: each try waits longer, up to a limit, and a success resets the wait", () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const before = clock.time;
    const dialled = ends.length;
    end().events.closed();
    while (ends.length === dialled) clock.pass(50);
    waits.push(clock.time - before);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  end().events.opened();
  end().tell(table(1));
  end().events.closed();
  clock.pass(400);
  expect(ends).toHaveLength(10);
});

test("a silent connection is closed, and what it sends later is ignored", () => {
  const first = end();
  for (let passed = 0; passed < SILENCE - 2000; passed += 1000) clock.pass(1000);
  expect(first.ofKind("ping")).toHaveLength(2);
  clock.pass(4000);
  expect(first.open).toBe(false);
  expect(ends).toHaveLength(2);
  first.tell(table(9));
  first.events.closed();
  expect(tables).toEqual([]);
  expect(ends).toHaveLength(2);
});

test("waking dials at once", () => {
  end().events.closed();
  end().events.closed();
  talk.wake();
  expect(ends).toHaveLength(2);
  clock.pass(5000);
  expect(ends).toHaveLength(2);
});

test("duplicate and reorder: only newer tables count", () => {
  end().tell(table(5));
  end().tell(table(5));
  end().tell(table(4));
  end().tell(table(7));
  end().tell(table(6));
  expect(tables.map((one) => one.version)).toEqual([5, 7]);
});

test("the tails of log and chat are replaced, not doubled", () => {
  end().tell(table(5, { facts: [fact("a"), fact("b"), fact("c")] }));
  end().tell(table(6, { facts_from: 1, facts: [fact("d")] }));
  expect(talk.table?.facts.map((one) => one.kind)).toEqual(["a", "d"]);
});

test("gap: after missed news the whole table is requested", () => {
  end().tell(table(5, { facts: [fact("a")] }));
  end().tell(table(9, { facts_from: 4, facts: [fact("e")] }));
  expect(tables).toHaveLength(1);
  expect(end().ofKind("hello").at(-1)).toMatchObject({ known: -1 });
  end().tell(table(9, { facts: [fact("a"), fact("e")] }));
  expect(talk.table?.facts).toHaveLength(2);
});

test("gap: a pong with a later version requests what was lost", () => {
  end().tell(table(5));
  clock.pass(PING_EVERY);
  expect(end().ofKind("ping")).toEqual([{ t: "ping", known: 5 }]);
  end().tell({ t: "pong", version: 5 });
  expect(end().ofKind("hello")).toHaveLength(1);
  end().tell({ t: "pong", version: 6 });
  expect(end().ofKind("hello").at(-1)).toMatchObject({ known: 5 });
});

test("gap: if an acknowledged change never arrives, it is requested", () => {
  end().tell(table(5));
  void talk.ask({ t: "move", at: 5, move: "draw" });
  end().tell({ t: "ack", id: "id-1", version: 6 });
  clock.pass(SHOW_BY);
  expect(end().ofKind("hello").at(-1)).toMatchObject({ known: 5 });
});

test("a preview gets its answer", async () => {
  const answer = talk.ask({ t: "preview", at: 3, move: "draw" });
  expect(end().ofKind("preview")).toEqual([{ t: "preview", id: "id-1", at: 3, move: "draw" }]);
  end().tell({ t: "previewed", id: "id-1", at: 3, facts: [fact("drawn")], changes: [], certain: false });
  expect(await answer).toMatchObject({ t: "previewed", at: 3, certain: false });
  expect(talk.waiting).toBe(0);
});

test("stale: a refusal is an answer, not sent again", async () => {
  const answer = talk.ask({ t: "move", at: 3, move: "draw" });
  end().tell({ t: "refused", id: "id-1", refusal: { code: "stale", message: "", clause: "", arguments: {} } });
  expect(await answer).toMatchObject({ t: "refused", refusal: { code: "stale" } });
  clock.pass(3 * RESEND_AFTER);
  expect(end().ofKind("move")).toHaveLength(1);
});

test("another seat starts from nothing, and news for the former one is ignored", () => {
  end().tell(table(5, { facts: [fact("secret")] }));
  talk.look(1);
  expect(end().ofKind("hello").at(-1)).toMatchObject({ known: -1, seat: 1 });
  end().tell(table(6, { viewer: 0, facts: [fact("secret")] }));
  expect(talk.table).toBeNull();
  end().tell(table(6, { viewer: 1, facts: [fact("open")] }));
  expect(talk.table?.facts.map((one) => one.kind)).toEqual(["open"]);
});

test("once seated, a browser names its seat; a browser that loses the seat keeps watching", () => {
  end().tell(table(5, { viewer: 1 }));
  end().events.closed();
  clock.pass(400);
  end().events.opened();
  expect(end().ofKind("hello")).toEqual([{ t: "hello", protocol: 1, known: 5, seat: 1 }]);
  end().tell({ t: "refused", id: "", refusal: { code: "not-your-seat", message: "", clause: "", arguments: {} } });
  expect(end().ofKind("hello").at(-1)).toMatchObject({ known: -1, seat: null });
  end().tell(table(5, { viewer: -1 }));
  expect(talk.table?.viewer).toBe(-1);
});

test("a restart is announced and the browser reconnects; a wrong protocol is final", () => {
  const closing = (code: string) => ({ t: "closing", refusal: { code, message: "", clause: "", arguments: {} } });
  end().tell(closing("restarting"));
  end().events.closed();
  expect(lines.at(-1)).toEqual(["reconnecting", "restarting"]);
  clock.pass(400);
  end().events.opened();
  end().tell(closing("wrong-protocol"));
  end().events.closed();
  expect(lines.at(-1)).toEqual(["closed", "wrong-protocol"]);
  clock.pass(60_000);
  expect(ends).toHaveLength(2);
});

test("who is present is passed on", () => {
  end().tell({ t: "present", online: [0], onlookers: 2, thinking: [1] });
  expect(presents).toEqual([{ t: "present", online: [0], onlookers: 2, thinking: [1] }]);
});
