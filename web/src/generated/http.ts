// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

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
  minutes: number[];
  weight: string;
  longest_name: number;
  lessons: boolean;
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
  each_seat: boolean;
  fits: Record<string, number[]>;
}

/**
 * GET /api/games/{game}/rules/{language}
 */
export interface RulesSheet {
  title: string;
  chapters: string[];
  notes: Record<string, string>;
  clauses: ClauseSheet[];
  rulings: RulingSheet[];
  turn: string;
}

/**
 * One numbered sentence of the rules.
 */
export interface ClauseSheet {
  id: string;
  chapter: string;
  text: string;
  parts: ClausePart[];
  rulings: string[];
  void: boolean;
}

/**
 * Words of a clause that share the same sources.
 */
export interface ClausePart {
  marks: string[];
  text: string;
}

/**
 * What was decided where the rulebook is silent or unclear, and why.
 */
export interface RulingSheet {
  id: string;
  clauses: string[];
  text: string;
}

/**
 * GET /api/games/{game}/provenance/{language}: what is from the rulebook, what is reconstructed, and why.
 */
export interface ProvenanceSheet {
  why: string;
  tables: TableOriginSheet[];
  marks: Record<string, number>;
  clauses: number;
  ours: number;
}

/**
 * Where one component table comes from.
 */
export interface TableOriginSheet {
  table: string;
  name: string;
  source: string;
  shares: ShareSheet[];
  note: string;
}

/**
 * The part of a component table that comes from one source.
 */
export interface ShareSheet {
  source: string;
  text: string;
}

/**
 * GET /api/games/{game}/components: everything in the box, in play or not, kind by kind.
 */
export interface ComponentsSheet {
  kinds: CatalogueKind[];
}

/**
 * All components of a kind.
 */
export interface CatalogueKind {
  kind: string;
  table: string;
  source: string;
  pieces: CataloguePiece[];
}

/**
 * A component; those that look the same are one.
 */
export interface CataloguePiece {
  id: string;
  ids: string[];
  count: number;
  marks: string[];
  printed: unknown;
}

/**
 * GET /api/games/{game}/guide: the illustrated rules. The texts are at `/guide/text/{language}`.
 */
export interface GuideSheet {
  cover: GuidePictureSheet;
  overview: GuideItemSheet[];
  box: GuideBoxSheet[];
  turn: GuideItemSheet[];
  scoring: GuideItemSheet[];
  example: GuidePictureSheet;
  scores: ScoreNow[];
  winners: number[];
  stand: Record<string, number>;
  figures: Record<string, number>;
  glossary: string[];
  hints: GuideItemSheet[];
}

/**
 * A picture: its texts are `<name>-picture` and `<name>-alt`, those of a second position `<name>-after` and
 * `<name>-after-alt`.
 */
export interface GuidePictureSheet {
  name: string;
  before: GuidePosition;
  facts: Fact[];
  after: GuidePosition | null;
}

/**
 * A position to draw.
 */
export interface GuidePosition {
  table: TableNow;
  part: string;
  point: string[];
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
 * Something that is told: the text `<section>-<id>`, and the clauses it rests on.
 */
export interface GuideItemSheet {
  id: string;
  clauses: string[];
  picture: GuidePictureSheet | null;
}

/**
 * A kind of component, with the pieces to show: the text `box-<kind>`.
 */
export interface GuideBoxSheet {
  kind: string;
  pieces: CataloguePiece[];
  clauses: string[];
}

/**
 * GET /api/bots: texts `bot-<name>` and `bot-<name>-help` of the browser.
 */
export interface BotSheet {
  name: string;
  level: number;
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
  broken: boolean;
  rated: boolean;
}

/**
 * POST /api/tables
 */
export interface NewTable {
  game: string;
  seating: SeatWish[];
  options?: Record<string, string | number | boolean>;
  open?: boolean;
  pace?: "brisk" | "calm" | "normal";
  clock?: ClockRule | null;
  lesson?: LessonEnd | null;
  rated?: boolean;
  hints?: boolean;
}

/**
 * Who takes a seat at a new table: `me`, `open`, a bot's name, or another person at my device.
 */
export interface SeatWish {
  kind: string;
  name?: string;
  salt?: string;
}

/**
 * The lesson that a new table goes on from, and the learner's moves in it.
 */
export interface LessonEnd {
  id: string;
  moves: string[];
}

/**
 * Where to go now.
 */
export interface Made {
  id: string;
}

/**
 * GET /api/tables/{id}/glance: the position as an onlooker sees it, to draw small in a list.
 */
export interface Glance {
  id: string;
  at: number;
  view: unknown;
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
 * It is done.
 */
export interface Done {
  version: number;
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
 * POST /api/tables/{id}/replace: the host lets a bot play for somebody who has been away for a while.
 */
export interface Replace {
  seat: number;
  bot?: string;
}

/**
 * POST /api/tables/{id}/back: a person takes the seat back that a bot keeps for them.
 */
export interface Back {
  seat: number;
}

/**
 * POST /api/tables/{id}/close: the host no longer wants the table.
 */
export interface Close {
}

/**
 * POST /api/tables/{id}/again: the same people and bots at a new table (or the one that was already set).
 */
export interface Again {
  salt?: string;
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
  verdict: VerdictNow | null;
  fair: FairNow;
  start_totals: number[];
}

/**
 * A move of a finished game.
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
 * GET /api/tables/{id}/replay/{move}?seat=S: the table after that many moves, as seat S saw it (-1: onlooker).
 */
export interface ReplayPosition {
  move: number;
  seat: number;
  asked: number[];
  prompt: string;
  view: unknown;
}

/**
 * POST /api/verify
 */
export interface ToVerify {
  file: string;
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
  verdict: VerdictNow | null;
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
 * GET /api/games/{game}/lessons: the chapters in order; none if the game has no lessons.
 */
export interface LessonList {
  lessons: LessonSheet[];
}

/**
 * A chapter of a game's guided first game. Its name is the text `<id>-title`.
 */
export interface LessonSheet {
  id: string;
  minutes: number;
  learner: number;
  steps: LessonStep[];
  continues: boolean;
}

/**
 * A step as the browser shows it.
 */
export interface LessonStep {
  say: string;
  point: string[];
  asks: boolean;
  acts: boolean;
}

/**
 * POST /api/games/{game}/lessons/{lesson}: the position at a step, or what a move is answered with there.
 */
export interface LessonAt {
  moves: string[];
  step: number;
  move?: string;
}

/**
 * Where the learner is now.
 */
export interface LessonNow {
  table: TableNow;
  step: number;
  accepted: boolean;
  say: string;
  takes: string[];
}

/**
 * POST /api/games/{game}/lessons/{lesson}/why: why a move, or anything with a thing, is not possible.
 */
export interface LessonWhy {
  moves: string[];
  step: number;
  move?: string;
  thing?: [string, string] | null;
}

/**
 * The most telling reason first; none if no move uses the thing.
 */
export interface LessonReasons {
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
 * POST /api/games/{game}/lessons/{lesson}/preview: what a move would do.
 */
export interface LessonPreview {
  moves: string[];
  step: number;
  move: string;
}

/**
 * What the move would do, as far as the learner may know beforehand.
 */
export interface LessonPreviewed {
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
 * GET /api/people/me/games
 */
export interface MyGames {
  games: MyGame[];
  more: boolean;
}

/**
 * One of my games, running or finished.
 */
export interface MyGame {
  table: string;
  game: string;
  phase: string;
  rated: boolean;
  made: string;
  touched: string;
  asked_me: boolean;
  team: boolean;
  outcome: "" | "gave-up" | "lost" | "placed" | "shared" | "won";
  place: number;
  seats: PlayedSeat[];
  change: RatingChange | null;
}

/**
 * Who sat at a table, as the table showed it.
 */
export interface PlayedSeat {
  name: string;
  kind: string;
  player: string;
  mine: boolean;
  place: number;
  total: number;
}

/**
 * What a rated game did to a rating.
 */
export interface RatingChange {
  before: RatingNow;
  after: RatingNow;
  points: number;
  voided: boolean;
}

/**
 * A rating as people are shown it.
 */
export interface RatingNow {
  points: number;
  give_or_take: number;
  provisional: boolean;
}

/**
 * GET /api/people/me/ratings
 */
export interface MyRatings {
  account: boolean;
  ratings: MyRating[];
}

/**
 * My rating in one game.
 */
export interface MyRating {
  game: string;
  rating: RatingNow;
  games: number;
  last: string;
  history: RatingPoint[];
}

/**
 * My rating after one of my games.
 */
export interface RatingPoint {
  table: string;
  time: string;
  place: number;
  of: number;
  rating: RatingNow;
  points: number;
}

/**
 * GET /api/tables/{id}/ratings: empty if the table is not rated.
 */
export interface TableRatings {
  rated: boolean;
  counted: boolean;
  seats: SeatRating[];
}

/**
 * How a seat of a rated table is rated: now, or, once the game is over, before and after it.
 */
export interface SeatRating {
  seat: number;
  bot: boolean;
  player: string;
  rating: RatingNow;
  change: RatingChange | null;
}

/**
 * POST /api/ratings/check: why a table like this cannot be rated.
 */
export interface RatedCheck {
  refusal: Refusal | null;
}

/**
 * GET /api/session: who I am here, and on which devices.
 */
export interface SessionSheet {
  name: string;
  tables: number;
  devices: DeviceSheet[];
  account: boolean;
  passkeys: PasskeySheet[];
  passkeys_here: "not-here" | "not-installed" | "possible";
}

/**
 * One of my devices.
 */
export interface DeviceSheet {
  id: string;
  browser: string;
  system: string;
  first_seen: string;
  last_seen: string;
  here: boolean;
}

/**
 * One of my passkeys.
 */
export interface PasskeySheet {
  id: string;
  browser: string;
  system: string;
  made: string;
  used: string;
}

/**
 * POST /api/session/code
 */
export interface AskCode {
}

/**
 * A one-time code for another device.
 */
export interface CodeSheet {
  code: string;
  seconds: number;
}

/**
 * POST /api/session/look and /api/session/join
 */
export interface UseCode {
  code: string;
}

/**
 * What would happen if this device used the code.
 */
export interface CodeOwner {
  name: string;
  tables: number;
  mine: number;
  same: boolean;
}

/**
 * POST /api/session/end: end one of my devices, or all but this one.
 */
export interface EndDevices {
  device?: string;
}

/**
 * How many devices were ended.
 */
export interface EndedDevices {
  ended: number;
}

/**
 * POST /api/account/begin: make an account, or add a passkey to mine.
 */
export interface BeginPasskey {
  name?: string;
}

/**
 * What the browser needs to make a passkey or to sign in, as WebAuthn describes it in JSON.
 */
export interface Ceremony {
  options: Record<string, unknown>;
}

/**
 * POST /api/account/finish and /api/account/sign-in: what the browser made of it, as WebAuthn describes it.
 */
export interface SignedPasskey {
  credential: Record<string, unknown>;
}

/**
 * POST /api/account/ask: sign in with a passkey.
 */
export interface AskPasskey {
}

/**
 * POST /api/account/remove
 */
export interface RemovePasskey {
  passkey: string;
}

/**
 * POST /api/account/delete
 */
export interface DeleteAccount {
}

/**
 * GET /api/reminders: what this server offers, and what you have chosen.
 */
export interface RemindersSheet {
  push_key: string;
  mail: boolean;
  browsers: number;
  language: string;
  quiet: QuietHours;
  address: string;
  confirmed: boolean;
}

/**
 * When not to be told, on the reader's clock; from and to the same time for never.
 */
export interface QuietHours {
  start?: string;
  end?: string;
  zone?: string;
  utc_offset?: string;
}

/**
 * POST /api/reminders: the language to be told in, and quiet hours.
 */
export interface SetReminders {
  language: "en" | "fr";
  quiet: QuietHours;
}

/**
 * POST /api/push/subscribe: what the browser's push manager says.
 */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
  quiet: QuietHours;
}

/**
 * POST /api/push/unsubscribe
 */
export interface Unsubscribe {
  endpoint: string;
}

/**
 * POST /api/reminders/mail: an address to write to, once it is confirmed; empty to forget it.
 */
export interface SetAddress {
  address: string;
  language: "en" | "fr";
}

/**
 * POST /api/reminders/mail/confirm and .../stop: the token of a link in a mail.
 */
export interface MailLink {
  token: string;
}

/**
 * The address a link in a mail was about.
 */
export interface MailLinkSheet {
  address: string;
}

/**
 * GET /api/puzzles
 */
export interface PuzzlesToday {
  day: string;
  puzzles: TodaysPuzzle[];
}

/**
 * The puzzle of the day of one game.
 */
export interface TodaysPuzzle {
  game: string;
  id: string;
  seats: number;
  of: number;
}

/**
 * GET /api/games/{game}/puzzles
 */
export interface PuzzleList {
  day: string;
  today: string;
  puzzles: PuzzleCard[];
}

/**
 * A puzzle in a list.
 */
export interface PuzzleCard {
  id: string;
  seats: number;
  theme: string;
}

/**
 * GET /api/games/{game}/puzzles/{id}: the position, without the answer.
 */
export interface PuzzleNow {
  id: string;
  seat: number;
  table: TableNow;
}

/**
 * POST /api/games/{game}/puzzles/{id}
 */
export interface PuzzleTry {
  move: string;
}

/**
 * How good the move was, and what would have been best.
 */
export interface PuzzleAnswer {
  right: boolean;
  is_second: boolean;
  best: LegalMove;
  second: LegalMove;
  margin: number;
  theme: string;
  greedy: boolean;
  leads_to: Foreseen;
  after: TableNow | null;
}

/**
 * What a seat may know beforehand about the outcome of its move.
 */
export interface Foreseen {
  facts: Fact[];
  changes: Change[];
  certain: boolean;
}

/**
 * POST /api/games/{game}/puzzles/{id}/why: why can't I do anything with this thing, by domain and name?
 */
export interface PuzzleWhy {
  thing: [string, string];
}

/**
 * The most telling reason first; none if no move uses the thing.
 */
export interface PuzzleReasons {
  reasons: Reason[];
}

/**
 * Every refusal over HTTP: a code for the browser's text `error-<code>`, and English for programs.
 */
export interface Problem {
  error: Refusal;
}
