/** What a sentence of the log or a legal move touches, told apart for this board. */

import { movesOf } from "@/board/things";
import type { BuildingView, TownView } from "@/generated/little-town";
import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** Goods lie before the player and in the stock: the verb says which of them a move means. */
export const goodsMoves = (targets: Targets, verbs: readonly string[], good: string): LegalMove[] =>
  movesOf(targets, "resource", good, verbs);

/** What is done by pressing one's own goods, and those of the stock. */
export const OWN_GOODS: readonly string[] = ["give"];
export const STOCK_GOODS: readonly string[] = ["take"];

/** Press goods where they lie: chooses them if moves mean these, asks why not if none does. */
export function pressGoods(targets: Targets, verbs: readonly string[], good: string): void {
  if (goodsMoves(targets, verbs, good).length > 0) targets.press("resource", good);
  else targets.why("resource", good);
}

/** Building tiles with what is printed on them, as far as the viewer knows it. */
export const printedTiles = (view: TownView, tiles: readonly string[]): { tile: string; printed: BuildingView }[] =>
  tiles.flatMap((tile) => {
    const printed = view.buildings[tile];
    return printed ? [{ tile, printed }] : [];
  });

/** What pressing a thing would do, to say before what it is; many moves are not all told. */
export function deeds(moves: readonly LegalMove[], say: (move: LegalMove) => string): string[] {
  const said = moves.map(say);
  return said.length > 3 ? [...said.slice(0, 2), "…"] : said;
}

/** The building tiles of this game, in or out of the supply: an emptied place stays. Tiles that are still drafted are not of it. */
export const tilesOf = (view: TownView): string[] => {
  const drafted = new Set(view.players.flatMap((player) => player.draft_hand ?? []));
  return Object.keys(view.buildings).filter((tile) => !drafted.has(tile));
};
