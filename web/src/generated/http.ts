// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it anew.

/**
 * Common to all bodies that the server takes.
 */
export interface Taken {
}

/**
 * Who shall sit on a seat of a new table: `me`, `open`, a bot's name, or another person at my device.
 */
export interface SeatWish {
  kind: string;
  name?: string;
  salt?: string;
}

/**
 * POST /api/tables
 */
export interface NewTable {
  game: string;
  seating: SeatWish[];
  options?: Record<string, string | number | boolean>;
  open?: boolean;
}

/**
 * POST /api/tables/{id}/sit
 */
export interface SitDown {
  seat: number;
  name: string;
  salt: string;
}

/**
 * POST /api/tables/{id}/leave: open the seat again before the game, or give it to a bot.
 */
export interface Leave {
  seat: number;
  bot?: string;
}

/**
 * POST /api/tables/{id}/bot: the host gives an open seat to a bot.
 */
export interface PlaceBot {
  seat: number;
  bot: string;
}

/**
 * POST /api/tables/{id}/again: the same people and bots at a new table (or the one that was made already).
 */
export interface Again {
  salt?: string;
}

/**
 * POST /api/verify
 */
export interface ToVerify {
  file: string;
}

/**
 * An option of a game: texts `option-<name>`, `option-<name>-help`, and `option-<name>-<choice>` of the game.
 */
export interface OptionSheet {
  name: string;
  default: string | number | boolean;
  choices: string[];
  low: number;
  high: number;
  help: string;
}

/**
 * GET /api/games: what can be played. Names are the game's texts `game-name` and `game-tagline`.
 */
export interface GameSheet {
  id: string;
  rules: number;
  seats: number[];
  options: OptionSheet[];
  clauses: string;
  names: Record<string, string>;
  taglines: Record<string, string>;
}

/**
 * One numbered sentence of the rules.
 */
export interface ClauseSheet {
  id: string;
  chapter: string;
  text: string;
  void: boolean;
}

/**
 * GET /api/games/{game}/rules
 */
export interface RulesSheet {
  title: string;
  chapters: string[];
  clauses: ClauseSheet[];
}

/**
 * GET /api/bots: texts `bot-<name>` and `bot-<name>-help` of the browser.
 */
export interface BotSheet {
  name: string;
  level: number;
}

/**
 * A table in a list.
 */
export interface TableCard {
  id: string;
  game: string;
  phase: string;
  seats: SeatNow[];
  asked_me: boolean;
  mine: boolean;
  made: string;
  touched: string;
}

/**
 * A seat of the table and who sits there.
 */
export interface SeatNow {
  name: string;
  kind: string;
  player: string;
  mine: boolean;
  online: boolean;
  salt: string;
}

/**
 * GET /api/tables: open tables with a free seat, tables to watch, and my own.
 */
export interface Lobby {
  waiting: TableCard[];
  watchable: TableCard[];
  mine: TableCard[];
}

/**
 * Where to go now.
 */
export interface Made {
  id: string;
}

/**
 * It is done.
 */
export interface Done {
  version: number;
}

/**
 * A move of a game that is over.
 */
export interface ReplayMove {
  seat: number;
  move: string;
  verb: string;
  arguments: Record<string, unknown>;
  totals: number[];
  facts: number;
}

/**
 * GET /api/tables/{id}/replay: the whole game, once it is over. Moves taken back are not in it.
 */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatNow[];
  moves: ReplayMove[];
  facts: Fact[];
  scores: ScoreNow[];
  winners: number[];
  fair: FairNow;
  start_totals: number[];
}

/**
 * A sentence of the log: the game's text `event-<kind>` with these variables.
 */
export interface Fact {
  kind: string;
  seat: number;
  arguments: Record<string, number | string | [string, string]>;
  at: number;
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
 * The shuffle: what was promised before the first card was dealt, and, at the end, what it was.
 */
export interface FairNow {
  commitment: string;
  secret: string;
}

/**
 * GET /api/tables/{id}/replay/{move}?seat=S: the table after so many moves, as a seat saw it (-1: an onlooker).
 */
export interface ReplayPosition {
  move: number;
  seat: number;
  asked: number[];
  prompt: string;
  view: unknown;
}

/**
 * One thing that was checked: the browser's text `verify-<what>`.
 */
export interface Checked {
  what: string;
  holds: boolean;
  found: string;
}

/**
 * The answer to POST /api/verify, and of `tablewood verify`.
 */
export interface Verified {
  holds: boolean;
  game: string;
  moves: number;
  checks: Checked[];
  winners: number[];
  scores: ScoreNow[];
}

/**
 * Every refusal over HTTP: a code for the browser's text `error-<code>`, and English for programs.
 */
export interface Problem {
  error: Refusal;
}

/**
 * Why something is refused: a code (the browser's text `error-<code>`), its variables, and English for programs.
 */
export interface Refusal {
  code: string;
  message: string;
  clause: string;
  arguments: Record<string, string | number>;
}

/**
 * Reasons, as over the socket.
 */
export interface WhyNot {
  reasons: Reason[];
}

/**
 * A move and the clause that forbids it now; an empty clause for a move that is legal.
 */
export interface Reason {
  move: string;
  verb: string;
  arguments: Record<string, number | string | [string, string]>;
  clause: string;
}
