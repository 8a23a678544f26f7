/** Looking things up in a rule book. */

import type { ClauseSheet, RulesSheet, RulingSheet } from "@/generated/http";

/** Without capitals and accents, and with one kind of apostrophe, for searching. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLocaleLowerCase("en");

const wordsIn = (words: string): string[] => plain(words).split(/\s+/).filter(Boolean);

const holdsAll = (text: string, words: string): boolean => {
  const searched = plain(text);
  return wordsIn(words).every((word) => searched.includes(word));
};

/** A chapter and those of its clauses that are shown. */
export interface Chapter {
  title: string;
  /** Its text before the first clause. */
  note: string;
  clauses: ClauseSheet[];
}

/** The clauses in force in which all the words occur, in any order and by chapter; all of them without words. */
export const chapters = (rules: RulesSheet, words: string, titled: (clause: string) => string): Chapter[] => {
  const holds = (clause: ClauseSheet) =>
    !clause.void && holdsAll(`${clause.id} ${clause.chapter} ${titled(clause.id)} ${clause.text}`, words);
  return rules.chapters
    .map((title) => ({
      title,
      note: words.trim() ? "" : (rules.notes[title] ?? ""),
      clauses: rules.clauses.filter((clause) => clause.chapter === title && holds(clause)),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
};

/** The rulings in which all the words occur; all of them without words. */
export const rulings = (rules: RulesSheet, words: string): RulingSheet[] =>
  rules.rulings.filter((ruling) => holdsAll(`${ruling.id} ${ruling.clauses.join(" ")} ${ruling.text}`, words));

/** The badge for the source of some words; none if they are simply from the rulebook. */
export const badge = (marks: string[]): string => {
  const ours = marks.find((mark) => mark === "G" || mark === "J");
  if (ours && marks.length > 1) return marks.includes("P") && !marks.includes("R") ? "PG" : "RG";
  return ours ?? marks.find((mark) => mark !== "R") ?? "";
};

/** The badges that occur in these rules; the rulebook, which has none, is explained first. */
export const badgesIn = (rules: RulesSheet): string[] => {
  const used = new Set(rules.clauses.flatMap((one) => one.parts.map((part) => badge(part.marks))));
  return ["R", ...["X", "P", "G", "J", "RG", "PG"].filter((kind) => used.has(kind))];
};

/** A part of a text: plain words, a link to a clause or ruling, emphasis, or a search hit. */
export interface Part {
  text: string;
  clause?: string;
  stress?: boolean;
  found?: boolean;
}

/** A text split at the numbers of clauses and rulings, which become links; `*names*` and code are emphasised. */
export const references = (text: string, prefix: string): Part[] => {
  const pattern = new RegExp(`(?<clause>\\b(?:${prefix}-|R)[1-9][0-9]*\\b)|\\*+(?<name>[^*]+)\\*+|\`(?<code>[^\`]+)\``, "g");
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const { clause, name, code } = match.groups ?? {};
    parts.push({ text: text.slice(from, match.index) });
    parts.push(clause ? { text: clause, clause } : { text: name ?? code ?? "", stress: true });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from) });
  return parts.filter((part) => part.text !== "");
};

/** The same letters without capitals and accents, one for one, so that places in it are places in the text. */
const folded = (text: string): string =>
  Array.from(text, (letter) => (plain(letter).length === letter.length ? plain(letter) : letter)).join("");

/** Parts of a text, split further at search hits. */
export const marked = (parts: Part[], words: string): Part[] => {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return parts;
  return parts.flatMap((part) =>
    part.clause ? [part] : cut(part.text, wanted).map((piece) => (part.stress ? { ...piece, stress: true } : piece)),
  );
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

/** The place of a clause or a ruling in its page. */
export const anchor = (clause: string): string => clause.toLocaleUpperCase("en");

/** Does this part of an address name a clause or a ruling: `SD-29`, `r9`? */
export const namesClause = (hash: string): boolean => /^(?:[A-Za-z]{2}-|[Rr])[1-9][0-9]*$/.test(hash);
