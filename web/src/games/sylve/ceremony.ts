/** What is told step by step: who takes which forest at the end of a round. */

import type { CeremonyKind } from "@/board";

export const ceremonies: readonly CeremonyKind[] = [
  {
    heading: "ceremony-control",
    facts: ["controlled", "broke-tie", "discarded", "gained", "gained-by"],
    opens: ["controlled", "broke-tie", "discarded"],
    sound: "bell",
  },
];
