/** The log of a table in words: the events of the game, with events of the table in between. */

import type { Fact, Said, TableNow } from "@/generated/protocol";
import { botName } from "@/lib/names";
import type { Arguments, Texts } from "@/lib/texts";

export interface StoryLine {
  words: string;
  /** Who did it; -1 for the table itself. */
  seat: number;
  given: Arguments;
}

/** What is told of a bot. */
const BY_BOTS = new Set(["placed", "stumbled", "timed-out", "forfeited", "replaced"]);

/** An event of the table, in words: somebody sat down, a move was taken back. */
export const saidWords = (said: Said, own: Texts): string => {
  // A bot is placed on an open seat, or for somebody who left.
  const kind = said.kind === "placed" && said.text ? "placed-for" : said.kind;
  const player = BY_BOTS.has(said.kind) ? botName(said.player, own) : said.player;
  return own.has(`table-${kind}`) ? own.say(`table-${kind}`, { player, text: said.text }) : said.text;
};

/** What belongs to the chat: talk, and who sat down before the game. */
const NO_STORY = new Set(["chat", "sat", "placed"]);

type Line = StoryLine & { at: number };

/** A line stays the same object while its text is the same, so that a long log is not rendered again for every move. */
const written = new WeakMap<Fact, { players: string[]; texts: Texts; line: Line }>();

function lineOf(fact: Fact, players: string[], texts: Texts): Line {
  const before = written.get(fact);
  if (before && before.players === players && before.texts === texts) return before.line;
  const words = texts.fact(fact, players);
  const line = before?.line.words === words ? before.line : { words, seat: fact.seat, given: fact.arguments, at: fact.at };
  written.set(fact, { players, texts, line });
  return line;
}

export const story = (table: TableNow, players: string[], texts: Texts, own: Texts): StoryLine[] => {
  const lines = table.facts.map((fact) => lineOf(fact, players, texts));
  for (const said of table.said) {
    if (NO_STORY.has(said.kind) && !(said.kind === "placed" && said.text)) continue;
    // The game tells of its start only after it has begun.
    const at = said.kind === "began" ? -1 : said.at;
    lines.push({ words: saidWords(said, own), seat: -1, given: {}, at });
  }
  return lines.sort((one, other) => one.at - other.at);
};
