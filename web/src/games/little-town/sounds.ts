/** What happens in Little Town, as it sounds. */

import type { Sound } from "@/board";

export const sounds: Readonly<Record<string, Sound>> = {
  drafted: "card",
  placed: "place",
  gathered: "place",
  rented: "coin",
  spent: "coin",
  paid: "coin",
  gained: "coin",
  earned: "coin",
  chosen: "place",
  missed: "lost",
  built: "place",
  fed: "coin",
  starved: "lost",
  declared: "won",
  "round-began": "bell",
};
