/** Both languages say the same things, and no text is written twice. */

import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url).pathname;

const ids = (language: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.ftl`))
    .flatMap((name) => [...readFileSync(folder + name, "utf8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)])
    .map((found) => found[1] ?? "");

const variables = (language: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder).filter((one) => one.endsWith(`.${language}.ftl`))) {
    for (const message of readFileSync(folder + name, "utf8").split(/\n(?=[a-zA-Z])/)) {
      const id = /^([a-zA-Z][\w-]*) *=/.exec(message)?.[1];
      if (id) found.set(id, [...new Set([...message.matchAll(/\$(\w+)/g)].map((one) => one[1]))].sort().join(" "));
    }
  }
  return found;
};

test("no id is written twice", () => {
  for (const language of ["en", "fr"]) {
    const all = ids(language);
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
    expect(all.length).toBeGreaterThan(10);
  }
});

test("English and French have the same ids", () => {
  expect(ids("fr").sort()).toEqual(ids("en").sort());
});

test("English and French use the same variables", () => {
  const [english, french] = [variables("en"), variables("fr")];
  for (const [id, names] of english) expect(`${id}: ${french.get(id)}`).toBe(`${id}: ${names}`);
});
