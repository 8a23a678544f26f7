/** A finished game, move by move. Pure functions, so that they can be tested. */

import type { Fact, Replay, ReplayPosition } from "@/generated/http";
import type { TableNow } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** What happened at a move: move 0 is what happened before the first one. */
export interface Happened {
  move: number;
  seat: number;
  facts: Fact[];
}

/** The facts of every move, in order. Those of the setup came with an earlier entry than those of the first move. */
export const story = (replay: Replay): Happened[] => {
  const first = replay.facts.slice(0, replay.moves[0]?.facts ?? 0);
  const dealt = Math.min(...first.map((fact) => fact.at));
  const setup = first.some((fact) => fact.at !== dealt) ? first.filter((fact) => fact.at === dealt).length : 0;
  let from = setup;
  return [
    { move: 0, seat: -1, facts: replay.facts.slice(0, setup) },
    ...replay.moves.map((made, at) => ({
      move: at + 1,
      seat: made.seat,
      facts: replay.facts.slice(from, (from = Math.max(from, made.facts))),
    })),
  ];
};

/** The totals of every seat before the first move and after each. */
export const totalsOf = (replay: Replay): number[][] => [
  replay.start_totals,
  ...replay.moves.map((made) => made.totals),
];

/** The table as it was, for a board to draw. */
export const tableAt = (replay: Replay, position: ReplayPosition): TableNow => {
  const over = position.move === replay.moves.length;
  return {
    t: "table",
    id: replay.id,
    game: replay.game,
    rules: 0,
    options: replay.options,
    version: position.move,
    at: position.move,
    phase: over ? "over" : "playing",
    open: false,
    host: false,
    seats: replay.seats,
    viewer: position.seat,
    asked: position.asked,
    prompt: position.prompt,
    view: position.view,
    moves: [],
    undo: { mine: false, why_not: "", wish: -1, consents: [], may_consent: false, may_withdraw: false, until: "" },
    scores: over ? replay.scores : [],
    winners: over ? replay.winners : [],
    team: replay.verdict !== null,
    verdict: over ? replay.verdict : null,
    fair: replay.fair,
    facts_from: 0,
    facts: replay.facts.slice(0, replay.moves[position.move - 1]?.facts ?? 0),
    said_from: 0,
    said_skips: false,
    said: [],
    rematch: "",
    trouble: null,
    clock: null,
    closed: "",
    rated: false,
    components: "",
    leaves: {},
    hints: true,
  };
};

/** Nothing can be pressed in the past. */
export const NO_TARGETS: Targets = {
  can: () => false,
  chosen: () => false,
  moves: () => [],
  touching: () => [],
  press: () => {},
  why: () => {},
  ofVerb: () => [],
  make: () => {},
  legal: [],
  picked: [],
  between: [],
  clear: () => {},
};

/** Where a link leads: `?move=34&seat=1`, kept within the game. */
export const linked = (
  search: string,
  moves: number,
  seats: number,
  otherwise: number,
): { move: number; seat: number } => {
  const asked = new URLSearchParams(search);
  const number = (name: string, low: number, high: number, usual: number) => {
    const found = asked.get(name);
    return found !== null && /^-?\d+$/.test(found) ? Math.max(low, Math.min(high, Number(found))) : usual;
  };
  return { move: number("move", 0, moves, 0), seat: number("seat", -1, seats - 1, otherwise) };
};

/** What to fetch in advance: the next moves in the direction of travel, then one back. */
export const ahead = (move: number, before: number, moves: number): number[] => {
  const step = move < before ? -1 : 1;
  return [move + step, move + 2 * step, move + 3 * step, move - step].filter((one) => one >= 0 && one <= moves);
};
