/** Where things stand in the drawing, in pixels. A narrow drawing shows the town turned: its columns go down. */

export interface Point {
  x: number;
  y: number;
}

/** A square of the town and its upper left corner. */
export interface Spot extends Point {
  name: string;
  column: number;
  row: number;
}

/** What is written along an edge of the town. */
export interface Label extends Point {
  text: string;
}

export interface Plan {
  turned: boolean;
  /** The side of a square. */
  size: number;
  width: number;
  height: number;
  /** The town within the drawing. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  spots: Spot[];
  labels: Label[];
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The height of the sky above the town, and of the building yard below it. */
export const SKY = 44;
export const YARD = 54;

const MARGIN = 18;
const EDGE = 8;
const LARGEST = 104;

/** With less room than this, squares in rows as printed would be too small to read. */
const NARROW = 500;

/** Squares are never smaller than this. */
const SMALLEST = 34;

/** The town drawn as large as there is room, in width and in height. */
export function plan(names: readonly string[], columns: number, room: number, tall = Infinity): Plan {
  const rows = Math.ceil(names.length / columns);
  const turned = room < NARROW && columns > rows;
  const [across, down] = turned ? [rows, columns] : [columns, rows];
  const beside = Math.floor((room - MARGIN - EDGE) / across);
  const above = Math.floor((tall - SKY - MARGIN - EDGE - YARD) / down);
  const size = Math.max(SMALLEST, Math.min(LARGEST, beside, above));
  const [left, top] = [MARGIN, SKY + MARGIN];
  const spots = names.map((name, number): Spot => {
    const [column, row] = [number % columns, Math.floor(number / columns)];
    const [x, y] = turned ? [row, column] : [column, row];
    return { name, column, row, x: left + x * size, y: top + y * size };
  });
  const [right, bottom] = [left + across * size, top + down * size];
  return {
    turned,
    size,
    left,
    top,
    right,
    bottom,
    width: right + EDGE,
    height: bottom + EDGE + YARD,
    spots,
    labels: labels(spots, size, left, top, turned),
  };
}

/** Letters of the columns and numbers of the rows, along the upper and the left edge. */
function labels(spots: readonly Spot[], size: number, left: number, top: number, turned: boolean): Label[] {
  const above = spots.filter((spot) => spot.y === top);
  const beside = spots.filter((spot) => spot.x === left);
  const letter = ({ name }: Spot): string => name.replace(/\d+$/, "");
  const number = ({ name }: Spot): string => name.replace(/^\D+/, "");
  return [
    ...above.map((spot) => ({ text: turned ? number(spot) : letter(spot), x: spot.x + size / 2, y: top - 5 })),
    ...beside.map((spot) => ({ text: turned ? letter(spot) : number(spot), x: left - 9, y: spot.y + size / 2 + 4 })),
  ];
}

/** The frame around a square and its neighbours, as far as the town reaches. */
export function around(made: Plan, name: string): Box | null {
  const spot = made.spots.find((one) => one.name === name);
  if (!spot) return null;
  const x = Math.max(made.left, spot.x - made.size);
  const y = Math.max(made.top, spot.y - made.size);
  return {
    x,
    y,
    width: Math.min(made.right, spot.x + 2 * made.size) - x,
    height: Math.min(made.bottom, spot.y + 2 * made.size) - y,
  };
}
