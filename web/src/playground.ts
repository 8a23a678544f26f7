/**
 * For those who work on the table screen: the whole client with a make-believe server behind it, fed by samples.
 * `/playground.html?game=sylve&seats=4&at=middle&lang=fr&theme=dark&hot=1&wish=1&onlooker=1&seating=1&lost=1`
 * Not part of the built client.
 */

import { mount } from "svelte";

import type { Fact, FromBrowser, FromTable, TableNow } from "@/generated/protocol";

import "./app.css";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "sylve";
const sample = `${game}-${asked.get("seats") ?? "2"}-${asked.get("at") ?? "middle"}`;
for (const wish of ["lang", "theme", "plain", "confirm"]) {
  const value = asked.get(wish);
  if (value) localStorage.setItem(`tablewood.${wish === "lang" ? "language" : wish}`, value);
}

const realFetch = window.fetch.bind(window);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

window.fetch = async (input, init) => {
  const path = new URL(String(input), location.href).pathname;
  const text = /^\/api\/games\/([a-z-]+)\/text\/(en|fr)$/.exec(path);
  if (text) return realFetch(`/texts/${text[1]}/${text[2]}.ftl`);
  const rules = /^\/api\/games\/([a-z-]+)\/rules\/(en|fr)$/.exec(path);
  if (rules) return realFetch(`/samples/rules-${rules[1]}-${rules[2]}.json`);
  if (path === "/api/bots") return json([1, 2, 3].map((level) => ({ name: ["sapling", "young", "grown"][level - 1], level })));
  if (path === "/api/games") return json([]);
  if (path.startsWith("/api/")) return json({ error: { code: "not-found", message: "", clause: "", because: null, arguments: {} } }, 404);
  return realFetch(input, init);
};

const table = (await (await realFetch(`/samples/${sample}.json`)).json()) as TableNow;
table.version = Math.max(table.version, 1);
for (const [place, seat] of table.seats.entries()) {
  if (asked.has("hot") && place < 2) Object.assign(seat, { kind: "person", mine: true, player: ["Ada", "Blaise"][place] });
}
if (asked.has("wish")) table.undo = { mine: false, why_not: "", wish: 1, consents: [], may_consent: true, may_withdraw: false, until: "" };
if (asked.has("onlooker")) Object.assign(table, { viewer: -1, moves: [], undo: { ...table.undo, mine: false } });
if (asked.has("waits")) Object.assign(table, { asked: [1], moves: [], undo: { ...table.undo, mine: false } });
if (asked.has("seating")) Object.assign(table, { phase: "seating", view: null, moves: [], asked: [], prompt: "" });
table.said = [{ kind: "chat", seat: 1, player: "Blaise", text: "Good luck!", at: 1, time: "2026-11-16T10:00:00Z" }];

class MakeBelieve extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    setTimeout(() => (asked.has("lost") && table.version > 1 ? this.onclose?.() : this.onopen?.()), 20);
  }

  close(): void {}

  tell(message: FromTable): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 60);
  }

  /** Something has happened: everybody is told. */
  happen(fact: Fact | null): void {
    table.version += 1;
    if (fact) {
      table.at += 1;
      table.facts = [...table.facts, fact];
    }
    this.tell({ ...table });
  }

  send(text: string): void {
    const heard = JSON.parse(text) as FromBrowser;
    switch (heard.t) {
      case "hello":
        if (typeof heard.seat === "number") table.viewer = heard.seat;
        this.tell(table);
        this.tell({ t: "present", online: [0], onlookers: 2, thinking: asked.has("waits") ? [1] : [], away: [], now: "" });
        if (asked.has("lost")) setTimeout(() => this.onclose?.(), 300);
        break;
      case "ping":
        this.tell({ t: "pong", version: table.version });
        break;
      case "why": {
        const clause = `${{ sylve: "SY", alynthia: "AL", "sylvan-dale": "SD", "little-town": "LT", "tree-society": "TS" }[game]}-29`;
        const [move] = table.moves;
        this.tell({ t: "because", id: heard.id, reasons: move ? [{ ...move, clause, because: null }] : [] });
        break;
      }
      case "chat":
        table.said = [...table.said, { kind: "chat", seat: 0, player: "Ada", text: heard.text, at: 1, time: new Date().toISOString() }];
        this.tell({ t: "ack", id: heard.id, version: table.version + 1 });
        this.happen(null);
        break;
      case "consent":
      case "undo":
        table.undo = { mine: false, why_not: "nothing", wish: -1, consents: [], may_consent: false, may_withdraw: false, until: "" };
        this.tell({ t: "ack", id: heard.id, version: table.version + 1 });
        this.happen(table.facts.at(-1) ?? null);
        break;
      case "move":
        table.undo = { ...table.undo, mine: true };
        this.tell({ t: "ack", id: heard.id, version: table.version + 1 });
        if (asked.has("hot")) table.asked = [1 - (table.asked[0] ?? 0)];
        this.happen(table.facts.at(-1) ?? null);
        break;
    }
  }
}
Object.assign(window, { WebSocket: MakeBelieve });

history.replaceState(null, "", `/t/sample${location.search}`);
const target = document.getElementById("app");
const { default: App } = await import("./App.svelte");
if (target) mount(App, { target });
