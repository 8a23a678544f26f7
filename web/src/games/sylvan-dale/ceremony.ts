/** What is told step by step: the scoring at the end of a round, tree by tree and district by district. */

import type { CeremonyKind } from "@/board";

export const ceremonies: readonly CeremonyKind[] = [
  {
    heading: "ceremony-scoring",
    facts: ["dead-board", "stalemate", "boxed", "round-scored", "scored-tree", "led-district", "tied-district", "standing", "round-began"],
    opens: ["round-scored"],
    sound: "bell",
  },
];
