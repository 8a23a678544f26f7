/** What the sentences of the log sound like. */

import type { Sound } from "@/board";

export const sounds: Readonly<Record<string, Sound>> = {
  rolled: "dice",
  rerolled: "dice",
  turned: "dice",
  placed: "place",
  forced: "place",
  stacked: "place",
  befriended: "place",
  moved: "place",
  "moved-own": "place",
  swapped: "place",
  "took-back": "place",
  "blown-back": "place",
  gathered: "coin",
  "gathered-by": "coin",
  traded: "coin",
  sold: "coin",
  gained: "coin",
  "gained-by": "coin",
  tamed: "card",
  released: "card",
  reserved: "card",
  revealed: "card",
  brewed: "card",
  drank: "card",
  scorched: "lost",
  "set-aside": "place",
  controlled: "won",
  "broke-tie": "won",
};
