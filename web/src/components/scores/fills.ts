/** Fills that differ in colour and in pattern, for the parts of a score; light enough for dark numbers on them. */

export interface Fill {
  colour: string;
  /** The strokes of the pattern in a square of 8, and their colour. */
  strokes: string;
}

const COLOURS = ["#9dbf78", "#e7bd6a", "#8fb8cf", "#dd9c84", "#c3a5cf", "#c9c3ae"];
const STROKES = ["", "M-2 2l4-4M0 8l8-8M6 10l4-4", "M4 0v8", "M0 4h8", "M-2 6l4 4M0 0l8 8M6-2l4 4", "M4 0v8M0 4h8"];

/** This many fills, all different. */
export const fillOf = (part: number): Fill => ({
  colour: COLOURS[part % COLOURS.length] ?? "#ccc",
  strokes: STROKES[(part + Math.floor(part / COLOURS.length)) % STROKES.length] ?? "",
});
