// Written by tools/browser_types.py from the Python types. Do not edit: `make types` writes it again.

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
  phase: string;
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
  question: QuestionView | null;
  printed: PrintedView;
}

/**
 * A space of the map: everything about it is public.
 */
export interface SpaceView {
  row: number;
  column: number;
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
  dark: string[];
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
  steps: Record<string, number>;
  odds: Record<string, OddsView> | null;
  resources: Record<string, number> | null;
  cards: Record<string, number> | null;
  renown: number | null;
  renown_from: Record<string, number> | null;
}

/**
 * An attack that a player could make: both strengths before the dice, and the chances to win in percent.
 */
export interface OddsView {
  target: string;
  strength: number;
  against: number;
  unknown: number;
  needed: number;
  paying_worker: number[];
  paying_renown: number[];
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
  attack_parts: Record<string, number>;
  defense_parts: Record<string, number>;
  chance: number | null;
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

/**
 * What the question is about; only what this kind of question has is filled in.
 */
export interface QuestionView {
  cards: number;
  no_workers: boolean;
  tiles: number;
  points: number;
  space: string | null;
  battles: string[];
  window: string | null;
  turn: string | null;
}

/**
 * What is printed on the components of this table. It never changes during a game.
 */
export interface PrintedView {
  market: Record<string, ExchangeView>;
  cards: Record<string, number>;
  research: Record<string, AbilityView>;
  guilds: Record<string, GuildPrintView>;
  outposts: ExchangeView[];
  upgrades: Record<string, UpgradePrintView>;
  prices: Record<string, Record<string, number>>;
  dragon_strengths: number[];
  nest_strengths: number[];
  required_nests: number[];
  dragon_reward: number;
  nest_reward: Record<string, number>;
  nest_costs: number[];
  numbers: Record<string, number>;
  dice: Record<string, (Record<string, number>)[]>;
  sources: Record<string, string>;
}

/**
 * A price, and what is had for it.
 */
export interface ExchangeView {
  cost: Record<string, number>;
  reward: Record<string, number>;
}

/**
 * What a tile does: its type (AL-165), what it gives, and how much of it.
 */
export interface AbilityView {
  type: string;
  effect: string;
  amount: number;
}

/**
 * A guild: where it may start (nothing for anywhere), its two basic abilities, its advanced power.
 */
export interface GuildPrintView {
  start: string | null;
  basic1: AbilityView;
  basic2: AbilityView;
  power: string;
}

/**
 * An upgrade: its price, its reward, and its ability tile.
 */
export interface UpgradePrintView {
  cost: Record<string, number>;
  reward: Record<string, number>;
  ability: AbilityView;
}

/**
 * A map tile: its spaces row by row.
 */
export interface TilePrint {
  terrain: string[][];
}

/**
 * The shape of the map: where tiles lie, by row and column.
 */
export interface BoardPrint {
  seats: number[];
  slots: number[][];
}

/**
 * A side of the round tracker: strengths and nests that must fall, by round.
 */
export interface RoundsPrint {
  dragon: number[];
  nest: number[];
  required: number[];
}

/**
 * A nest tracker: what the first nest costs, the second, and so on, by difficulty.
 */
export interface NestsPrint {
  seats: number;
  costs: Record<string, number[]>;
}

/**
 * A guild, with the numbers and prices that its advanced power speaks of.
 */
export interface GuildPrint {
  guild: GuildPrintView;
  numbers: Record<string, number>;
  prices: Record<string, Record<string, number>>;
}

/**
 * An action card: the number on it.
 */
export interface ActionPrint {
  amount: number;
}

/**
 * A research tile: its category, its place in it, and what it does.
 */
export interface ResearchPrint {
  category: string;
  level: number;
  ability: AbilityView;
}

/**
 * A die: what each face shows.
 */
export interface DiePrint {
  faces: (Record<string, number>)[];
}
