/** Looking things up in a rule book. */

import type { ClauseSheet, RulesSheet } from "@/generated/http";

/** Without capitals and accents, for searching. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("en");

/** What can be found in a clause: its number, its chapter, its title in the reader's language, and its text. */
const searched = (clause: ClauseSheet, title: string): string =>
  plain(`${clause.id} ${clause.chapter} ${title} ${clause.text}`);

/** A chapter and those of its clauses that are shown. */
export interface Chapter {
  title: string;
  clauses: ClauseSheet[];
}

/** The clauses in force in which all the words occur, in any order and by chapter; all of them without words. */
export const chapters = (rules: RulesSheet, words: string, titled: (clause: string) => string): Chapter[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const holds = (clause: ClauseSheet) => {
    const text = searched(clause, titled(clause.id));
    return !clause.void && wanted.every((word) => text.includes(word));
  };
  return rules.chapters
    .map((title) => ({ title, clauses: rules.clauses.filter((clause) => clause.chapter === title && holds(clause)) }))
    .filter((chapter) => chapter.clauses.length > 0);
};

/** A part of a clause's text: words, the number of another clause, or something found. */
export interface Part {
  text: string;
  clause?: string;
  found?: boolean;
}

/** A text cut at the numbers of other clauses, so that they can be followed. */
export const references = (text: string, prefix: string): Part[] =>
  text
    .split(new RegExp(`(\\b${prefix}-[1-9][0-9]*\\b)`))
    .map((part, at) => (at % 2 ? { text: part, clause: part } : { text: part }))
    .filter((part) => part.text !== "");

/** The same letters without capitals and accents, one for one, so that places in it are places in the text. */
const folded = (text: string): string =>
  Array.from(text, (letter) => (plain(letter).length === letter.length ? plain(letter) : letter)).join("");

/** Parts of a text cut further where one of the words was found. */
export const marked = (parts: Part[], words: string): Part[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? parts : parts.flatMap((part) => (part.clause ? [part] : cut(part.text, wanted)));
};

const cut = (text: string, wanted: string[]): Part[] => {
  const source = folded(text);
  const parts: Part[] = [];
  let from = 0;
  for (;;) {
    const next = wanted
      .map((word) => ({ word, at: source.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.at > from) parts.push({ text: text.slice(from, next.at) });
    from = next.at + next.word.length;
    parts.push({ text: text.slice(next.at, from), found: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};

/** The place of a clause in its page. */
export const anchor = (clause: string): string => clause.toLocaleUpperCase("en");
