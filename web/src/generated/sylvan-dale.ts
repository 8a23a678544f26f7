// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

/**
 * The table as one seat sees it.
 */
export interface DaleView {
  game: string;
  viewer: number;
  seats: string[];
  asked: number[];
  prompt: string;
  over: boolean;
  round: number;
  clockwise: boolean;
  trees: Record<string, TreeView>;
  bridges: BridgeView[];
  players: PlayerView[];
  market: string[];
  discard: string[];
  deck_size: number;
  supply: Record<string, number>;
  played: string | null;
  items_used: number;
  question: QuestionView | null;
  districts: Record<string, DistrictView>;
  sources: Record<string, string>;
}

/**
 * A tree: everything about it is public.
 */
export interface TreeView {
  district: string;
  base: string;
  tiles: TileView[];
  height: number;
  treetop: boolean;
  banners: Record<string, number>;
  prestige: string | null;
}

/**
 * A level of a tree above the base.
 */
export interface TileView {
  colour: string;
  style: string;
}

/**
 * A bridge and whose banner it carries.
 */
export interface BridgeView {
  trees: string;
  colour: string;
  level: number;
}

/**
 * What lies in front of a player; only the player in question sees the last three.
 */
export interface PlayerView {
  colour: string;
  fame: number;
  fame_from: Record<string, number>;
  display: string[];
  items: Record<string, number>;
  banners_left: number;
  hand_size: number;
  seen_in_hand: string[];
  stack_left: number;
  stack_top: string | null;
  box: Record<string, number>;
  hand: string[] | null;
  stack: string[] | null;
  second_stack: string[] | null;
}

/**
 * What the question is about; only what this kind of question has is filled in.
 */
export interface QuestionView {
  tree: string | null;
  item: string | null;
  given: string[];
  replacements: number;
}

/**
 * A district as it would be scored now.
 */
export interface DistrictView {
  trees: number;
  prestige: Record<string, number>;
  leaders: string[];
  fame: number;
}

/**
 * A dwelling style: who lives in it.
 */
export interface StylePrint {
  creature: string;
}

/**
 * What a player of a colour has.
 */
export interface ColourPrint {
  tiles: number;
  banners: number;
}

/**
 * A district: how many trees it has, by number of players.
 */
export interface DistrictPrint {
  trees: Record<string, number>;
}

/**
 * A side of the board, with a bare space for each tree.
 */
export interface BoardPrint {
  trees: Record<string, TreeView>;
  seats: number[];
}

/**
 * A token for fame.
 */
export interface FamePrint {
  value: number;
}
