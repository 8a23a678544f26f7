import { describe, expect, test } from "vitest";

import { around, plan } from "./geometry";

const NAMES = [1, 2, 3, 4, 5, 6].flatMap((row) => [..."ABCDEFGHI"].map((column) => `${column}${row}`));
const at = (room: number) => plan(NAMES, 9, room);
const spot = (room: number, name: string) => at(room).spots.find((one) => one.name === name);

describe("the plan of the town", () => {
  test("a wide drawing has the columns side by side", () => {
    const made = at(800);
    expect(made.turned).toBe(false);
    expect(made.width).toBeLessThanOrEqual(800);
    expect(spot(800, "B1")).toMatchObject({ x: made.left + made.size, y: made.top, column: 1, row: 0 });
    expect(spot(800, "A2")).toMatchObject({ x: made.left, y: made.top + made.size, column: 0, row: 1 });
  });

  test("a narrow drawing is turned, so that its squares stay large", () => {
    const made = at(340);
    expect(made.turned).toBe(true);
    expect(made.size).toBeGreaterThanOrEqual(50);
    expect(made.width).toBeLessThanOrEqual(340);
    expect(spot(340, "B1")).toMatchObject({ x: made.left, y: made.top + made.size });
    expect(spot(340, "A2")).toMatchObject({ x: made.left + made.size, y: made.top });
  });

  test("squares never grow beyond what is pleasant", () => {
    expect(at(3000).size).toBe(at(2000).size);
  });

  test("a low room makes it smaller, so that nothing has to be scrolled", () => {
    const made = plan(NAMES, 9, 800, 480);
    expect(made.height).toBeLessThanOrEqual(480);
    expect(made.size).toBeLessThan(at(800).size);
    expect(plan(NAMES, 9, 800, 100).size).toBeGreaterThan(30);
  });

  test.each([
    [800, "ABCDEFGHI", "123456"],
    [340, "123456", "ABCDEFGHI"],
  ])("at %i letters and numbers stand along the edges", (room, above, beside) => {
    const made = at(room);
    const labels = made.labels.map((label) => label.text).join("");
    expect(labels).toBe(above + beside);
    expect(made.labels.every((label) => label.x > 0 && label.x < made.width)).toBe(true);
  });
});

describe("the squares around", () => {
  test("in the middle they are three by three", () => {
    const made = at(800);
    const box = around(made, "E3");
    expect(box).toEqual({
      x: made.left + 3 * made.size,
      y: made.top + made.size,
      width: 3 * made.size,
      height: 3 * made.size,
    });
  });

  test("at a corner only those that exist", () => {
    const made = at(800);
    expect(around(made, "A1")).toEqual({ x: made.left, y: made.top, width: 2 * made.size, height: 2 * made.size });
    expect(around(made, "I6")).toMatchObject({ width: 2 * made.size, height: 2 * made.size });
  });

  test("of no square there are none", () => expect(around(at(800), "Z9")).toBeNull());
});
