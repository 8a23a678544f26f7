/** What a press on something that cannot be done is answered with. */

import type { LegalMove, Reason } from "@/generated/protocol";
import type { Thing } from "@/lib/targets.svelte";

/** Why something cannot be done: `what` was pressed; no reasons while the answer is pending. */
export interface WhyNot {
  what: Thing | LegalMove;
  reasons: Reason[] | null;
  /** It is another seat's turn, or the reader only watches. */
  bystander: "" | "not-asked" | "onlooker" | "over";
}
