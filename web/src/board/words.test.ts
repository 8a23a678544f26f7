import { expect, test } from "vitest";

import { sentences, signed } from "./words";

test("sentences end once", () => {
  expect(sentences("Take wood", "", "It is free.")).toBe("Take wood. It is free.");
  expect(sentences("In the basket:", "an apple")).toBe("In the basket: an apple.");
});

test("a number below zero", () => expect([signed(-3), signed(0), signed(12)]).toEqual(["−3", "0", "12"]));
