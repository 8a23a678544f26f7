/**
 * Where everything in the forest stands. The ground is seen obliquely: rows behind rows, each further back a little to
 * the right; a row is as deep as its tallest tree needs, so that no tree hides another. All measures are pixels of the
 * drawing; nothing of the rules is known here.
 */

import type { BridgeView, TreeView } from "@/generated/sylvan-dale";

export interface Point {
  x: number;
  y: number;
}

/** A place on the grid: column 0 is A, row 0 is 1. */
export interface Place {
  column: number;
  row: number;
}

/** The measures of one drawing, all of them following from its width. */
export interface Measures {
  /** From one column to the next. */
  pitch: number;
  tile: number;
  /** How much narrower each level is than the one below. */
  taper: number;
  level: number;
  base: { width: number; height: number };
  crown: number;
  /** Free ground in front of a row. */
  strip: number;
  /** How far the furthest row is moved to the right. */
  slant: number;
  margin: number;
  text: number;
}

export interface Standing extends Point {
  name: string;
  place: Place;
  tree: TreeView;
  /** The middle of the foot of the tree is at x, y; its top is this far above. */
  tall: number;
}

export interface Cell {
  name: string;
  district: string;
  points: string;
}

export interface DistrictSign extends Point {
  district: string;
  width: number;
}

export interface Span {
  key: string;
  bridge: BridgeView;
  /** The row in front: the bridge is drawn together with it. */
  row: number;
  from: Point;
  to: Point;
  /** The way it takes, and where its banner hangs. */
  path: string;
  flag: Point;
}

export interface Forest {
  width: number;
  height: number;
  measures: Measures;
  /** Back row first. */
  rows: Standing[][];
  cells: Cell[];
  /** Lines between districts and around the forest. */
  edges: string;
  signs: DistrictSign[];
  spans: Span[];
}

/** Sky above the trees. */
export const SKY = 34;

/** Columns closer than this leave little room between the trees. */
export const NARROW = 80;

const WIDEST = 144;

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** `C3` is column 2, row 2. */
export const placeOf = (name: string): Place => ({
  column: name.charCodeAt(0) - "A".charCodeAt(0),
  row: Number(name.slice(1)) - 1,
});

/** `B3-C3` joins B3 and C3. */
export const ends = (pair: string): [string, string] => {
  const [one = "", other = ""] = pair.split("-");
  return [one, other];
};

/** The most room that a forest of so many columns has use for. */
export const widest = (columns: number): number => Math.round((columns + 0.42) * WIDEST) + 28;

export const columnsOf = (trees: Record<string, TreeView>): number =>
  1 + Math.max(0, ...Object.keys(trees).map((name) => placeOf(name).column));

/** Levels that every row has room for, when the rows keep their place. */
const ROOM_FOR = 6;

/** How deep a row may be so that so many of them fit into this height. */
const depthIn = (tall: number, rows: number, margin: number): number => (tall - SKY - margin) / rows;

/** `depth`: how deep a row may be at most. */
export function measured(width: number, columns: number, depth = Infinity): Measures {
  const margin = width < 480 ? 3 : 14;
  const lean = width < 480 ? 0.16 : 0.42;
  const pitch = clamp(44, (width - 2 * margin) / (columns + lean), WIDEST);
  const crown = clamp(24, pitch * 0.32, 40) * (depth < 190 ? 0.82 : 1);
  const strip = clamp(19, pitch * 0.18, 24);
  // A tall tree may stand before the free ground of the row behind it.
  const level = clamp(13, (depth - crown - strip * 0.7 - 9) / ROOM_FOR, clamp(23, pitch * 0.2, 26));
  return {
    pitch,
    tile: Math.min(pitch * 0.74, 90),
    taper: clamp(0.6, pitch * 0.018, 2.4),
    level,
    base: { width: Math.min(pitch * 0.94, 116), height: level + 5 },
    crown,
    strip,
    slant: pitch * lean,
    margin,
    text: clamp(11, Math.min(pitch * 0.1, level * 0.6), 13.5),
  };
}

/** How far the top of a tree is above its foot. */
export const tallness = (tree: TreeView, m: Measures): number =>
  m.base.height + tree.tiles.length * m.level + (tree.treetop ? m.crown : m.crown * 0.42);

/** The middle of a level, counted as the view does (0 is the base), above the foot of its tree. */
export const levelAt = (level: number, m: Measures): number =>
  level === 0 ? m.base.height / 2 : m.base.height + (level - 0.5) * m.level;

/** Half the width of a level. */
export const halfAt = (level: number, m: Measures): number =>
  level === 0 ? m.base.width / 2 - 5 : (m.tile - (level - 1) * m.taper) / 2;

/**
 * The whole drawing. With a height to fit in, rows are equally deep and nothing ever changes its place; without one, a row is
 * as deep as its tallest tree needs.
 */
export function forest(trees: Record<string, TreeView>, bridges: readonly BridgeView[], width: number, tall = Infinity): Forest {
  const names = Object.keys(trees);
  const columns = columnsOf(trees);
  const count = 1 + Math.max(0, ...names.map((name) => placeOf(name).row));
  const depth = depthIn(tall, count, width < 480 ? 3 : 14);
  const m = measured(width, columns, depth);

  // How deep each row is, from the back to the front.
  const least = m.pitch < NARROW ? 2 : 3.5;
  const bottoms: number[] = [];
  let y = SKY;
  for (let row = 0; row < count; row++) {
    const heights = names.filter((name) => placeOf(name).row === row).map((name) => tallness(trees[name]!, m));
    y += Number.isFinite(depth)
      ? Math.min(depth, m.base.height + (ROOM_FOR - 1) * m.level + m.crown + m.strip)
      : Math.max(m.base.height + least * m.level, ...heights) + 10 + m.strip;
    bottoms.push(y);
  }
  const height = y + m.margin;
  const left = (width - columns * m.pitch - m.slant) / 2;
  const lean = m.slant / (height - SKY);
  const at = (column: number, level: number): Point => ({
    x: left + column * m.pitch + lean * (height - level),
    y: level,
  });
  const top = (row: number): number => (row === 0 ? SKY : bottoms[row - 1]!);

  const rows: Standing[][] = bottoms.map(() => []);
  const byName = new Map<string, Standing>();
  for (const name of names) {
    const place = placeOf(name);
    const foot = at(place.column + 0.5, bottoms[place.row]! - m.strip);
    const tree = trees[name]!;
    const standing = { name, place, tree, ...foot, tall: tallness(tree, m) };
    rows[place.row]!.push(standing);
    byName.set(name, standing);
  }

  const corners = ({ column, row }: Place): [Point, Point, Point, Point] => [
    at(column, top(row)),
    at(column + 1, top(row)),
    at(column + 1, bottoms[row]!),
    at(column, bottoms[row]!),
  ];
  const cells = names.map((name) => ({
    name,
    district: trees[name]!.district,
    points: corners(placeOf(name)).map(written).join(" "),
  }));

  return {
    width,
    height,
    measures: m,
    rows,
    cells,
    edges: borders(trees, corners),
    signs: signs(rows, m),
    spans: spans(bridges, byName, m),
  };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export const nameAt = ({ column, row }: Place): string => `${String.fromCharCode(65 + column)}${row + 1}`;

/** The sides of cells that have another district, or nothing, on their other side. */
function borders(trees: Record<string, TreeView>, corners: (place: Place) => [Point, Point, Point, Point]): string {
  const lines = new Map<string, string>();
  for (const [name, tree] of Object.entries(trees)) {
    const place = placeOf(name);
    const points = corners(place);
    const beyond: [number, number][] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ];
    beyond.forEach(([right, down], side) => {
      const other = trees[nameAt({ column: place.column + right, row: place.row + down })];
      if (other?.district === tree.district) return;
      const [one, two] = [points[side]!, points[(side + 1) % 4]!];
      const key = [written(one), written(two)].sort().join(" ");
      lines.set(key, `M${written(one)}L${written(two)}`);
    });
  }
  return [...lines.values()].join("");
}

/** One sign a district, in front of its longest run of trees; of equals, the foremost. */
function signs(rows: Standing[][], m: Measures): DistrictSign[] {
  const best = new Map<string, Standing[]>();
  for (const row of rows) {
    let run: Standing[] = [];
    for (const standing of row.toSorted((one, two) => one.place.column - two.place.column)) {
      const last = run.at(-1);
      const goesOn =
        last && last.tree.district === standing.tree.district && last.place.column + 1 === standing.place.column;
      run = goesOn ? [...run, standing] : [standing];
      if (run.length >= (best.get(standing.tree.district)?.length ?? 0)) best.set(standing.tree.district, run);
    }
  }
  return [...best].map(([district, run]) => ({
    district,
    x: (run[0]!.x + run.at(-1)!.x) / 2,
    y: run[0]!.y + m.strip - m.strip * 0.32,
    width: run.length * m.pitch,
  }));
}

/** Bridges by their ends, at the foot of their level; several on one pair and level keep apart. */
function spans(bridges: readonly BridgeView[], trees: Map<string, Standing>, m: Measures): Span[] {
  const taken = new Map<string, number>();
  return bridges.flatMap((bridge) => {
    const [one, other] = ends(bridge.trees).map((name) => trees.get(name));
    if (!one || !other) return [];
    const place = `${bridge.trees} ${bridge.level}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    const apart = before * (bridge.level > 2 ? 17 : -17);
    const edge = (tree: Standing, side: number): Point => {
      const level = Math.min(bridge.level, tree.tree.tiles.length);
      return { x: tree.x + side * halfAt(level, m), y: tree.y - levelAt(level, m) + m.level * 0.3 + apart };
    };
    const row = Math.max(one.place.row, other.place.row);
    const span = { key: `${bridge.trees} ${bridge.colour}`, bridge, row };
    if (one.place.row === other.place.row) return [{ ...span, ...across(edge(one, 1), edge(other, -1), m) }];
    // Around the left of the column, so that it hides no level; the first column has no room there on a narrow board.
    const side = one.place.column === 0 && m.pitch < NARROW ? 1 : -1;
    return [{ ...span, ...around(edge(one, side), edge(other, side), side, m) }];
  });
}

type Way = Pick<Span, "from" | "to" | "path" | "flag">;

/** Along a row, sagging a little. */
function across(from: Point, to: Point, m: Measures): Way {
  const grip = m.pitch < NARROW ? 1 : 4;
  const sag = m.pitch * 0.05;
  const middle = (from.x + to.x) / 2;
  const path = `M${from.x - grip} ${from.y}Q${middle} ${from.y + 2 * sag} ${to.x + grip} ${to.y}`;
  return { from, to, path, flag: { x: middle, y: (from.y + to.y) / 2 + sag } };
}

/** From a row to the one before it, through the gap between two columns. */
function around(from: Point, to: Point, side: number, m: Measures): Way {
  const grip = side * (m.pitch < NARROW ? 0 : 3);
  const gap = (m.pitch - m.tile) * 0.74;
  const out = side > 0 ? Math.max(from.x, to.x) + gap : Math.min(from.x, to.x) - gap;
  const path = `M${from.x - grip} ${from.y}C${out} ${from.y} ${out} ${to.y} ${to.x - grip} ${to.y}`;
  return { from, to, path, flag: { x: (from.x + to.x + 6 * out) / 8, y: (from.y + to.y) / 2 } };
}

/** Where a bridge between two trees could be pressed: on the ground in front of them. */
export function between(pair: string, made: Forest): Point | null {
  const [one, other] = ends(pair).map((name) => made.rows.flat().find((standing) => standing.name === name));
  if (!one || !other) return null;
  if (one.place.row === other.place.row) {
    return { x: (one.x + other.x) / 2, y: one.y + made.measures.strip * 0.5 };
  }
  const back = one.place.row < other.place.row ? one : other;
  return { x: back.x, y: back.y + made.measures.strip * 0.5 };
}
