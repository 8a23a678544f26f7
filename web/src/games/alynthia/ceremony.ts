/** What is told step by step on the board: the dragons' phase, battles, the end. */

import type { CeremonyKind } from "@/board";

const BATTLE = ["strengthened", "battle-rolled", "rerolled", "battle-compared", "dragons-beaten", "captured", "nest-beaten", "piece-beaten", "attack-failed", "retreated", "no-refuge"];
const LOSS = ["fortune-against", "fortune-rerolled", "lost", "lost-renown", "lost-card", "lost-nothing"];

export const ceremonies: readonly CeremonyKind[] = [
  { heading: "ceremony-dragons", facts: ["spawned", "hatched", "swarmed", "no-token"], sound: "bell" },
  { heading: "ceremony-battle", facts: ["battle-began", "dragons-came", ...BATTLE, ...LOSS], opens: ["dragons-came", "battle-compared"] },
  { heading: "ceremony-end", facts: ["dragons-left", "won", "no-nest", "nests-left", "cannot-pay", "game-ended"] },
];
