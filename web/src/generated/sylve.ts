// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

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
  rounds: number;
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
  characters: CharacterView[];
  places: PlacesView;
  provenance: Record<string, string>;
  turn: TurnView | null;
  question: QuestionView | null;
  waiting: WaitingView;
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
 * A character, whoever plays it.
 */
export interface CharacterView {
  id: string;
  colour: string;
  power: string;
  seat: string | null;
}

/**
 * How many places the table has, filled or not.
 */
export interface PlacesView {
  forests: number;
  market: number;
  forage_dice: number;
  element_dice: number;
  landscapes: string[];
}

/**
 * SY-21: which steps the player whose turn it is may still take.
 */
export interface TurnView {
  seat: string;
  place: boolean;
  brew: boolean;
  drink: boolean;
  changes: number;
}

/**
 * What the question is about; only what this kind of question has is filled in.
 */
export interface QuestionView {
  potion: string | null;
  berries: Record<string, number>;
  place: string | null;
  levels: number[];
  picked: string[];
  creature: string | null;
  left: number;
  prices: Record<string, number>;
  give: string[];
  take: string[];
  purpose: string | null;
  only_elements: boolean;
  first_place: string | null;
  first_level: number;
  on_space: boolean;
  whole_row: boolean;
}

/**
 * What waits below the question; everybody has seen how it came about.
 */
export interface WaitingView {
  place: string | null;
  befriending: boolean;
  village_part: number;
  gathers_more: boolean;
  exchanges: number;
  other_powers: boolean;
  gathered: Record<string, number>;
  harvested: string | null;
  newcomers: string[];
  used: string[];
  scorched: number;
  gathers: number;
  scorches: number;
  others: number;
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
  held: HeldForestView[];
  freed: FreedCreatureView[];
  brews: Record<string, number>;
  housed: number;
  score: number;
  score_from: Record<string, number>;
}

/**
 * A forest that a player controls for good.
 */
export interface HeldForestView {
  id: string;
  seasons: string[];
  points: number;
}

/**
 * A creature that a player has released.
 */
export interface FreedCreatureView {
  id: string;
  season: string;
}

/**
 * A space of the Village on both sides of its board.
 */
export interface VillagePrint {
  day: VillageSpaceView;
  night: VillageSpaceView;
}

/**
 * A die: how many of its six faces show what.
 */
export interface DiePrint {
  faces: Record<string, number>;
  per_player: number;
}
