/** The board's own words, in the language of the table's texts. */

import type { CreatureView, DieView, ForestView, PotionView, SpaceView } from "@/generated/sylve";
import { Texts } from "@/lib/texts";

import { effectInWords, powerInWords, sentence } from "./effects";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const wordsIn = (language: string): Texts => new Texts(language, language.startsWith("fr") ? french : english);

/** What is needed to say things: the game's texts, the board's words, and what people call the seats. */
export interface Tongue {
  texts: Texts;
  words: Texts;
  player: (seat: string) => string;
}

/** A die: whose, and what it shows. */
export const dieInWords = ({ texts, words, player }: Tongue, die: DieView): string => {
  const face = texts.name("die", die.face);
  return die.owner ? words.say("die-of", { face, player: player(die.owner) }) : words.say("die-element", { face });
};

/** Goods by number and name, without the kinds of which there is none. */
export const goodsInWords = ({ words }: Tongue, goods: Record<string, number>): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => words.say(`goods-${good}`, { count }))
    .join(", ");

export const seasonsInWords = ({ texts }: Tongue, seasons: readonly string[]): string =>
  seasons.map((season) => texts.name("season", season)).join(", ");

export const creatureTitle = ({ texts, words }: Tongue, id: string, season: string): string =>
  words.say("creature-title", { name: texts.name("creature", id), season: texts.name("season", season) });

/** A creature: its power, and the die in its slot. */
export function creatureInWords(tongue: Tongue, creature: CreatureView): string[] {
  const { texts, words } = tongue;
  const slot = creature.die
    ? words.say("creature-slot-die", { die: dieInWords(tongue, creature.die) })
    : words.say("creature-slot-free");
  return [sentence(powerInWords(creature.when, creature.does, texts)), ...(creature.has_slot ? [slot] : [])];
}

export const potionTitle = ({ texts, words }: Tongue, potion: PotionView): string =>
  words.say("potion-title", {
    name: texts.name("potion", potion.id),
    points: words.say("points", { count: potion.points }),
  });

/** A potion: what drinking it does, and what it costs. */
export const potionInWords = (tongue: Tongue, potion: PotionView): string[] => [
  tongue.words.say("potion-drink", { does: effectInWords(potion.does, tongue.texts) }),
  tongue.words.say("potion-cost", { cost: goodsInWords(tongue, potion.cost) }),
];

/** The dice of a space, from the top. */
export const diceInWords = (tongue: Tongue, dice: readonly DieView[]): string[] =>
  dice.length === 0
    ? []
    : [
        tongue.words.say("space-dice", {
          dice: [...dice].reverse().map((die) => dieInWords(tongue, die)).join(", "),
        }),
        ...(dice.length > 1 ? [tongue.words.say("space-top")] : []),
      ];

export const spaceTitle = ({ texts, words }: Tongue, forest: ForestView, space: SpaceView, place: string): string =>
  words.say("space-title", { forest: texts.name("forest", forest.id), symbol: texts.name("die", space.symbol), place });

/** A space of a forest: what it gives, what forcing costs, and what lies there. */
export function spaceInWords(tongue: Tongue, space: SpaceView): string[] {
  const { texts, words } = tongue;
  if (space.scorched) return [words.say("space-scorched")];
  const good = texts.name("good", space.reward);
  const gives = space.reward === "creature" ? words.say("space-tames") : words.say("space-gives", { good });
  const force = space.reward === "creature" ? words.say("space-force-berry") : words.say("space-force", { good });
  return [gives, ...(space.dice.length > 0 ? diceInWords(tongue, space.dice) : [force])];
}

/** A forest: what it is worth, and who would control it. */
export function forestInWords({ words, player }: Tongue, forest: ForestView): string[] {
  const leads = forest.leader ? words.say("forest-leader", { player: player(forest.leader) }) : words.say("forest-nobody");
  return [words.say("forest-worth", { count: forest.points }), leads];
}
