/** Where things lie on the board, in pixels of the room that it has. */

export interface Size {
  width: number;
  height: number;
}

export interface Plan {
  /** Everything grows and shrinks with this; 1 at 915 by 690. */
  scale: number;
  gap: number;
  /** Forests side by side, and the size of one. */
  columns: number;
  forest: Size;
  village: Size;
  card: Size;
  die: number;
}

const WIDE: Size = { width: 915, height: 690 };
const GAP = 6;
const limited = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));

/** What the parts of a wide board take at scale 1: the row, the Village, the line of choices, and one's own area. */
const ROW = 162;
const VILLAGE = 202;
const LINE = 44;
const OWN = 172;

/** The plan of a wide board: all of it fits into the room. */
function widePlan(room: Size, forests: number, rivals: number): Plan {
  const scale = limited(0.86, Math.min(room.width / WIDE.width, room.height / WIDE.height), 1.45);
  const gap = Math.round(GAP * scale);
  const width = Math.floor((room.width - gap * (forests - 1)) / Math.max(3, forests));
  const bands = rivals > 1 ? 64 : 40;
  // What nothing else needs makes the forests and the Village higher.
  const spare = limited(0, room.height - bands - LINE - 4 * gap - (ROW + VILLAGE + OWN) * scale, 150 * scale);
  return {
    scale,
    gap,
    columns: forests,
    forest: { width, height: Math.floor(ROW * scale + spare * 0.6) },
    village: { width: Math.round(room.width * 0.475), height: Math.floor(VILLAGE * scale + spare * 0.4) },
    card: cardBeside(room.width, Math.floor(VILLAGE * scale + spare * 0.4), scale),
    die: Math.round(38 * scale),
  };
}

/** Two rows of cards beside the Village, five in a row. */
function cardBeside(room: number, village: number, scale: number): Size {
  const height = Math.floor((village - 8) / 2);
  return { width: Math.floor(Math.min(height * 0.76, (room * 0.525 - 82 * scale - 40) / 5)), height };
}

/** The plan of a phone or a small tablet: as wide as the screen, and as high as it takes. */
function narrowPlan(room: Size, forests: number): Plan {
  // A tablet has room for all things side by side, as on a desk.
  if (room.width >= 700) return widePlan({ width: room.width, height: room.width * 0.8 }, forests, 1);
  const columns = room.width < 480 ? 2 : 3;
  const scale = 0.92;
  const width = Math.floor((room.width - GAP * (columns - 1)) / columns);
  return {
    scale,
    gap: GAP,
    columns,
    forest: { width, height: Math.round(Math.min(190, width * 0.92)) },
    village: { width: room.width, height: Math.round(limited(200, room.width * 0.5, 270)) },
    card: { width: Math.floor(limited(62, (room.width - 5 * GAP) / 5, 84)), height: Math.round(98 * scale) },
    die: 42,
  };
}

export const planOf = (room: Size & { narrow: boolean }, forests: number, rivals: number): Plan =>
  room.narrow ? narrowPlan(room, Math.max(1, forests)) : widePlan(room, Math.max(1, forests), rivals);

export interface Spot {
  name: string;
  x: number;
  y: number;
}

export interface Sockets {
  r: number;
  spots: Spot[];
}

/** The sockets of a forest card, in reading order: two rows of two or three. */
export function socketsOf(names: readonly string[], box: Size, top: number, bottom: number): Sockets {
  const columns = names.length > 4 ? 3 : 2;
  const rows = Math.ceil(names.length / columns);
  const height = box.height - top - bottom;
  const r = Math.floor(Math.min((box.width - 14) / 6 - 2.5, height / rows / 2 - 2.5, 34));
  const across = Math.min((box.width - 10) / columns, 2 * r + 34);
  const spots = names.map((name, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, names.length - row * columns);
    return {
      name,
      x: box.width / 2 + ((at % columns) - (inRow - 1) / 2) * across,
      y: top + (row + 0.5) * (height / rows),
    };
  });
  return { r, spots };
}

/** How far each die of a stack lies from the middle of its socket, from the bottom die to the top one. */
export function offsets(count: number, r: number): { x: number; y: number }[] {
  const step = count > 1 ? Math.min(r * 0.34, (r * 0.9) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => {
    const up = at - (count - 1) / 2;
    return { x: up * step * 0.35, y: -up * step };
  });
}

/** The stalls of the Village by row and column: each has a box of its own. */
export function stallBoxes(positions: Record<string, readonly number[]>, box: Size, sky: number): Record<string, Spot & Size> {
  const rows = Math.max(...Object.values(positions).map(([row = 0]) => row)) + 1;
  const height = (box.height - sky) / rows;
  return Object.fromEntries(
    Object.entries(positions).map(([name, [row = 0, column = 0]]) => {
      const columns = Object.values(positions).filter(([other]) => other === row).length;
      const width = box.width / columns;
      return [name, { name, x: column * width, y: sky + row * height, width, height }];
    }),
  );
}
