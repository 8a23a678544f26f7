// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

/**
 * The table as one seat sees it.
 */
export interface SocietyView {
  game: string;
  viewer: number;
  seats: string[];
  asked: number[];
  prompt: string;
  over: boolean;
  round: number;
  first: string;
  goal: number;
  goal_round: number;
  last_round: boolean;
  guilds: string[];
  surcharge: number;
  purse_kept: number;
  turn: string | null;
  action: string | null;
  under_way: string | null;
  question: QuestionView | null;
  composting: string[];
  prices: Record<string, number>;
  sales: Record<string, number>;
  fruit_market: string[];
  fruit_spaces: number;
  fruit_deck_size: number;
  drawn_fruits: string[];
  guild_market: (CardView | null)[];
  guild_deck_size: number;
  guild_discard: string[];
  drawn_guilds: CardView[];
  players: PlayerView[];
  sources: Record<string, string>;
}

/**
 * What the question is about; only what this kind of question has is filled in.
 */
export interface QuestionView {
  reduction: string | null;
  scope: string | null;
  asked_by: string | null;
  asked_by_card: string | null;
  bonus: number;
  shown: number;
  left: number;
  begun: boolean;
}

/**
 * A guild card, all that is printed on it (TS-69), and the highest level built.
 */
export interface CardView {
  card: string;
  number: number;
  guild: string;
  banners: number;
  levels: LevelView[];
  level: number;
  points: number | null;
  price: number | null;
  price_by_action: number | null;
}

/**
 * A level of a guild card.
 */
export interface LevelView {
  cost: number;
  must: WordsView | null;
  effect: WordsView;
  points: WordsView;
}

/**
 * An effect, a mandatory part or points, as the id of its text and the variables of that text.
 */
export interface WordsView {
  text: string;
  n: number;
  k: number;
  counter: string;
}

/**
 * A player board; the faces of the Sold section are there for those who may look.
 */
export interface PlayerView {
  seat: string;
  purse: number;
  chest: number;
  carries: number;
  banners: number;
  points: number;
  in_progress: (CardView | null)[];
  completed: CardView[];
  unsold: string[];
  sold_now: string[];
  sold_size: number;
  sold: string[] | null;
}

/**
 * A guild, by what its pack holds.
 */
export interface GuildPrint {
  cards: number;
  banners: number;
}

/**
 * A player board: its number round the table, which gives it its shape.
 */
export interface SeatPrint {
  seat: number;
}

/**
 * A type of fruit, or a fruit action: how many cards have it, and how many of those are valuable.
 */
export interface FruitPrint {
  cards: number;
  valuable: number;
}
