import { expect, test } from "vitest";

import { scrollFor, scrollForAll, together } from "./into-view";

const FREE = { top: 0, bottom: 300 };

test("what is in sight stays where it is", () => {
  expect(scrollFor({ top: 100, bottom: 180 }, FREE)).toBe(0);
});

test("what is below comes to the middle", () => {
  expect(scrollFor({ top: 400, bottom: 500 }, FREE)).toBe(300);
});

test("what is above comes down", () => {
  expect(scrollFor({ top: -200, bottom: -100 }, FREE)).toBe(-300);
});

test("of something too large its beginning is seen", () => {
  expect(scrollFor({ top: 200, bottom: 900 }, FREE)).toBe(200);
});

test("as many things as there is room for are seen at once", () => {
  const things = [{ top: 500, bottom: 560 }, { top: 380, bottom: 420 }, { top: 900, bottom: 950 }];
  expect(together(things, 300)).toEqual({ top: 380, bottom: 560 });
  expect(together([], 300)).toBeNull();
});

test("the head of a page gives way to the board", () => {
  const board = { top: 60, bottom: 1400 };
  expect(scrollForAll([], board, { top: 0, bottom: 500 }, 740)).toBe(0);
  expect(scrollForAll([], board, { top: 0, bottom: 380 }, 740)).toBe(60);
  expect(scrollForAll([{ top: 360, bottom: 420 }], board, { top: 0, bottom: 380 }, 740)).toBe(200);
});
