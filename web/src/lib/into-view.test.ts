import { expect, test } from "vitest";

import { scrollFor } from "./into-view";

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
