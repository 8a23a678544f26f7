import { describe, expect, it } from "vitest";

import type { LandView, OddsView, SpaceView } from "@/generated/alynthia";
import { Texts } from "@/lib/texts";

import { abilityInWords, amountsInWords, chanceInWords, oddsInWords, sentences, spaceInWords, spaceTitle, wordsIn } from "./words";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

const words = wordsIn("en");
const mots = wordsIn("fr");
const texts = new Texts("en", "upgrade-village = village");

const SPACE: SpaceView = { row: 3, column: 2, terrain: "wood", tile: "ironwood", dragons: 0, nest: null, characters: [], buildings: [], entrance: false };
const VIEW = { viewer: 0, seats: ["A", "B"], nest_strength: 4, dragon_strength: 3, printed: { numbers: { swarm: 5 } } } as unknown as LandView;
const name = (player: string): string => (player === "A" ? "Ann" : "Ben");

const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "").sort();

it("has the same words in both languages", () => {
  expect(ids(french)).toEqual(ids(english));
});

describe("spaces", () => {
  it("are named by what grows there and by the edge of the map", () => {
    expect(spaceTitle(SPACE, words)).toBe("Forest C4");
    expect(spaceTitle(SPACE, mots)).toBe("Forêt C4");
  });

  it("tell what lies on them", () => {
    const full = { ...SPACE, dragons: 4, characters: ["A", "B"], buildings: [{ player: "B", guild: "forest", upgrade: "village", wall: true }] };
    expect(spaceInWords(full, VIEW, name, texts, words)).toEqual([
      "4 dragons, of strength 12 in all.",
      "One dragon more, and they swarm.",
      "You stand here.",
      "Ben stands here.",
      "Outpost with village: Ben.",
      "A wall protects it.",
    ]);
  });

  it("count the dragons of a nest by its own strength", () => {
    const nest = { ...SPACE, terrain: "dragon", nest: "undefeated", dragons: 2 };
    expect(spaceInWords(nest, VIEW, name, texts, words)[0]).toBe("An undefeated nest with 2 dragons, of strength 8 in all.");
  });
});

describe("odds", () => {
  const odds: OddsView = { target: "character", strength: 6, against: 4, unknown: 2, needed: 0, paying_worker: [40, 70], paying_renown: [55, 55] };

  it("are one chance, or two bounds", () => {
    expect(chanceInWords([55, 55], words)).toBe("55 %");
    expect(chanceInWords([40, 70], mots)).toBe("40 à 70 %");
    expect(chanceInWords([], words)).toBe("");
  });

  it("leave out what cannot be paid", () => {
    expect(oddsInWords({ ...odds, paying_worker: [] }, words).join(" ")).not.toContain("worker:");
    expect(oddsInWords(odds, words)).toHaveLength(4);
  });
});

it("says amounts and abilities in sentences of both languages", () => {
  expect(amountsInWords({ focus: 2, wood: 1, stone: 0 }, words)).toBe("2 focus, 1 wood");
  expect(amountsInWords({}, mots)).toBe("rien");
  expect(abilityInWords({ type: "recurring", effect: "focus", amount: 2 }, mots)).toBe(
    "Vous gagnez 2 de concentration. Une fois par manche, pendant la phase d’actions.",
  );
  expect(sentences("One", "Two.", "")).toBe("One. Two.");
});
