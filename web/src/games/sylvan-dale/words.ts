/** The board's own words, in the language of the table's texts. */

import { Texts } from "@/lib/texts";
import type { TreeView } from "@/generated/sylvan-dale";

import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** A tree in words, from the ground up. Levels are counted as people do: the base is level 1. */
export function described(name: string, tree: TreeView, texts: Texts, words: Texts): string {
  const colour = (one: string): string => texts.name("colour", one);
  const parts = [
    words.say("tree", {
      tree: name,
      district: texts.name("district", tree.district),
      base: texts.name("style", tree.base),
    }),
    ...tree.tiles.map((tile, number) =>
      words.say("level", { level: number + 2, style: texts.name("style", tile.style), colour: colour(tile.colour) }),
    ),
  ];
  if (tree.treetop) parts.push(words.say("closed"));
  for (const [one, level] of Object.entries(tree.banners)) {
    parts.push(words.say("banner-on", { colour: colour(one), level: level + 1 }));
  }
  parts.push(tree.prestige ? words.say("prestige", { colour: colour(tree.prestige) }) : words.say("no-prestige"));
  return parts.join(" ");
}
