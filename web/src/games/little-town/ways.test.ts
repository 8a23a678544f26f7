import { expect, test } from "vitest";

import { nearest, type Numbers } from "./ways";

const WAYS: Numbers[] = [{}, { wood: 1 }, { wood: 2 }, { stone: 1 }, { wood: 1, stone: 1 }];
const self = (way: Numbers): Numbers => way;

test("one more leaves the rest as it was", () => {
  expect(nearest(WAYS, self, { stone: 1 }, "wood", 1)).toEqual({ wood: 1, stone: 1 });
});

test("where that is not offered, the way that changes least is taken", () => {
  expect(nearest(WAYS, self, { wood: 1, stone: 1 }, "wood", 2)).toEqual({ wood: 2 });
});

test("what no way has cannot be chosen", () => {
  expect(nearest(WAYS, self, {}, "wood", 3)).toBeUndefined();
});
