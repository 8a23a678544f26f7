/** The potions, 40 by 52 about 0, 0: each kind of effect has its own vessel and its own liquid. */

import { circle, type Mark, type Paint } from "./paint";

export interface Vessel {
  liquid: Paint;
  glass: string;
  /** What fills it. */
  fill: string;
  more: readonly Mark[];
}

const cork = (y: number, half = 4): Mark => ["wood", `M${-half} ${y}H${half}L${half - 0.8} ${y + 6}H${-half + 0.8}Z`];

export const VESSELS: Record<string, Vessel> = {
  // Morph tonic: a round flask in two colours
  change: {
    liquid: "plant",
    glass: "M-4-18H4V-8C12-5 16 2 16 8A16 15 0 0 1-16 8C-16 2-12-5-4-8Z",
    fill: "M-15.4 5C-8 1 8 9 15.4 5A15.4 15 0 0 1-15.4 5Z",
    more: [["crystal", "M0 6.6C5 7.4 11 7 15.4 5A15.4 15 0 0 1 0 22.4Z"], cork(-23)],
  },
  // Tumble tea: a cup with steam
  reroll: {
    liquid: "rust",
    glass: "M-15-6H11V4C11 16 6 22-2 22S-15 16-15 4Z",
    fill: "M-14-2H10V4C10 15 6 21-2 21S-14 15-14 4Z",
    more: [
      ["none", "M11-2C20-4 20 10 9 10M-8-10C-11-14-5-16-8-21M0-10C-3-14 3-16 0-21M8-10C5-14 11-16 8-21"],
    ],
  },
  // Haste draught: a slender phial with a bolt
  place: {
    liquid: "glow",
    glass: "M-5-18H5V-6L9 2V16Q9 22 3 22H-3Q-9 22-9 16V2L-5-6Z",
    fill: "M-8 0H8V16Q8 21 3 21H-3Q-8 21-8 16Z",
    more: [["flame", "M2-4-5 9H-1L-3 18 5 6H1Z"], cork(-23, 4.6)],
  },
  // Calming infusion: a teapot
  "remove-element": {
    liquid: "water",
    glass: "M-12-4C-12-12 10-12 10-4C14 2 14 20 8 22H-10C-16 20-16 2-12-4Z",
    fill: "M-13.4 6C-6 3 4 9 12 6 12.6 14 11 20 7.6 21H-9.6C-13.4 20-14.6 12-13.4 6Z",
    more: [
      ["none", "M11 0C19-2 20 14 11 14"],
      ["slate", "M-14 2-21-6-18-8-11-2Z"],
      ["wood", "M-4-10H2V-13H-4Z"],
    ],
  },
  // Mirror philtre: two bulbs joined
  swap: {
    liquid: "facet",
    glass: "M-3-18H3V-9C6-8 8-5 8-2A10.5 10.5 0 1 1 0 18.6A10.5 10.5 0 1 1-8-2C-8-5-6-8-3-9Z",
    fill: circle(-8, 11, 7.6),
    more: [["blossom", circle(8, 11, 7.6)], ["none", "M-3.4-2H3.4M1.4-4 3.6-2 1.4 0M-1.4-4-3.6-2-1.4 0"], cork(-23)],
  },
  // Recall broth: a bowl
  return: {
    liquid: "leaf",
    glass: "M-18 0H18C18 14 10 22 0 22S-18 14-18 0Z",
    fill: "M-17 1H17C16 5-16 5-17 1Z",
    more: [
      ["wood", "M6 0 16-18 19-16 10 1Z"],
      ["cap", circle(-7, -1, 3)],
      ["none", "M-8-7C-11-11-5-13-8-18M0-7C-3-11 3-13 0-18"],
    ],
  },
  // Drift philtre: a leaning bottle with a swirl
  move: {
    liquid: "crystal",
    glass: "M1-18H9V-10C15-4 15 4 12 12 10 19 4 22-2 22-12 22-16 12-13 4-10-2-2-4 1-10Z",
    fill: "M-13 8C-6 3 4 11 12.6 7 11 16 6 21-2 21-11 21-14.6 14-13 8Z",
    more: [["none", "M4 11A5 5 0 1 0-1 16.4M4 11 7 8"], ["wood", "M0-23H10L9.4-17H.6Z"]],
  },
  // Banishing potion: a dark square bottle
  remove: {
    liquid: "berry",
    glass: "M-4-18H4V-10L14-5V16Q14 22 8 22H-8Q-14 22-14 16V-5L-4-10Z",
    fill: "M-13 0C-6 4 6-3 13 0V16Q13 21 8 21H-8Q-13 21-13 16Z",
    more: [["cream", circle(0, 10, 7)], ["none", "M-3.4 6.6 3.4 13.4M3.4 6.6-3.4 13.4"], cork(-23)],
  },
};

/** The vessel of an effect, by its words in the component table: `remove element`. */
export const vesselOf = (does: string): Vessel | undefined => {
  const [verb = "", what = ""] = does.split(" ");
  return VESSELS[verb === "remove" && what === "element" ? "remove-element" : verb];
};
