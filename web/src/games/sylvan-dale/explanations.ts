/** What the pieces of the dale say about themselves: what they do, where their figures come from, and the clause. */

import { type Explanation, type Source, sourceIn } from "@/board/explain.svelte";
import type { DaleView } from "@/generated/sylvan-dale";
import type { LegalMove } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

import { faceOf } from "./faces";
import { levelsInWords } from "./words";

const ITEM_CLAUSES: Record<string, string> = { ax: "SD-77", hammer: "SD-82", bridge: "SD-97", treetop: "SD-90" };

/** A view, as far as it tells where things come from. */
type Sourced = Pick<DaleView, "sources">;

export const sourceOf = (view: Sourced, table: string): Source | undefined => sourceIn(view.sources, table);

/** A card: which trees it opens, and what a set of its icon brings. */
export const aboutCard = (card: string, view: Sourced, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation => ({
  title: texts.title("card", card),
  text: words.say("card-help", { style: texts.name("style", faceOf(card).style) }),
  more: [
    words.say(faceOf(card).items.length > 1 ? "card-set-two" : "card-set", {
      item: texts.name("item", faceOf(card).items[0] ?? ""),
      other: texts.name("item", faceOf(card).items[1] ?? ""),
    }),
  ],
  source: sourceOf(view, "face"),
  clause: "SD-26",
  moves,
});

/** A special item, held or in the supply. */
export const aboutItem = (item: string, said: string, view: Sourced, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation => ({
  title: texts.title("item", item),
  text: words.say(`item-${item}-help`),
  more: [said],
  source: sourceOf(view, "item"),
  clause: ITEM_CLAUSES[item] ?? "",
  moves,
});

/** A tree, from the ground up, and how its district stands. */
export function aboutTree(name: string, view: DaleView, moves: readonly LegalMove[], texts: Texts, words: Texts): Explanation {
  const tree = view.trees[name];
  if (!tree) return { title: name, moves };
  const title = `${name} · ${texts.name("district", tree.district)}`;
  return {
    title,
    text: words.say("tree-help", { height: tree.height }),
    more: [...levelsInWords(tree, texts, words), ...districtInWords(tree.district, view, texts, words)],
    source: sourceOf(view, "tiles"),
    clause: "SD-109",
    moves,
  };
}

/** Who leads a district, and what that would earn. */
export function districtInWords(name: string, view: DaleView, texts: Texts, words: Texts): string[] {
  const district = view.districts[name];
  if (!district) return [];
  const leaders = district.leaders.map((colour) => texts.name("colour", colour)).join(", ");
  const id = district.leaders.length === 0 ? "district-open" : district.leaders.length > 1 ? "district-tied" : "district-led";
  return [words.say(id, { district: texts.name("district", name), leaders, fame: district.fame })];
}

/** What somebody's fame is made of. */
export const aboutFame = (from: Record<string, number>, label: string, view: Sourced, texts: Texts): Explanation => ({
  title: label,
  more: Object.entries(from).map(([part, points]) => `${texts.say(`score-${part}`)}: ${points}`),
  source: sourceOf(view, "score"),
  clause: "SD-3",
});
