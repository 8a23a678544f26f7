/** Previews of moves from the table, each requested once per position. */

import type { Previewed } from "@/generated/protocol";
import type { Answer, Question } from "@/lib/socket";

export class Previews {
  private at = -1;
  private viewer = -1;
  private readonly told = new Map<string, Promise<Previewed | null>>();

  constructor(private readonly ask: (question: Question) => Promise<Answer>) {}

  /** The preview of the viewer's move in this position; null if the table does not give one. */
  of(move: string, at: number, viewer: number): Promise<Previewed | null> {
    if (at !== this.at || viewer !== this.viewer) {
      [this.at, this.viewer] = [at, viewer];
      this.told.clear();
    }
    const known = this.told.get(move);
    if (known) return known;
    const asked = this.askTable(move, at);
    this.told.set(move, asked);
    void asked.then((preview) => {
      // A refusal (too many requests, perhaps) is not kept: pointing there again asks again.
      if (!preview && this.told.get(move) === asked) this.told.delete(move);
    });
    return asked;
  }

  private async askTable(move: string, at: number): Promise<Previewed | null> {
    const answer = await this.ask({ t: "preview", at, move });
    return answer.t === "previewed" ? answer : null;
  }
}
