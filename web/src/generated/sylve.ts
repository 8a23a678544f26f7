// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it anew.

/**
 * The table; every seat and every onlooker sees the same.
 */
export interface WoodView {
  game: string;
  viewer: number;
  seats: string[];
  asked: number[];
  prompt: string;
  over: boolean;
  round: number;
  night: boolean;
  first: string;
  powers: boolean;
  forests: Record<string, ForestView>;
  village: Record<string, VillageSpaceView>;
  market: PotionView[];
  revealed: PotionView | null;
  potion_deck_size: number;
  forest_deck_size: number;
  discarded: string[];
  piles: Record<string, PileView>;
  aside: DieView[];
  scorch_tokens_left: number;
  players: PlayerView[];
}

/**
 * A forest of the row.
 */
export interface ForestView {
  id: string;
  seasons: string[];
  points: number;
  spaces: Record<string, SpaceView>;
  influence: Record<string, number>;
  leader: string | null;
}

/**
 * A space of a forest.
 */
export interface SpaceView {
  symbol: string;
  reward: string;
  scorched: boolean;
  dice: DieView[];
}

/**
 * A placed die.
 */
export interface DieView {
  face: string;
  owner: string | null;
}

/**
 * A space of the Village, with the action of the side now up.
 */
export interface VillageSpaceView {
  position: number[];
  accepts: string;
  does: string[];
  dice: DieView[];
}

/**
 * A potion.
 */
export interface PotionView {
  id: string;
  does: string;
  cost: Record<string, number>;
  points: number;
}

/**
 * A pile of creatures: only the top one is known.
 */
export interface PileView {
  top: CreatureView | null;
  left: number;
}

/**
 * A creature: its power in the words of the table, and the die in its slot.
 */
export interface CreatureView {
  id: string;
  season: string;
  when: string;
  does: string;
  has_slot: boolean;
  die: DieView | null;
}

/**
 * What lies in front of a player: all of it was public when it came there (SY-74, SY-79).
 */
export interface PlayerView {
  seat: string;
  character: string | null;
  colour: string | null;
  power: string | null;
  pool: Record<string, number>;
  stock: Record<string, number>;
  tokens: number;
  tamed: CreatureView[];
  creature_limit: number;
  released: string[];
  hand: PotionView[];
  reserved: PotionView[];
  drunk: PotionView[];
  forests: string[];
  housed: number;
  score: number;
  score_from: Record<string, number>;
}
