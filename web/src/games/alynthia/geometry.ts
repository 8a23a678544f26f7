/** Where things lie on the map: a grid of squares, drawn in units of its own and scaled to the room it has. */

/** The side of a space, in the units of the drawing. */
export const CELL = 60;
/** The strip along the edge with letters and numbers. */
export const EDGE = 16;
/** Spaces along the side of a tile. */
export const TILE = 3;

export interface Placed {
  row: number;
  column: number;
}

export interface Spot {
  name: string;
  row: number;
  column: number;
  /** The upper left corner. */
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  columns: number;
  rows: number;
  spots: Spot[];
  /** The upper left corners of the tiles. */
  tiles: { x: number; y: number; key: string }[];
}

/** The map by its spaces; what lies beside the map (row -1) is not on it. */
export function plan(spaces: Record<string, Placed>): Plan {
  const spots = Object.entries(spaces)
    .filter(([, { row }]) => row >= 0)
    .map(([name, { row, column }]) => ({ name, row, column, x: EDGE + column * CELL, y: EDGE + row * CELL }));
  const columns = 1 + Math.max(0, ...spots.map(({ column }) => column));
  const rows = 1 + Math.max(0, ...spots.map(({ row }) => row));
  const tiles = spots
    .filter(({ row, column }) => row % TILE === 0 && column % TILE === 0)
    .map(({ x, y, name }) => ({ x, y, key: name }));
  return { width: columns * CELL + 2 * EDGE, height: rows * CELL + 2 * EDGE, columns, rows, spots, tiles };
}

/** The size of the drawing that fits into a room. */
export function fit(made: Plan, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(width / made.width, height / made.height);
  return { width: Math.floor(made.width * scale), height: Math.floor(made.height * scale) };
}

/** The letter of a column, drawn on the map's edge. */
export const letter = (column: number): string => String.fromCharCode(65 + column);

/** What a space is called on the map: its column's letter and its row's number. */
export const placeName = ({ row, column }: Placed): string => (row < 0 ? "" : `${letter(column)}${row + 1}`);

/** The way from a space to its neighbour in a direction, in units of the drawing. */
export const TOWARDS: Record<string, readonly [x: number, y: number, turn: number]> = {
  north: [0, -1, 0],
  east: [1, 0, 90],
  south: [0, 1, 180],
  west: [-1, 0, 270],
};

/** Where characters stand in a space, by how many there are. */
export function standing(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 1) return [{ x: 17, y: 52, scale: 1 }];
  if (count === 2) return [{ x: 14, y: 53, scale: 0.92 }, { x: 35, y: 53, scale: 0.92 }];
  return Array.from({ length: count }, (_, at) => ({ x: 9 + (at * 42) / (count - 1), y: 54, scale: 0.74 }));
}

/** A number that stays the same for a space, to vary its painting. */
export const variety = (name: string): number =>
  [...name].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 997, 7);
