import { describe, expect, it } from "vitest";

import { CELL, EDGE, fit, placeName, plan, standing, variety } from "./geometry";

const square = (rows: number, columns: number) =>
  Object.fromEntries(
    Array.from({ length: rows * columns }, (_, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      return [`r${row}c${column}`, { row, column }];
    }),
  );

describe("the plan of the map", () => {
  it("has a place for every space, and leaves out what lies beside the map", () => {
    const made = plan({ ...square(6, 6), tunnel: { row: -1, column: -1 } });
    expect(made.spots).toHaveLength(36);
    expect(made.width).toBe(6 * CELL + 2 * EDGE);
    expect(made.tiles).toHaveLength(4);
    expect(made.spots.find(({ name }) => name === "r1c2")).toMatchObject({ x: EDGE + 2 * CELL, y: EDGE + CELL });
  });

  it("fits into the room, whichever side is the shorter", () => {
    const made = plan(square(6, 9));
    expect(fit(made, 572, 9999).width).toBe(572);
    expect(fit(made, 9999, 196)).toEqual({ width: 286, height: 196 });
  });

  it("names spaces by letter and number", () => {
    expect(placeName({ row: 0, column: 0 })).toBe("A1");
    expect(placeName({ row: 3, column: 2 })).toBe("C4");
    expect(placeName({ row: -1, column: -1 })).toBe("");
  });
});

describe("characters on one space", () => {
  it("stand side by side inside it", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const places = standing(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ x }) => x)).size).toBe(count);
      expect(places.every(({ x, y }) => x > 0 && x < CELL && y < CELL)).toBe(true);
    }
  });
});

it("paints a space the same way every time, and not all alike", () => {
  expect(variety("r0c0")).toBe(variety("r0c0"));
  expect(new Set(Object.keys(square(6, 6)).map((name) => variety(name) % 3)).size).toBe(3);
});
