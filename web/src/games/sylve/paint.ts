/** What drawings of this board are made of: shapes with their paint. Pieces are printed things: their colours are the same by day and by night. */

/** A shape: the name of its paint, and a path about 0, 0. */
export type Mark = readonly [paint: Paint, path: string];

export const PAINTS = {
  // nature
  leaf: "#7fb069",
  moss: "#4d7f4a",
  fir: "#3f7d5a",
  bark: "#8a5a3c",
  wood: "#c08a55",
  rock: "#8d93a8",
  stone: "#c3c7d4",
  snow: "#f7f8fc",
  river: "#4f9ed8",
  water: "#5bb5ea",
  flame: "#ef7a35",
  glow: "#ffd166",
  gust: "#9fc9d6",
  ash: "#4a4150",
  coal: "#2d2733",
  // goods
  plant: "#8cc265",
  cap: "#d9534a",
  cream: "#fbf1dc",
  crystal: "#7f8ff0",
  facet: "#b9c4ff",
  berry: "#c23b8a",
  shine: "#f3a5d3",
  gold: "#f3bf3f",
  // seasons
  blossom: "#f4a6c0",
  sun: "#f8c445",
  rust: "#d9762f",
  ice: "#8fd0e8",
  // fur and feather
  fawn: "#d8a06a",
  umber: "#9a6a48",
  grey: "#a3a6b3",
  slate: "#6f7488",
  pale: "#fdf6e8",
  rose: "#f0b6a6",
  night: "#3f4670",
  ink: "#2b2433",
  white: "#ffffff",
  none: "none",
} as const;

export type Paint = keyof typeof PAINTS;

export const OUTLINE = "#2b2433";

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The same on both sides: `side` is 1 on the right and -1 on the left. */
export const both = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);

/** A path mirrored at the upright middle: absolute commands M, L, C, Q, Z only. */
export const mirrored = (path: string): string => path + flipped(path);

const flipped = (path: string): string => {
  let across = true;
  return path.replace(/[A-Z]|-?\d*\.?\d+/g, (word) => {
    if (/[A-Z]/.test(word)) {
      across = true;
      return word;
    }
    const turned = across ? String(-Number(word)) : word;
    across = !across;
    return ` ${turned}`;
  });
};
