/** The lists of tables, which refresh themselves while somebody looks at them. */

import type { Lobby, TableCard } from "@/generated/http";
import { get, wordsFor } from "@/lib/http";

const EVERY = 5_000;
/** In the background the lists are refreshed less often: enough to notice your turn. */
const SELDOM = 60_000;

/** First those that wait for me, then those still played, then those that are over; the newest first. */
export const byUrgency = (tables: TableCard[]): TableCard[] => {
  const urgency = (table: TableCard) => (table.asked_me ? 0 : table.phase === "over" ? 2 : 1);
  return [...tables].sort(
    (one, other) => urgency(one) - urgency(other) || other.touched.localeCompare(one.touched),
  );
};

export class Tables {
  lobby = $state.raw<Lobby>();
  /** Why the lists are out of date, in words; empty while they are current. */
  stale = $state("");
  now = $state(Date.now());

  /** Refresh until told to stop: now, every few seconds while the tab is seen (seldom while it is not), and when it comes back. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible" || Date.now() - this.now >= SELDOM) void this.refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    void this.refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  private async refresh(): Promise<void> {
    try {
      this.lobby = await get<Lobby>("/api/tables");
      this.stale = "";
    } catch (error) {
      this.stale = wordsFor(error);
    }
    this.now = Date.now();
  }
}
