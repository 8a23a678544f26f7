/** What a sentence of the log sounds like. */

import type { Sound } from "@/board";

export const sounds: Readonly<Record<string, Sound>> = {
  "chose-guild": "card",
  "round-began": "bell",
  unlocked: "card",
  swarmed: "dice",
  spawned: "dice",
  "battle-rolled": "dice",
  rerolled: "dice",
  fortune: "dice",
  "fortune-against": "dice",
  "fortune-rerolled": "dice",
  labor: "dice",
  "dragons-beaten": "won",
  "nest-beaten": "won",
  "attack-failed": "lost",
  "piece-beaten": "lost",
  gained: "coin",
  "gained-renown": "coin",
  bought: "card",
  drew: "card",
  "drew-openly": "card",
  played: "card",
  researched: "card",
  traded: "coin",
  won: "end",
  "no-nest": "lost",
  "nests-left": "lost",
  "cannot-pay": "lost",
  "game-ended": "end",
};
