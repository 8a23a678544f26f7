/** The hint in front of the reader: asked for, thought about, and shown until the position has passed. */

import type { HintReason, LegalMove, Refusal, TableNow } from "@/generated/protocol";
import type { Answer, Question } from "@/lib/socket";
import type { Texts } from "@/lib/texts";

export interface HintedMove {
  move: LegalMove;
  reasons: HintReason[];
}

export interface Hint {
  /** A bot is still thinking. */
  waiting: boolean;
  moves: HintedMove[];
  /** Why there is none. */
  refusal: Refusal | null;
}

/** Refusals that need no words: the reader gave it up, or the table has moved on. */
const QUIET = new Set(["hint-dropped", "stale"]);

export class HintStore {
  now = $state.raw<Hint | null>(null);
  private asked = 0;

  constructor(private readonly ask: (question: Question) => Promise<Answer>) {}

  /** Ask for a hint in this position. */
  async want(table: TableNow): Promise<void> {
    if (this.now?.waiting) return;
    const mine = ++this.asked;
    this.now = { waiting: true, moves: [], refusal: null };
    const answer = await this.ask({ t: "hint", at: table.at });
    if (mine !== this.asked) return;
    if (answer.t === "hints") {
      const moves = answer.moves.flatMap(({ move, reasons }) => {
        const legal = table.moves.find((one) => one.move === move);
        return legal ? [{ move: legal, reasons }] : [];
      });
      this.now = { waiting: false, moves, refusal: null };
    } else if (answer.t === "refused" && !QUIET.has(answer.refusal.code)) {
      this.now = { waiting: false, moves: [], refusal: answer.refusal };
    } else {
      this.now = null;
    }
  }

  /** Put the hint away; a bot that is still thinking about it may stop. */
  close(): void {
    if (this.now?.waiting) void this.ask({ t: "drop-hint" });
    this.forget();
  }

  /** The position has passed. */
  forget(): void {
    this.asked++;
    if (this.now) this.now = null;
  }
}

/** Why a move is worth considering, in the words of the game's score. */
export function reasonInWords(reason: HintReason, players: string[], texts: Texts, own: Texts): string {
  const domain = reason.kind === "stand" ? "stand" : "score";
  const name = reason.name ? texts.title(domain, reason.name) : "";
  const certain = reason.certain ? "yes" : "no";
  return own.say(`hint-${reason.kind}`, { name, points: reason.points, certain, player: players[reason.seat] ?? "" });
}
