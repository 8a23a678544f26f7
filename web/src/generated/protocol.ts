// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

/**
 * The first message, and again whenever the browser is not sure: tell me what I do not know.
 *
 * `seat` is which of my own seats I see from (two people may share a device); -1 to look on.
 */
export interface Hello {
  t: "hello";
  protocol: number;
  known?: number;
  seat?: number | null;
}

/**
 * Make this move, in notation, for the seat this socket sees from.
 */
export interface Move {
  t: "move";
  id: string;
  at: number;
  move: string;
}

/**
 * Take my last move back; if that needs consent, ask the others for it.
 */
export interface Undo {
  t: "undo";
  id: string;
  at: number;
}

/**
 * Agree to the pending wish to take a move back, or decline it.
 */
export interface Consent {
  t: "consent";
  id: string;
  at: number;
  agree: boolean;
}

/**
 * Take back my wish to take a move back.
 */
export interface Withdraw {
  t: "withdraw";
  id: string;
}

/**
 * Say something to the table.
 */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/**
 * Why can't I do this? Either a move in notation, or a thing that was clicked.
 */
export interface Why {
  t: "why";
  id: string;
  move?: string;
  thing?: [string, string] | null;
}

/**
 * What would this legal move do? Nothing is changed, and nobody else is told.
 */
export interface Preview {
  t: "preview";
  id: string;
  at: number;
  move: string;
}

/**
 * What would a good player consider here? Everybody at the table hears that the seat took a hint.
 */
export interface Hint {
  t: "hint";
  id: string;
  at: number;
}

/**
 * I no longer want the hint that is being thought about.
 */
export interface DropHint {
  t: "drop-hint";
  id: string;
}

/**
 * What was said before? A table comes with its latest lines only.
 */
export interface Earlier {
  t: "earlier";
  id: string;
  before: number;
}

/**
 * Are you there? `known` is the browser's version, so that a lost message shows at once.
 */
export interface Ping {
  t: "ping";
  known?: number;
}

/**
 * The table as this socket's viewer may know it: all of it, except that log and chat come in pieces.
 */
export interface TableNow {
  t: "table";
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  version: number;
  at: number;
  phase: string;
  open: boolean;
  host: boolean;
  seats: SeatNow[];
  viewer: number;
  asked: number[];
  prompt: string;
  view: unknown;
  moves: LegalMove[];
  undo: UndoNow;
  scores: ScoreNow[];
  winners: number[];
  fair: FairNow;
  facts_from: number;
  facts: Fact[];
  said_from: number;
  said: Said[];
  said_skips: boolean;
  rematch: string;
  team: boolean;
  verdict: VerdictNow | null;
  leaves: Record<string, Explained[]>;
  trouble: Refusal | null;
  clock: ClockRule | null;
  hints: boolean;
  closed: string;
  rated: boolean;
  components: string;
}

/**
 * A seat of the table and who sits there, as somebody is shown it.
 */
export interface SeatNow {
  name: string;
  kind: string;
  player: string;
  mine: boolean;
  online: boolean;
  salt: string;
  kept_for: string;
  kept_for_me: boolean;
  clock: SeatClock | null;
  forfeited: boolean;
}

/**
 * The time a player has left.
 */
export interface SeatClock {
  left: number;
  since: string;
}

/**
 * A move that the viewer may make, and the things it names.
 */
export interface LegalMove {
  move: string;
  verb: string;
  arguments: Record<string, number | string | [string, string]>;
}

/**
 * What the viewer may take back.
 */
export interface UndoNow {
  mine: boolean;
  why_not: string;
  wish: number;
  consents: number[];
  may_consent: boolean;
  may_withdraw: boolean;
  until: string;
}

/**
 * A seat's score: named parts (the game's texts `score-<part>`), then the tie-breaks.
 */
export interface ScoreNow {
  seat: number;
  total: number;
  rank: number;
  parts: Record<string, number>;
  tiebreaks: Record<string, number>;
}

/**
 * The shuffle: what was promised before the first card was dealt and, at the end, what it was.
 */
export interface FairNow {
  commitment: string;
  secret: string;
}

/**
 * A sentence of the log: the game's text `event-<kind>` with these variables.
 */
export interface Fact {
  kind: string;
  seat: number;
  arguments: Record<string, number | string | [string, string] | Record<string, number>>;
  at: number;
}

/**
 * A line of chat, or something that happened at the table: the browser's text `table-<kind>`.
 */
export interface Said {
  kind: string;
  seat: number;
  player: string;
  text: string;
  at: number;
  time: string;
}

/**
 * The one result of players who win or lose together.
 */
export interface VerdictNow {
  won: boolean;
  decided: string;
  stand: Record<string, number>;
}

/**
 * What in this position prevents a move, or is left undone by it: the game's text `because-<kind>` or
 * `undone-<kind>` with these variables.
 */
export interface Explained {
  kind: string;
  arguments: Record<string, number | string | [string, string] | Record<string, number>>;
}

/**
 * Why something is refused: a code (the browser's text `error-<code>`), its variables, and English for programs.
 */
export interface Refusal {
  code: string;
  message: string;
  clause: string;
  because: Explained | null;
  arguments: Record<string, string | number>;
}

/**
 * How long people may take at a table; times in seconds.
 */
export interface ClockRule {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "forfeit";
}

/**
 * The request of this id is done, and durable.
 */
export interface Ack {
  t: "ack";
  id: string;
  version: number;
}

/**
 * The request of this id was refused; nothing has changed.
 */
export interface Nack {
  t: "refused";
  id: string;
  refusal: Refusal;
}

/**
 * The answer to `why`: the most telling reason first; none if no move uses the thing.
 */
export interface Because {
  t: "because";
  id: string;
  reasons: Reason[];
}

/**
 * A move and the clause that forbids it now; an empty clause if it is legal.
 */
export interface Reason {
  move: string;
  verb: string;
  arguments: Record<string, number | string | [string, string]>;
  clause: string;
  because: Explained | null;
}

/**
 * The answer to `preview`: what the move would do, as far as the seat may know beforehand.
 */
export interface Previewed {
  t: "previewed";
  id: string;
  at: number;
  facts: Fact[];
  changes: Change[];
  certain: boolean;
}

/**
 * One difference between the view before a move and the view after it.
 *
 * Either a leaf has a new value (`before`, `after`; null where there is nothing), or a list has gained or lost
 * things. Things with an `id` (or a `card`) are listed by that name, others as they are in the view.
 */
export interface Change {
  path: (string | number)[];
  before: number | string | boolean | null;
  after: number | string | boolean | null;
  gained: unknown[];
  lost: unknown[];
}

/**
 * The answer to `hint`: the moves to consider, the best first, and why.
 */
export interface Hints {
  t: "hints";
  id: string;
  at: number;
  moves: HintedMove[];
}

/**
 * A move to consider, in notation, and why.
 */
export interface HintedMove {
  move: string;
  reasons: HintReason[];
}

/**
 * Why a move is worth considering.
 */
export interface HintReason {
  kind: string;
  name: string;
  points: number;
  certain: boolean;
  seat: number;
}

/**
 * The answer to `earlier`: the lines just before that one.
 */
export interface EarlierTalk {
  t: "earlier";
  id: string;
  said_from: number;
  said: Said[];
}

/**
 * The answer to `ping`: the table's version.
 */
export interface Pong {
  t: "pong";
  version: number;
}

/**
 * Who is here: the seats that are online, and how many onlookers. It has no version: the newest counts.
 */
export interface Present {
  t: "present";
  online: number[];
  onlookers: number;
  thinking: number[];
  away: Away[];
  now: string;
}

/**
 * Somebody whom the table waits for, and who is not here.
 */
export interface Away {
  seat: number;
  since: string;
}

/**
 * The server is stopping, or this browser must reload; nothing is lost.
 */
export interface Closing {
  t: "closing";
  refusal: Refusal;
}

export type FromBrowser = Hello | Move | Undo | Consent | Withdraw | Chat | Why | Preview | Hint | DropHint | Earlier | Ping;

export type FromTable = TableNow | Ack | Nack | Because | Previewed | Hints | EarlierTalk | Pong | Present | Closing;
