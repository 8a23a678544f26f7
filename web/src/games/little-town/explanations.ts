/** What the pieces of Little Town say about themselves: what they do, where their figures come from, and the clause. */

import { type Explanation, type Source, sourceIn } from "@/board/explain.svelte";
import type { BuildingView, TownView } from "@/generated/little-town";
import type { LegalMove } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

import { buildingInWords, effectInWords } from "./words";

/** The clause that tells most about each kind of thing. */
const CLAUSES = { grass: "LT-28", terrain: "LT-31", building: "LT-35", rented: "LT-43", supply: "LT-56", goal: "LT-97", stock: "LT-12" };

/** A view, as far as it tells where things come from. */
type Sourced = Pick<TownView, "sources">;

export const sourceOf = (view: Sourced, table: string): Source | undefined => sourceIn(view.sources, table);

/** A square of the town: terrain, grass or a building, and whoever stands there. */
export function aboutSquare(name: string, view: TownView, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation {
  const square = view.squares[name];
  const worker = square?.worker ? [words.say("square-worker", { owner: texts.name("colour", square.worker) })] : [];
  if (square?.building) {
    const printed = view.buildings[square.building];
    const own = view.seats[view.viewer] === square.owner;
    const effect = printed ? effectInWords(printed, words) : "";
    const points = printed ? words.say("points", { count: printed.vp }) : "";
    return {
      title: `${texts.title("building", square.building)} (${name})`,
      text: effect,
      more: [
        points,
        words.say(own ? "building-own" : "building-rented", { owner: texts.name("colour", square.owner ?? "") }),
        ...(view.use?.used.includes(name) ? [words.say("square-used")] : []),
        ...worker,
      ].filter(Boolean),
      source: sourceOf(view, "building"),
      clause: own ? CLAUSES.building : CLAUSES.rented,
      moves,
    };
  }
  if (square?.terrain) {
    const text = words.say(`terrain-${square.terrain}-help`);
    const title = `${texts.title("terrain", square.terrain)} (${name})`;
    return { title, text, source: sourceOf(view, "terrain"), clause: CLAUSES.terrain, moves };
  }
  return { title: words.say("square-grass", { square: name }), text: words.say("grass-help"), more: worker, source: sourceOf(view, "board"), clause: CLAUSES.grass, moves };
}

/** A building tile beside the town. */
export const aboutTile = (
  tile: string,
  printed: BuildingView,
  count: number | null,
  view: Sourced,
  moves: readonly LegalMove[],
  texts: Texts,
  words: Texts,
): Explanation => ({
  title: texts.title("building", tile),
  text: buildingInWords(printed, words),
  more: count === null ? [] : [words.say(count > 0 ? "supply-of" : "supply-none", { count })],
  source: sourceOf(view, "building"),
  clause: CLAUSES.supply,
  moves,
});

/** A goal tile. */
export const aboutGoal = (goal: string, view: Sourced & Pick<TownView, "goal_points">, done: boolean, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation => ({
  title: words.say("goal-worth", { goal: texts.title("goal", goal), points: view.goal_points[goal] ?? 0 }),
  text: texts.has(`goal-${goal}-help`) ? texts.say(`goal-${goal}-help`) : "",
  more: done ? [words.say("goal-done")] : [],
  source: sourceOf(view, "goal"),
  clause: CLAUSES.goal,
  moves,
});

/** Goods, in front of somebody or in the stock. */
export const aboutGoods = (good: string, said: string, view: Sourced, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation => ({
  title: texts.title("resource", good),
  text: words.say(`good-${good}-help`),
  more: [said],
  source: sourceOf(view, good === "coins" ? "coins" : "resource"),
  clause: CLAUSES.stock,
  moves,
});

/** What somebody's points are made of. */
export const aboutScore = (from: Record<string, number>, label: string, texts: Texts): Explanation => ({
  title: label,
  more: Object.entries(from).map(([part, points]) => `${texts.say(`score-${part}`)}: ${points}`),
  clause: "LT-110",
});

