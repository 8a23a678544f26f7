// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

/**
 * The table as one seat sees it.
 */
export interface TownView {
  game: string;
  viewer: number;
  seats: string[];
  asked: number[];
  prompt: string;
  over: boolean;
  round: number;
  rounds: number;
  start_player: string;
  side: string;
  international: boolean;
  extended_goals: boolean;
  manual_declaration: boolean;
  columns: number;
  squares: Record<string, SquareView>;
  supply: Record<string, number>;
  buildings: Record<string, BuildingView>;
  stock: Record<string, number>;
  players: PlayerView[];
  goal_pile: number;
  discarded_goals: string[];
  goal_points: Record<string, number>;
  constructing: string | null;
  site: string | null;
  use: UseView | null;
  payment: PaymentView | null;
  feeding: FeedingView | null;
  to_take: number;
  to_declare: string[];
  sources: Record<string, string>;
}

/**
 * A square of the board: everything about it is public.
 */
export interface SquareView {
  terrain: string | null;
  building: string | null;
  owner: string | null;
  worker: string | null;
}

/**
 * What is printed on a building tile.
 */
export interface BuildingView {
  cost: Record<string, number>;
  vp: number;
  pay: Record<string, number>;
  gain: Record<string, number>;
  round_end: EffectView | null;
  game_end: EffectView | null;
}

/**
 * What a building does for its owner at the end of a round or of the game.
 */
export interface EffectView {
  verb: string;
  around: string | null;
  vp: number;
}

/**
 * What lies in front of a player; the goals in hand are there for their owner alone.
 */
export interface PlayerView {
  colour: string;
  goods: Record<string, number>;
  workers: number;
  on_building_areas: number;
  houses: number;
  track: number;
  chip: number;
  marker: number;
  score: number;
  score_from: Record<string, number>;
  revealed_goals: string[];
  hidden_goals: number;
  goals: string[] | null;
  draft_hand_size: number;
  has_drafted: boolean;
  draft_hand: string[] | null;
}

/**
 * A use of the squares around a worker or a residence.
 */
export interface UseView {
  colour: string;
  square: string;
  used: string[];
  waiting: Record<string, number>;
}

/**
 * A payment while the player chooses how to pay.
 */
export interface PaymentView {
  building: string;
  cost: boolean;
  swapped: Record<string, number>;
  given: string[];
  decided: string[];
  price: number;
  ways: WayView[];
}

/**
 * One complete way to pay what is still owed.
 */
export interface WayView {
  moves: string[];
  swapped: Record<string, number>;
  given: string[];
  takes: Record<string, number>;
}

/**
 * LT-85, LT-88: somebody feeds the workers.
 */
export interface FeedingView {
  workers: number;
  price: number;
  penalty: number;
}

/**
 * A goal tile.
 */
export interface GoalPrint {
  vp: number;
}

/**
 * A coin.
 */
export interface CoinPrint {
  value: number;
}

/**
 * The pieces of a colour.
 */
export interface ColourPrint {
  workers: number;
  houses: number;
}

/**
 * What a terrain gives to a worker beside it.
 */
export interface TerrainPrint {
  gives: string;
}

/**
 * A side of the board.
 */
export interface BoardPrint {
  columns: number;
  squares: Record<string, SquareView>;
}
