import { describe, expect, test } from "vitest";

import { COLUMNS, FRUIT, heightOf, layout, needle, SIDE, spread, STOREY, storeyTop, titleSize } from "./geometry";

const room = (width: number, height: number, narrow = false) => ({ width, height, narrow });

test("level 3 stands on level 2, and that on level 1", () => {
  expect(storeyTop(3)).toBe(STOREY.top);
  expect(storeyTop(1) - storeyTop(2)).toBe(STOREY.height);
});

describe("a wide board", () => {
  const rooms = [room(910, 650), room(915, 690), room(1160, 850), room(1160, 600)];
  test.each(rooms.flatMap((one) => [3, 4, 5].map((spaces) => ({ ...one, spaces }))))(
    "$width by $height with $spaces fruits fits",
    ({ width, height, narrow, spaces }) => {
      const { wide, shelf, stand, own, plot } = layout({ width, height, narrow }, spaces);
      expect(wide).toBe(true);
      const market = SIDE + COLUMNS * (shelf + 8);
      expect(market + own).toBeLessThanOrEqual(width);
      expect(52 + 44 + (stand * FRUIT.height) / FRUIT.width + 2 * heightOf(shelf)).toBeLessThanOrEqual(height);
      expect(COLUMNS * plot + 2 * 8 + 22).toBeLessThanOrEqual(own);
      expect(shelf).toBeGreaterThanOrEqual(104);
    },
  );
});

test("a phone shows a row of three cards side by side", () => {
  const { wide, shelf, own } = layout(room(344, 500, true), 5);
  expect(wide).toBe(false);
  expect(COLUMNS * shelf + 2 * 8).toBeLessThanOrEqual(344);
  expect(shelf).toBeGreaterThan(100);
  expect(own).toBe(344);
});

describe("fruits in a basket", () => {
  test("lie side by side as long as there is room", () => expect(spread(3, 44, 300)).toBe(49));
  test("overlap when there are many, and the last still fits", () => {
    const step = spread(11, 44, 200);
    expect(step).toBeLessThan(44);
    expect(10 * step + 44).toBeCloseTo(200);
  });
});

test("the needle of a dial goes from left to right and stays on the dial", () =>
  expect([needle(0, 8), needle(4, 8), needle(8, 8), needle(11, 8)]).toEqual([-90, 0, 90, 90]));

test("a long name is written smaller", () => {
  expect(titleSize("Mint")).toBe(8.8);
  expect(titleSize("Arbre à greffes ancestral") * 25 * 0.55).toBeLessThan(92);
});
