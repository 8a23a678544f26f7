import { describe, expect, it } from "vitest";

import type { BridgeView, TreeView } from "@/generated/sylvan-dale";

import { between, ends, forest, halfAt, levelAt, measured, nameAt, placeOf, tallness } from "./geometry";

const tree = (tiles: number, district = "meadow", treetop = false): TreeView => ({
  district,
  base: "nest",
  tiles: Array.from({ length: tiles }, () => ({ colour: "red", style: "nest" })),
  height: tiles + 1,
  treetop,
  banners: {},
  prestige: tiles ? "red" : null,
});

const bridge = (trees: string, level: number, colour = "red"): BridgeView => ({ trees, colour, level });

describe("the forest", () => {
  it("knows places by their names", () => {
    expect(placeOf("C3")).toEqual({ column: 2, row: 2 });
    expect(nameAt(placeOf("E4"))).toBe("E4");
    expect(ends("B3-C3")).toEqual(["B3", "C3"]);
  });

  it("lets no tree reach into the row behind", () => {
    const made = forest({ A1: tree(0), A2: tree(5, "meadow", true), B1: tree(2), B2: tree(0) }, [], 360);
    const [back, front] = made.rows;
    for (const one of front!) {
      for (const other of back!) expect(one.y - one.tall).toBeGreaterThan(other.y);
    }
  });

  it("fits into a height, and nothing changes its place when a tree grows", () => {
    const names = ["A1", "E1", "A4", "E4"];
    const bare = forest(Object.fromEntries(names.map((name) => [name, tree(0)])), [], 590, 680);
    const grown = forest(Object.fromEntries(names.map((name) => [name, tree(5, "meadow", true)])), [], 590, 680);
    expect(bare.height).toBeLessThanOrEqual(680);
    expect(grown.rows.flat().map(({ x, y }) => [x, y])).toEqual(bare.rows.flat().map(({ x, y }) => [x, y]));
    const [front, behind] = [grown.rows[3]![0]!, grown.rows[0]![0]!];
    expect(front.y - front.tall).toBeGreaterThan(behind.y);
    expect(grown.rows[0]![0]!.y - grown.rows[0]![0]!.tall).toBeGreaterThan(0);
  });

  it("keeps every tree within its width, however narrow", () => {
    const trees = Object.fromEntries(["A1", "E1", "A4", "E4"].map((name) => [name, tree(5)]));
    for (const width of [320, 360, 700, 1200]) {
      const made = forest(trees, [], width);
      for (const one of made.rows.flat()) {
        expect(one.x - made.measures.base.width / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + made.measures.base.width / 2).toBeLessThanOrEqual(width);
      }
    }
  });

  it("leans: the row behind stands further to the right", () => {
    const made = forest({ A1: tree(0), A2: tree(0) }, [], 700);
    expect(made.rows[0]![0]!.x).toBeGreaterThan(made.rows[1]![0]!.x);
  });

  it("never writes smaller than 11 pixels", () => {
    expect(measured(300, 5).text).toBeGreaterThanOrEqual(11);
  });

  it("stacks levels upon one another, each narrower", () => {
    const m = measured(700, 5);
    expect(levelAt(2, m) - levelAt(1, m)).toBeCloseTo(m.level);
    expect(halfAt(3, m)).toBeLessThan(halfAt(2, m));
    expect(tallness(tree(5), m)).toBeGreaterThan(levelAt(5, m));
  });

  it("draws a line only where districts differ", () => {
    const alike = forest({ A1: tree(0, "fernwood"), B1: tree(0, "fernwood") }, [], 700);
    const unlike = forest({ A1: tree(0, "fernwood"), B1: tree(0, "heather") }, [], 700);
    expect(alike.edges.split("M").length - 1).toBe(6);
    expect(unlike.edges.split("M").length - 1).toBe(7);
  });

  it("puts one sign to a district, at its longest run", () => {
    const made = forest({ A1: tree(0), A2: tree(0), B2: tree(0), C1: tree(0, "heather") }, [], 700);
    expect(made.signs.map((sign) => sign.district)).toEqual(["meadow", "heather"]);
    expect(made.signs[0]!.y).toBeGreaterThan(made.rows[1]![0]!.y);
  });

  it("keeps the bridges of one pair and level apart", () => {
    const made = forest({ A1: tree(2), B1: tree(2) }, [bridge("A1-B1", 1), bridge("A1-B1", 1, "blue")], 700);
    const [one, other] = made.spans;
    expect(one!.from.x).toBeLessThan(one!.to.x);
    expect(Math.abs(other!.flag.y - one!.flag.y)).toBeGreaterThan(14);
  });

  it("carries a bridge no higher than its tree, and leaves out one without trees", () => {
    const made = forest({ A1: tree(0), A2: tree(3) }, [bridge("A1-A2", 3), bridge("A1-B1", 0)], 700);
    expect(made.spans).toHaveLength(1);
    expect(made.spans[0]!.row).toBe(1);
  });

  it("leads a bridge between rows through the gap beside its column", () => {
    const [span] = forest({ A1: tree(2), A2: tree(2), B1: tree(2), B2: tree(2) }, [bridge("B1-B2", 1)], 700).spans;
    expect(span!.flag.x).toBeLessThan(Math.min(span!.from.x, span!.to.x));
    const [first] = forest({ A1: tree(2), A2: tree(2), E1: tree(2) }, [bridge("A1-A2", 1)], 340).spans;
    expect(first!.flag.x).toBeGreaterThan(Math.max(first!.from.x, first!.to.x));
  });

  it("offers a place to press between two trees", () => {
    const made = forest({ A1: tree(0), B1: tree(0), A2: tree(0) }, [], 700);
    const [a1, b1] = made.rows[0]!;
    const across = between("A1-B1", made)!;
    expect(across.x).toBeGreaterThan(a1!.x);
    expect(across.x).toBeLessThan(b1!.x);
    expect(between("A1-A2", made)!.x).toBe(a1!.x);
    expect(between("A1-A2", made)!.y).toBeGreaterThan(a1!.y);
    expect(between("A1-Z9", made)).toBeNull();
  });
});
