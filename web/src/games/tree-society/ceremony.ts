/** Moments of Tree Society that are told step by step. */

import type { CeremonyKind } from "@/board";

export const ceremonies: readonly CeremonyKind[] = [
  { heading: "ceremony-goal", facts: ["goal-reached", "goal-reached-late"], sound: "bell" },
  { heading: "ceremony-last-fruit", facts: ["last-fruit"], sound: "bell" },
  { heading: "ceremony-final", facts: ["round-began", "final-round"], opens: ["final-round"], sound: "bell" },
  { heading: "ceremony-scoring", facts: ["final-scoring", "scored", "total"], opens: ["scored"], sound: "bell" },
];
