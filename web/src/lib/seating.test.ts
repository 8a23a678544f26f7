import { expect, test } from "vitest";

import type { OptionSheet } from "@/generated/http";

import { amiss, changed, seated, usualChairs, usualPlayers, wishes } from "./seating";

test("usually two sit down: me and a grown bot", () => {
  expect(usualPlayers([1, 2, 3, 4, 5])).toBe(2);
  expect(usualPlayers([3, 4])).toBe(3);
  expect(usualChairs(3, ["Blaise"])).toEqual([
    { who: "me", name: "" },
    { who: "bot:grown", name: "Blaise" },
    { who: "bot:grown", name: "" },
  ]);
});

test("I sit on one chair only: the person who sat there takes mine", () => {
  const chairs = seated(usualChairs(2, []), 1, "me");
  expect(chairs.map((chair) => chair.who)).toEqual(["bot:grown", "me"]);
});

test("seating somebody else leaves the others alone", () => {
  expect(seated(usualChairs(3, []), 2, "open").map((chair) => chair.who)).toEqual(["me", "bot:grown", "open"]);
});

test("people need names, and different ones", () => {
  const chairs = [
    { who: "me", name: "" },
    { who: "here", name: " " },
    { who: "bot:grown", name: "" },
  ];
  expect(amiss(chairs, "Ada", 24)).toEqual({ nameless: 1, long: -1, alike: false });
  expect(amiss(chairs, "", 24)).toEqual({ nameless: 0, long: -1, alike: false });
  const two = [
    { who: "me", name: "" },
    { who: "here", name: "ada " },
  ];
  expect(amiss(two, "Ada", 24)).toEqual({ nameless: -1, long: -1, alike: true });
  expect(amiss(two, "Blaise", 5)).toEqual({ nameless: -1, long: 0, alike: false });
});

test("every person adds a salt, and bots do not", () => {
  let salts = 0;
  const chairs = [
    { who: "me", name: "" },
    { who: "here", name: " Blaise " },
    { who: "open", name: "Camille" },
    { who: "bot:young", name: "" },
  ];
  expect(wishes(chairs, "Ada ", () => `salt${++salts}`)).toEqual([
    { kind: "me", name: "Ada", salt: "salt1" },
    { kind: "here", name: "Blaise", salt: "salt2" },
    { kind: "open" },
    { kind: "bot", name: "young" },
  ]);
  expect(wishes(chairs, "Ada")[0]?.salt).toMatch(/^[0-9a-f]{32}$/);
});

test("only options that differ from the default are sent", () => {
  const option = (name: string, usual: string | number | boolean): OptionSheet => ({
    name,
    default: usual,
    choices: [],
    low: 0,
    high: 9,
    help: "",
    fits: {},
    each_seat: false,
  });
  const options = [option("goal", 6), option("draft", false), option("side", "A")];
  expect(changed(options, { goal: 7, draft: false })).toEqual({ goal: 7 });
});
