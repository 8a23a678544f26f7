import { expect, it } from "vitest";

import { beside } from "./place";

const thing = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

it("puts a card above a thing, in the middle", () => {
  expect(beside(thing(200, 300), 100, 80, 800, 600)).toEqual({ left: 170, top: 212 });
});

it("puts it below where there is no room above", () => {
  expect(beside(thing(200, 20), 100, 80, 800, 600)).toEqual({ left: 170, top: 68 });
});

it("keeps it within the window", () => {
  expect(beside(thing(0, 300), 100, 80, 800, 600).left).toBe(8);
  expect(beside(thing(790, 300), 100, 80, 800, 600).left).toBe(692);
});

it("goes to the side of a thing as tall as the window", () => {
  const tall = { left: 100, top: 0, right: 200, bottom: 600 };
  expect(beside(tall, 100, 80, 800, 600)).toEqual({ left: 208, top: 8 });
});
