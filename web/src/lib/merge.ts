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
  const said = same ? before.said : [];
  if (news.facts_from > facts.length || news.said_from > said.length) return "gap";
  return {
    ...news,
    facts_from: 0,
    facts: [...facts.slice(0, news.facts_from), ...news.facts],
    said_from: 0,
    said: [...said.slice(0, news.said_from), ...news.said],
  };
};
