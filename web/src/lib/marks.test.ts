import { expect, it } from "vitest";

import { Marks } from "./marks.svelte";

it("marks some things, then others", () => {
  const marks = new Marks();
  const marked = () => ["space:A1", "space:B1", "space:C1"].filter((name) => marks.has(name));
  expect(marked()).toEqual([]);
  marks.become(new Set(["space:A1", "space:C1"]));
  expect(marked()).toEqual(["space:A1", "space:C1"]);
  marks.become(new Set(["space:B1", "space:C1"]));
  expect(marked()).toEqual(["space:B1", "space:C1"]);
});
