/** What moves would bring, as the table told it: each is asked for once in a position. */

import type { Previewed } from "@/generated/protocol";
import type { Answer, Question } from "@/lib/socket";

export class Previews {
  private at = -1;
  private viewer = -1;
  private readonly told = new Map<string, Promise<Previewed | null>>();

  constructor(private readonly ask: (question: Question) => Promise<Answer>) {}

  /** What this move of the viewer would bring in this position; null if the table does not tell. */
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
      // A refusal, for haste perhaps, is not kept: whoever points there again asks again.
      if (!preview && this.told.get(move) === asked) this.told.delete(move);
    });
    return asked;
  }

  private async askTable(move: string, at: number): Promise<Previewed | null> {
    const answer = await this.ask({ t: "preview", at, move });
    return answer.t === "previewed" ? answer : null;
  }
}
