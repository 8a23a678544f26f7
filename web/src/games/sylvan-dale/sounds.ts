/** What happens in the dale, as it sounds. */

import type { Sound } from "@/board";

export const sounds: Readonly<Record<string, Sound>> = {
  played: "card",
  added: "place",
  hung: "won",
  exchanged: "coin",
  axed: "dice",
  hammered: "dice",
  capped: "place",
  bridged: "place",
  drew: "card",
  took: "card",
  "turned-up": "card",
  replaced: "card",
  shuffled: "dice",
  stuck: "lost",
  "round-began": "bell",
};
