import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Texts } from "@/lib/texts";

import { addressOf, noticeOf, WORDS } from "./notice";

test("a message becomes a notification in the reader's language", () => {
  const notice = noticeOf('{"table":"aB3_-x","game":"Sylve","language":"fr"}');
  expect(notice.title).toBe("C’est à vous de jouer");
  expect(notice.options.body).toBe("Sylve");
  expect(notice.options.lang).toBe("fr");
  expect(addressOf(notice.options.data)).toBe("/t/aB3_-x");
});

test("the worker says what the client says", () => {
  for (const language of ["en", "fr"] as const) {
    const source = readFileSync(new URL(`../text/app.${language}.ftl`, import.meta.url), "utf8");
    expect(WORDS[language]).toBe(new Texts(language, source).say("attention-notice"));
  }
});

test("each table has a notification of its own, replaced by its next", () => {
  const tags = ["a", "b", "a"].map((table) => noticeOf(JSON.stringify({ table })).options.tag);
  expect(tags[0]).toBe(tags[2]);
  expect(tags[0]).not.toBe(tags[1]);
});

test("whatever comes, something is shown and nothing leads elsewhere", () => {
  for (const message of ["", "null", "7", "{", '{"table":"//evil.example"}', '{"table":["x"],"game":7}']) {
    const notice = noticeOf(message);
    expect(notice.title).toBe(WORDS.en);
    expect(addressOf(notice.options.data)).toBe("/");
  }
  expect(addressOf(undefined)).toBe("/");
  expect(addressOf({ table: "../x" })).toBe("/");
});
