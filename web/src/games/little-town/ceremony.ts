/** What is told step by step: the end of a round, and the final scoring. */

import type { CeremonyKind } from "@/board";

export const ceremonies: readonly CeremonyKind[] = [
  {
    heading: "ceremony-scoring",
    facts: ["final-scoring", "scored-track", "scored-goals", "scored-buildings", "scored-surroundings", "scored-coins", "total"],
    sound: "bell",
  },
  {
    heading: "ceremony-round",
    facts: ["round-ended", "counted", "fed", "starved", "declared", "start-player", "round-began"],
    opens: ["counted", "starved", "round-began"],
  },
];
