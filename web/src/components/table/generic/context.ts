/** What every part of the plain table needs to know. */

import type { TableNow } from "@/generated/protocol";
import type { Naming, Touched } from "@/lib/reflect";
import type { Targets } from "@/lib/targets.svelte";

export interface Plain {
  table: TableNow;
  naming: Naming;
  touched: Touched;
  targets: Targets;
  pointed: ReadonlySet<string>;
  /** Whose things these are: the viewer's own, the table's, or another player's, which the viewer can never press. */
  whose: "own" | "table" | "other";
}
