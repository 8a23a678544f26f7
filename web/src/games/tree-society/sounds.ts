/** What the sentences of Tree Society's log sound like. */

import type { Sound } from "@/board";

export const sounds: Readonly<Record<string, Sound>> = {
  drafted: "card",
  took: "card",
  kept: "card",
  "new-fruit": "card",
  "new-guild": "card",
  "revealed-fruit": "card",
  "revealed-guild": "card",
  cleared: "card",
  slid: "card",
  shuffled: "card",
  discarded: "card",
  composted: "card",
  sold: "coin",
  "sold-by-action": "coin",
  "sold-more": "coin",
  gained: "coin",
  "gained-completing": "coin",
  "gained-discarding": "coin",
  saved: "coin",
  "saved-by": "coin",
  "saved-taking": "coin",
  lost: "coin",
  "emptied-chest": "coin",
  built: "place",
  completed: "won",
  "goal-reached": "bell",
  "goal-reached-late": "bell",
  "final-round": "bell",
};
