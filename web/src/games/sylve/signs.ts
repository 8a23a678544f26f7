/** The signs of the game, 24 by 24 about 0, 0: faces of dice, goods, seasons, and what powers do. Each has a shape of its own. */

import { both, circle, type Mark, oval } from "./paint";

const DIE = "M-6-8.5H6Q8.5-8.5 8.5-6V6Q8.5 8.5 6 8.5H-6Q-8.5 8.5-8.5 6V-6Q-8.5-8.5-6-8.5Z";
const SMALL_DIE = "M-8.5-3.5Q-8.5-5-7-5H2Q3.5-5 3.5-3.5V5.5Q3.5 7 2 7H-7Q-8.5 7-8.5 5.5Z";
const FLASK = "M-3-11H3V-5.4C7.4-3.4 9 0 9 3A9 8 0 0 1-9 3C-9 0-7.4-3.4-3-5.4Z";
const BREW = "M-8.4 1.4C-4-.6 4 3.4 8.4 1.4A8.4 7.4 0 0 1-8.4 1.4Z";
const DROP = "M0-11C5-4 8-.6 8 3.4A8 8 0 0 1-8 3.4C-8-.6-5-4 0-11Z";
const FLAME = "M1-11C2-6 8-4 8 3A8 8 0 0 1-8 4C-8 0-6-2-5-5-3-4-2.6-2.4-2.4-1-1-3 .6-6 1-11Z";
const STAR = "M0-11 3.2-3.8 11-3 5.2 2.2 6.9 10 0 5.9-6.9 10-5.2 2.2-11-3-3.2-3.8Z";
const PAW = [oval(0, 4.4, 5.6, 4.8), both((s) => oval(s * 7.6, -1, 2.5, 3.3)), both((s) => oval(s * 2.9, -6.4, 2.5, 3.5))].join("");

/** `line` and `thick` are strokes without a fill. */
export type Stroke = readonly [kind: "line" | "thick", path: string];

export const SIGNS: Record<string, readonly (Mark | Stroke)[]> = {
  // Landscapes
  tree: [
    ["bark", "M-2 4H2V10.6H-2Z"],
    ["fir", "M0-11.4 6.6-3.4H4.2L9 5.4H-9L-4.2-3.4H-6.6Z"],
    ["line", "M-3.6 1.6H1M-1.6-3.4H1.6"],
  ],
  mountain: [
    ["rock", "M-11.4 9-3.4-9.4 1.8-1.4 4.6-5 11.4 9Z"],
    ["snow", "M-3.4-9.4-6.6-2-4.4-3.2-2.4-.6-.2-3 1.2-2.3Z"],
  ],
  river: [
    ["river", "M-11.4-5.6C-7.4-9.6-4-9.6 0-5.6S7.4-1.6 11.4-5.6V-.4C7.4 3.6 4 3.6 0-.4S-7.4-4.4-11.4-.4Z"],
    ["water", "M-11.4 3.4C-7.4-.6-4-.6 0 3.4S7.4 7.4 11.4 3.4V8C7.4 12 4 12 0 8S-7.4 4-11.4 8Z"],
  ],
  // Elements
  water: [
    ["water", DROP],
    ["line", "M-4.4 3.4C-4.4 6.2-2.6 7.8-.4 8.2"],
  ],
  fire: [
    ["flame", FLAME],
    ["glow", "M0 10A4.4 4.4 0 0 1-4 5.4C-4 3-1.6 1.6-.6-1 2 1 4 3 4 5.6A4.4 4.4 0 0 1 0 10Z"],
  ],
  wind: [
    ["thick", "M-11-2.6H3.4A3.7 3.7 0 1 0-.2-7.4M-11 2.4H7.6A3.5 3.5 0 1 1 4.2 7M-8.6 7.4H-1.6"],
  ],
  // Goods
  plant: [
    ["line", "M0 11C0 5-.4 1 0-3"],
    ["plant", "M0-11.4C3.6-8 3.6-4.6 0-1.6-3.6-4.6-3.6-8 0-11.4Z"],
    ["plant", "M.4 4.6C.6-1 4.6-4 10.4-3.4 10.4 2 6.4 5.4.4 4.6ZM-.4 7.4C-.6 2.4-4.6-.6-10.4 0-10.4 5-6.4 8.4-.4 7.4Z"],
  ],
  mushroom: [
    ["cream", "M-3.8 0H3.8C3.4 4 4.6 7 5.4 9 2.6 11.4-2.6 11.4-5.4 9-4.6 7-3.4 4-3.8 0Z"],
    ["cap", "M-11 1.4C-11-6-6-11 0-11S11-6 11 1.4C7-.6-7-.6-11 1.4Z"],
    ["cream", circle(-4.4, -4.2, 1.9) + circle(2.4, -7, 1.7) + circle(5.8, -2.6, 1.5)],
  ],
  crystal: [
    ["crystal", "M0-11.4 7-4.4 4.6 11H-4.6L-7-4.4Z"],
    ["facet", "M0-11.4 2.6-3.4 0 11H-4.6L-7-4.4Z"],
    ["line", "M-7-4.4 2.6-3.4 7-4.4"],
  ],
  berry: [
    ["leaf", "M0-6.4C2-11 6-11.6 9-10 8-6.6 4-5 0-6.4Z"],
    ["berry", circle(0, 2, 8.6)],
    ["shine", circle(-3, -1.2, 2.1)],
    ["glow", "M2.4 1 3.4 3.2 5.6 4.2 3.4 5.2 2.4 7.4 1.4 5.2-.8 4.2 1.4 3.2Z"],
  ],
  creature: [["umber", PAW]],
  points: [["gold", STAR]],
  choice: [
    ["plant", "M0 0V-10.6A10.6 10.6 0 0 1 9.2 5.3Z"],
    ["crystal", "M0 0 9.2 5.3A10.6 10.6 0 0 1-9.2 5.3Z"],
    ["cap", "M0 0-9.2 5.3A10.6 10.6 0 0 1 0-10.6Z"],
    ["cream", circle(0, 0, 5.6)],
    ["thick", "M-1.9-1.7C-1.9-4.2 2.1-4.2 2.1-1.7 2.1 0 0-.2 0 1.3M0 3.3V3.4"],
  ],
  any: [
    ["berry", "M0 0V-10.6A10.6 10.6 0 0 1 10.6 0Z"],
    ["crystal", "M0 0H10.6A10.6 10.6 0 0 1 0 10.6Z"],
    ["plant", "M0 0V10.6A10.6 10.6 0 0 1-10.6 0Z"],
    ["cap", "M0 0H-10.6A10.6 10.6 0 0 1 0-10.6Z"],
    ["cream", circle(0, 0, 4.4)],
  ],
  same: [
    ["cream", circle(0, 0, 10.4)],
    ["thick", "M-5.4 0H5.4M0-5.4V5.4"],
  ],
  // Seasons
  spring: [
    ["blossom", [0, 72, 144, 216, 288].map((turn) => petal(turn)).join("")],
    ["glow", circle(0, 0, 3.2)],
  ],
  summer: [
    ["sun", [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ray(turn)).join("")],
    ["glow", circle(0, 0, 6)],
  ],
  autumn: [
    ["rust", "M0-11 2.6-6 7.4-8 6.4-2.4 11-.6 6.6 3 7 6.6 1.4 5.4V11H-1.4V5.4L-7 6.6-6.6 3-11-.6-6.4-2.4-7.4-8-2.6-6Z"],
    ["line", "M0 5V-4.6M0 1.6-3.6-1.4M0 1.6 3.6-1.4"],
  ],
  winter: [
    ["ice", circle(0, 0, 10.6)],
    ["thick", "M0-8V8M-7-4 7 4M-7 4 7-4M-2.2-6.4 0-4.6 2.2-6.4M-2.2 6.4 0 4.6 2.2 6.4"],
  ],
  // Dice and cards
  die: [
    ["stone", DIE],
    ["coal", circle(-3.4, -3.4, 1.7) + circle(3.4, 3.4, 1.7) + circle(0, 0, 1.7)],
  ],
  forage: [
    ["wood", DIE],
    ["fir", "M0-6.4 5-.4H3.2L6 4.6H-6L-3.2-.4H-5Z"],
  ],
  element: [
    ["white", DIE],
    ["water", "M0-5.8C2.6-2.2 4.2-.4 4.2 1.6A4.2 4.2 0 0 1-4.2 1.6C-4.2-.4-2.6-2.2 0-5.8Z"],
  ],
  potion: [
    ["snow", FLASK],
    ["berry", BREW],
    ["line", "M-4.4-11H4.4"],
  ],
  reserve: [
    ["snow", FLASK],
    ["crystal", BREW],
    ["gold", "M3-4H11V11L7 7.4 3 11Z"],
  ],
  // What powers do
  scorch: [
    ["ash", circle(0, 0, 10.4)],
    ["flame", "M.6-7.4C1.4-3.6 5.4-2.4 5.4 2A5.4 5.4 0 0 1-5.4 2.6C-5.4 0-4-1.4-3.4-3.4-2-2.8-1.8-1.6-1.6-.6-.6-2 .4-4 .6-7.4Z"],
  ],
  clear: [
    ["white", SMALL_DIE],
    ["water", "M-2.5-3C-.8-.6.2.6.2 2A2.7 2.7 0 0 1-5.2 2C-5.2.6-4.2-.6-2.5-3Z"],
    ["thick", "M6-8V-2M3.4-4.4 6-1.8 8.6-4.4M5 4H11M7.6 1.4 11 4 7.6 6.6"],
  ],
  trade: [["thick", "M-9-3.6H7M3-7.6 7.4-3.6 3 .2M9 4.6H-7M-3 .8-7.4 4.6-3 8.6"]],
  move: [
    ["stone", SMALL_DIE],
    ["thick", "M-2.5-5C-2-11 7-10.6 7.4-3M4-6 7.6-2.4 10.6-6.4"],
  ],
  swap: [
    ["stone", "M-10.4-8.4H-2.4V-.4H-10.4Z"],
    ["wood", "M2.4 .4H10.4V8.4H2.4Z"],
    ["thick", "M1-6.4C6-6.8 7.4-5 7.2-2M-1 6.4C-6 6.8-7.4 5-7.2 2"],
  ],
  return: [
    ["wood", "M-3-3H9V9H-3Z"],
    ["thick", "M6-6.4C1-11-6-8.6-7.4-2M-11-5-7.6-1.2-3.8-5.2"],
  ],
  remove: [
    ["stone", DIE],
    ["thick", "M-4.4-4.4 4.4 4.4M4.4-4.4-4.4 4.4"],
  ],
  "remove-element": [
    ["white", DIE],
    ["water", "M0-6.4C2.8-2.6 4.6-.4 4.6 1.8A4.6 4.6 0 0 1-4.6 1.8C-4.6-.4-2.8-2.6 0-6.4Z"],
    ["thick", "M-7.4 7.4 7.4-7.4"],
  ],
  change: [
    ["stone", SMALL_DIE],
    ["fir", "M-2.5-3.6 1.2 1H-.2L1.8 4.6H-6.8L-4.8 1H-6.2Z"],
    ["thick", "M3-8.4C8-9 11-5 9.4-.4M6.6-2.6 9.2.6 11.6-3"],
  ],
  reroll: [
    ["stone", "M-5-5H5V5H-5Z"],
    ["coal", circle(-2.2, -2.2, 1.2) + circle(2.2, 2.2, 1.2)],
    ["thick", "M-9.6-1A9.8 9.8 0 0 1 7-7M7.6-11V-6.6H3.2M9.6 1A9.8 9.8 0 0 1-7 7M-7.6 11V6.6H-3.2"],
  ],
  place: [
    ["stone", SMALL_DIE],
    ["thick", "M7-9.4V-1.4M3-5.4H11"],
  ],
  turn: [
    ["white", SMALL_DIE],
    ["flame", "M-2-3.6C-1.6-1 1 0 1 2.6A3.5 3.5 0 0 1-6 2.8C-6 1-5-.2-4.6-1.4-3.4-.6-2.4-2-2-3.6Z"],
    ["thick", "M3-8.4C8-9 11-5 9.4-.4M6.6-2.6 9.2.6 11.6-3"],
  ],
  // When they do it
  village: [
    ["cream", "M-8-1H8V9H-8Z"],
    ["cap", "M-10.6 0 0-10 10.6 0Z"],
    ["bark", "M-2 9V3H2V9Z"],
  ],
  gather: [
    ["wood", "M-10-1H10L7.4 9H-7.4Z"],
    ["line", "M-8.6 4H8.6"],
    ["plant", "M-4-1C-6-6-2-9 0-10 2-6 0-3 0-1ZM2-1C3-5 6-7 8-7 8-4 6-2 5-1Z"],
  ],
  brew: [
    ["slate", "M-9.4-3H9.4C10 5 6.4 10 0 10S-10 5-9.4-3Z"],
    ["grey", "M-11-6H11V-3H-11Z"],
    ["berry", circle(-3, -8.4, 2) + circle(2.4, -9.4, 1.5)],
  ],
  control: [
    ["bark", "M-8.4-11H-6.2V11H-8.4Z"],
    ["gold", "M-6.2-10H9L5-4.6 9 1H-6.2Z"],
  ],
  "round-end": [
    ["night", circle(0, 0, 10.6)],
    ["glow", "M3.6-7.2C-3-7.6-7.2-3-6 2.6-4.6 7.4 2 9 5.8 5.4.6 5.2-2.6-1.4 3.6-7.2Z"],
  ],
  forest: [
    ["bark", "M-5.6 5H-3.4V10H-5.6ZM3.4 5H5.6V10H3.4Z"],
    ["moss", "M4.5-8 10.6 6H-1.6Z"],
    ["fir", "M-4.5-11 2 6H-11Z"],
  ],
  first: [
    ["gold", "M-9 3.4C-9-1-7-3 7-3 7 6 4 9.4-1 9.4S-9 6.4-9 3.4Z"],
    ["gold", "M7-1C12-2 12 5 6 5V2.6C8.6 2.4 8.6 1 7 1Z"],
    ["thick", "M-4-6C-5.6-8-2.6-9-4-11M1-6C-.6-8 2.4-9 1-11"],
  ],
  instead: [
    ["umber", PAW],
    ["thick", "M-9 9 9-9"],
  ],
  aside: [
    ["wood", "M-9-2C-9-5 9-5 9-2L10 8C6 11-6 11-10 8Z"],
    ["thick", "M-6-3C-4-9 4-9 6-3"],
  ],
};

function petal(turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.sin(angle) * 6.2, -Math.cos(angle) * 6.2];
  return circle(round(x), round(y), 4.4);
}

function ray(turn: number): string {
  const at = (angle: number, far: number): string =>
    `${round(Math.sin((angle * Math.PI) / 180) * far)} ${round(-Math.cos((angle * Math.PI) / 180) * far)}`;
  return `M${at(turn - 18, 6)}L${at(turn, 11.6)}L${at(turn + 18, 6)}Z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
