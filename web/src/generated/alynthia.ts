// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it anew.

/**
 * The table as one seat sees it.
 */
export interface LandView {
  game: string;
  viewer: number;
  seats: string[];
  asked: number[];
  prompt: string;
  over: boolean;
  mode: string;
  guild_mode: string;
  difficulty: string | null;
  harder_ending: boolean;
  outcome: string;
  round: number;
  rounds: number;
  dragon_strength: number;
  nest_strength: number;
  first_player: string;
  order: string[];
  spaces: Record<string, SpaceView>;
  players: PlayerView[];
  nests_left: number;
  nests_this_round: number;
  next_nest_cost: number | null;
  pool: number | null;
  supply: Record<string, number>;
  market: Record<string, number>;
  market_deck: number;
  market_discard: string[];
  card_deck: number;
  card_discard: string[];
  actions_left: number | null;
  battle: BattleView | null;
  die: Record<string, number> | null;
  offer: OfferView | null;
}

/**
 * A space of the map: everything about it is public.
 */
export interface SpaceView {
  terrain: string;
  tile: string;
  dragons: number;
  nest: string | null;
  characters: string[];
  buildings: BuildingView[];
  entrance: boolean;
}

/**
 * An outpost on the map, and what stands on it.
 */
export interface BuildingView {
  player: string;
  guild: string;
  upgrade: string | null;
  wall: boolean;
}

/**
 * What lies in front of a player; hands and renown are there for those who may see them.
 */
export interface PlayerView {
  player: string;
  guild: string | null;
  at: string | null;
  focus: number;
  focus_ready: boolean;
  attack: number;
  defense: number;
  research: Record<string, number>;
  ready: string[];
  abilities: string[];
  outposts_left: number;
  upgrades: string[];
  captured: number;
  hand_limit: number;
  resource_cards: number;
  action_cards: number;
  done: boolean;
  passed: boolean;
  offers_left: number;
  resources: Record<string, number> | null;
  cards: Record<string, number> | null;
  renown: number | null;
  renown_from: Record<string, number> | null;
}

/**
 * The battle on the table; strengths as they stand, dice included once they are rolled.
 */
export interface BattleView {
  space: string;
  attacker: string;
  defender: string;
  target: string;
  attack_die: number | null;
  defense_die: number | null;
  attack_cards: number;
  defense_cards: number;
}

/**
 * A trade that is being composed or answered; its content for the two players concerned.
 */
export interface OfferView {
  giver: string;
  partner: string;
  given_cards: number;
  asked_cards: number;
  given: Record<string, number> | null;
  asked_for: Record<string, number> | null;
}
