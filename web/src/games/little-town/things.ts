/** What a sentence of the log or a legal move touches, told apart for this board. */

import type { BuildingView, TownView } from "@/generated/little-town";
import type { LegalMove } from "@/generated/protocol";
import type { Targets } from "@/lib/targets.svelte";

/** Is the reader pointing at this thing? */
export const isPointed = (pointed: ReadonlySet<string>, domain: string, name: string): boolean =>
  pointed.has(`${domain}:${name}`);

/** Goods lie before the player and in the stock: the verb says which of them a move means. */
export const goodsMoves = (targets: Targets, verbs: readonly string[], good: string): LegalMove[] =>
  targets.moves("resource", good).filter((move) => verbs.includes(move.verb));

/** What a player may do with goods before him, and with those of the stock. */
export const OWN_GOODS: readonly string[] = ["give", "swap"];
export const STOCK_GOODS: readonly string[] = ["take"];

/** Press goods where they lie: chooses them if moves mean these, asks why not if no move touches such goods. */
export function pressGoods(targets: Targets, verbs: readonly string[], good: string): void {
  if (goodsMoves(targets, verbs, good).length > 0 || !targets.can("resource", good)) targets.press("resource", good);
}

/** Building tiles with what is printed on them, as far as the viewer knows it. */
export const printedTiles = (view: TownView, tiles: readonly string[]): { tile: string; printed: BuildingView }[] =>
  tiles.flatMap((tile) => {
    const printed = view.buildings[tile];
    return printed ? [{ tile, printed }] : [];
  });

/** What a move names of this kind: the `number` of `swap wood 2` is `2`. */
export function named(move: LegalMove, parameter: string): string {
  const argument = move.arguments[parameter];
  return Array.isArray(argument) ? argument[1] : String(argument ?? "");
}

/** What pressing a thing would do, to say before what it is; many moves are not all told. */
export function deeds(moves: readonly LegalMove[], say: (move: LegalMove) => string): string[] {
  const said = moves.map(say);
  return said.length > 3 ? [...said.slice(0, 2), "…"] : said;
}
