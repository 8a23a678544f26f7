import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { counted, faceOf, iconsOf, keyed } from "./faces";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

describe("card faces", () => {
  it("are read from their names", () => {
    expect(faceOf("nest-ax")).toEqual({ style: "nest", items: ["ax"] });
    expect(faceOf("turret-bridge+treetop")).toEqual({ style: "turret", items: ["bridge", "treetop"] });
  });

  it("have a key each, even when they are alike", () => {
    expect(keyed(["a", "b", "a"]).map((one) => one.key)).toEqual(["a 0", "b 0", "a 1"]);
  });

  it("are counted in their order", () => {
    expect(counted(["b", "a", "b"])).toEqual([
      { name: "b", count: 2 },
      { name: "a", count: 1 },
    ]);
  });
});

describe("the board's words", () => {
  it("are there in both languages", () => {
    const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();
    expect(ids(french)).toEqual(ids(english));
    expect(ids(english).length).toBeGreaterThan(20);
  });
});

it("counts the icons of a display, two of a dual card", () => {
  expect(iconsOf(["nest-ax", "lodge-bridge+treetop", "turret-ax"])).toEqual([
    { item: "ax", count: 2 },
    { item: "bridge", count: 1 },
    { item: "treetop", count: 1 },
  ]);
});
