/** How large everything is, from the pixels that the board has. */

import type { Room } from "@/lib/board";

/** The drawing of a guild card: width and height of its coordinates. */
export const CARD = { width: 108, height: 158 } as const;
/** The storeys stand on the ground one upon another; where the uppermost begins, and how high each is. */
export const STOREY = { top: 50, height: 32.5 } as const;
/** The drawing of a fruit card. */
export const FRUIT = { width: 50, height: 66 } as const;

export const LEVELS = 3;
export const COLUMNS = 3;

/** Where the storey of a level begins: level 1 stands on the ground. */
export const storeyTop = (level: number): number => STOREY.top + (LEVELS - level) * STOREY.height;

export interface Layout {
  /** Markets at the left, own things at the right; otherwise one below the other. */
  wide: boolean;
  /** The width of a card on the shelf, on a plot, of a fruit on the stand and in the basket. */
  shelf: number;
  plot: number;
  stand: number;
  basket: number;
  /** The column of the own things; the whole width where there is only one column. */
  own: number;
}

const GAP = 8;
/** The race above, and the stall of the stand besides its fruits. */
const RACE = 52;
const STALL = 44;
/** How large a dial is beside a fruit of the stand. */
export const DIAL = 0.73;
/** What the markets have of the width. */
const SHARE = 0.592;
/** The column of the piles and row signs at the left of the shelf. */
export const SIDE = 50;

const heightOf = (width: number): number => (width * CARD.height) / CARD.width;
const widthOf = (height: number): number => (height * CARD.width) / CARD.height;

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

/** How wide a fruit of the stand can be so that deck, fruits and dials lie side by side. */
const fitting = (width: number, spaces: number): number => (width - 66 - 6 * spaces) / (spaces + 0.86 + 5 * DIAL);

function oneColumn(width: number): Layout {
  const shelf = Math.min(190, Math.floor((width - 2 * GAP - 4) / COLUMNS));
  return { wide: false, shelf, plot: shelf, stand: between(40, width / 8.4, 62), basket: between(40, width / 8, 58), own: width };
}

/** A wide board keeps the whole shelf in sight; the shelf takes three fifths of the width unless it would be too high. */
export function layout(room: Room, spaces: number): Layout {
  if (room.narrow || room.width < 640) return oneColumn(room.width);
  const left = room.width * SHARE - SIDE - COLUMNS * GAP;
  const stand = between(40, fitting(left + SIDE, spaces), room.width / 16);
  const high = room.height - RACE - STALL - (stand * FRUIT.height) / FRUIT.width - 5 * GAP;
  const shelf = Math.floor(between(104, Math.min(left / COLUMNS, widthOf(high / 2)), 260));
  const own = Math.floor(room.width - SIDE - COLUMNS * (shelf + GAP) - GAP);
  const plot = Math.floor(between(84, (own - 2 * GAP - 22) / COLUMNS, shelf));
  return { wide: true, shelf, plot, stand: Math.floor(stand), basket: between(40, own / 7.6, 62), own };
}

/** How far fruits of a basket lie apart so that all of them are seen in this width. */
export function spread(count: number, width: number, room: number): number {
  const gap = 5;
  return count < 2 ? width + gap : Math.min(width + gap, (room - width) / (count - 1));
}

/** How large the name of a card is so that it fits on its sign, in hundredths of the card's width. */
export const titleSize = (title: string): number => Math.min(8.8, 165 / title.length);

/** The needle of a price dial, in degrees: 0 points to the left, the highest price to the right. */
export const needle = (price: number, most: number): number => -90 + (180 * Math.min(price, most)) / most;

export { heightOf };
