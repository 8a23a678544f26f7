/** How seats are told apart: by a colour and by a shape. */

import { getContext, hasContext, setContext } from "svelte";

const COLOURS: Record<string, string> = {
  red: "#c23b32",
  yellow: "#d9a520",
  blue: "#2f6fb3",
  purple: "#7d4fa0",
  green: "#3f8a4c",
  black: "#3a3a3d",
  // The guilds of Alynthia have their own colours.
  mountain: "#76808d",
  forest: "#2f7d4f",
  field: "#dba824",
  labor: "#b5472f",
  nomads: "#6a4c93",
};

const OTHERS = ["#b5512f", "#2f7f86", "#8a5aa5", "#5f8a2f", "#b08a1e"];

/** In a square of side 20: a circle, a square, a triangle, a diamond, a hexagon, a cross. */
const SHAPES = [
  "M10 1.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 1 0 0-16.8z",
  "M2.6 2.6h14.8v14.8h-14.8z",
  "M10 1.4l8.8 16h-17.6z",
  "M10 .8l9.2 9.2l-9.2 9.2l-9.2-9.2z",
  "M5.4 2h9.2l4.6 8l-4.6 8h-9.2l-4.6-8z",
  "M7.2 1.4h5.6v5.8h5.8v5.6h-5.8v5.8h-5.6v-5.8h-5.8v-5.6h5.8z",
];

const KEY = "colours of the seats";

/** The colours that the players of a table have chosen, by seat: those of their characters or guilds. */
export const setSeatColours = (names: () => readonly string[]): void => void setContext(KEY, names);

/** To be called in a component's script. */
export const seatColours = (): ((seat: number, name: string) => string) => {
  const names = hasContext(KEY) ? getContext<() => readonly string[]>(KEY) : () => [];
  return (seat, name) => seatColour(seat, names()[seat] || name);
};

/** The colour of each player in a view, as a word; empty for a player who has not chosen yet, or has the seat's colour. */
export function chosenColours(view: unknown): string[] {
  const players = (view as { players?: { colour?: unknown; guild?: unknown }[] } | null)?.players ?? [];
  return players.map(({ colour, guild }) => [colour, guild].map(String).find((one) => one in COLOURS) ?? "");
}

/** The colour that the game names the seat after, or one of ours. */
export const seatColour = (seat: number, name: string): string =>
  COLOURS[name] ?? OTHERS[seat % OTHERS.length] ?? "#777777";

export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";

/** The dashes of a seat's line. */
export const seatDashes = (seat: number): string => ["", "7 4", "2 4", "10 3 2 3", "14 5"][seat % 5] ?? "";
