/** The board's own words, in the language of the table's texts. */

import { Texts } from "@/lib/texts";
import type { TreeView } from "@/generated/sylvan-dale";

import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** How many of an item a player has. */
export const heldInWords = (item: string, count: number, texts: Texts, words: Texts): string =>
  words.say("items-of", { item: texts.title("item", item), count });

/** The levels of a tree, from the ground up, its banners and its prestige. Levels are counted as people do: the base is level 1. */
export function levelsInWords(tree: TreeView, texts: Texts, words: Texts): string[] {
  const colour = (one: string): string => texts.name("colour", one);
  return [
    words.say("base", { base: texts.name("style", tree.base) }),
    ...tree.tiles.map((tile, number) =>
      words.say("level", { level: number + 2, style: texts.name("style", tile.style), colour: colour(tile.colour) }),
    ),
    ...(tree.treetop ? [words.say("closed")] : []),
    ...Object.entries(tree.banners).map(([one, level]) => words.say("banner-on", { colour: colour(one), level: level + 1 })),
    tree.prestige ? words.say("prestige", { colour: colour(tree.prestige) }) : words.say("no-prestige"),
  ];
}

/** A tree in words. */
export const described = (name: string, tree: TreeView, texts: Texts, words: Texts): string =>
  [words.say("tree", { tree: name, district: texts.name("district", tree.district) }), ...levelsInWords(tree, texts, words)].join(" ");
