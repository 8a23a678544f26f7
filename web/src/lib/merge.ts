/** The table as a browser knows it: each message has everything, except that it replaces only the ends of the log and the chat. */

import type { TableNow } from "@/generated/protocol";

/** `old` news changes nothing; after a `gap` the browser must ask for the whole table. */
export type Merged = TableNow | "old" | "gap";

export const merged = (before: TableNow | null, news: TableNow): Merged => {
  const same = before !== null && before.id === news.id && before.viewer === news.viewer;
  // Each seat counts for itself: what one of them may not notice, another does.
  if (same && news.version <= before.version) return "old";
  // Another seat was told other things, so nothing of its log may stay.
  const facts = same ? before.facts : [];
  if (news.facts_from > facts.length) return "gap";
  const talk = talked(same ? before : { said_from: 0, said: [] }, news);
  if (talk === "gap") return "gap";
  return {
    ...news,
    facts_from: 0,
    facts: [...facts.slice(0, news.facts_from), ...news.facts],
    ...talk,
  };
};

type Talk = Pick<TableNow, "said_from" | "said">;

/** The table sends the latest lines only: what was said before them may be asked for. */
const talked = (before: Talk, news: TableNow): Talk | "gap" => {
  const { said_from, said } = news;
  const known = before.said_from + before.said.length;
  if (said_from > known && !news.said_skips) return "gap";
  if (said_from > known || said_from < before.said_from) return { said_from, said };
  return { said_from: before.said_from, said: [...before.said.slice(0, said_from - before.said_from), ...said] };
};

/** The table with a page of earlier talk before what it has; the same table if the page does not belong there. */
export const withEarlier = (table: TableNow, page: Talk): TableNow => {
  if (page.said_from + page.said.length !== table.said_from) return table;
  return { ...table, said_from: page.said_from, said: [...page.said, ...table.said] };
};
