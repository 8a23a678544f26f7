// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it anew.

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
  guilds: string[];
  turn: string | null;
  action: string | null;
  prices: Record<string, number>;
  fruit_market: string[];
  fruit_deck_size: number;
  drawn_fruits: string[];
  guild_market: (CardView | null)[];
  guild_deck_size: number;
  guild_discard: string[];
  drawn_guilds: CardView[];
  players: PlayerView[];
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
  banners: number;
  points: number;
  in_progress: (CardView | null)[];
  completed: CardView[];
  unsold: string[];
  sold_now: string[];
  sold_size: number;
  sold: string[] | null;
}
