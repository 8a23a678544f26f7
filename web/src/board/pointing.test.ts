import { expect, test } from "vitest";

import { namesOf } from "./pointing";

/** An element that has these attributes and nothing else. */
const part = (has: Record<string, string>): Element =>
  ({ getAttribute: (name: string) => has[name] ?? null, hasAttribute: (name: string) => name in has }) as unknown as Element;

test("things, buttons and areas are known by what they stand for", () => {
  const parts = [
    part({ "data-band": "" }),
    part({ "data-thing": "tree:B2" }),
    part({ "data-move": "take nest-ax" }),
    part({ "data-part": "own" }),
    part({ "data-band": "" }),
  ];
  const names = namesOf(parts, { own: "red", others: ["blue", "yellow"] });
  expect(names).toEqual(["seat:blue", "tree:B2", "verb:take", "seat:red", "seat:yellow"]);
});
