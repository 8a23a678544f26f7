/** One puzzle on its page: the position, the reader's try, and the answer. */

import type { LegalMove, PuzzleAnswer, PuzzleList, PuzzleNow, PuzzleReasons } from "@/generated/http";
import type { Previewed, TableNow } from "@/generated/protocol";
import { app } from "@/lib/app.svelte";
import { spokenOf } from "@/lib/groups";
import { get, post, wordsFor } from "@/lib/http";
import { keepTry, nextOf, puzzleBook, puzzleKey, streakOf } from "@/lib/puzzles";
import type { WhyNot } from "@/lib/why";
import { Choosing, type Thing } from "@/lib/targets.svelte";

const NONE: ReadonlySet<string> = new Set();

export class PuzzleStore {
  now = $state.raw<PuzzleNow>();
  list = $state.raw<PuzzleList>();
  answer = $state.raw<PuzzleAnswer>();
  /** The move that was answered. */
  made = $state.raw<LegalMove>();
  /** A move that waits for a yes, if the reader wants to be asked. */
  confirming = $state.raw<LegalMove>();
  why = $state.raw<WhyNot | null>(null);
  trouble = $state("");
  failed = $state("");
  sending = $state(false);
  /** Is the best move shown on the board? */
  shown = $state(false);
  /** Was this the first try of this puzzle in this browser? */
  first = $state(true);
  book = $state.raw(puzzleBook());
  readonly choosing = new Choosing(
    (move) => this.choose(move),
    (thing) => void this.askWhy(thing),
  );

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.first = !(puzzleKey(game, id) in this.book.tried);
    void this.load();
  }

  private get path(): string {
    return `/api/games/${this.game}/puzzles/${this.id}`;
  }

  async load(): Promise<void> {
    this.failed = "";
    try {
      [this.now, this.list] = await Promise.all([
        get<PuzzleNow>(this.path),
        get<PuzzleList>(`/api/games/${this.game}/puzzles`),
      ]);
      this.choosing.offer(this.now.table.moves);
    } catch (error) {
      this.failed = wordsFor(error);
    }
  }

  /** What the board draws: the position, or the one after the best move. */
  get table(): TableNow | undefined {
    return (this.shown && this.answer?.after) || this.now?.table;
  }

  /** The things of the best move, while it is shown and its outcome is open. */
  get lit(): ReadonlySet<string> {
    return this.shown && this.answer ? spokenOf(this.answer.best.arguments) : NONE;
  }

  get streak(): number {
    return this.list ? streakOf(this.book, this.list.day) : 0;
  }

  /** The puzzle to go on with; null if the game has no other. */
  get next(): string | null {
    return this.list ? nextOf(this.list.puzzles.map((one) => one.id), this.id, this.game, this.book) : null;
  }

  choose(move: LegalMove): void {
    if (this.sending || this.answer) return;
    this.why = null;
    if (app.confirm) this.confirming = move;
    else void this.make(move);
  }

  async make(move: LegalMove): Promise<void> {
    this.confirming = undefined;
    this.trouble = "";
    this.sending = true;
    try {
      const answer = await post<PuzzleAnswer>(this.path, { move: move.move });
      const day = this.list?.day ?? "";
      this.book = keepTry(puzzleKey(this.game, this.id), answer.right, day, this.list?.today === this.id);
      this.made = move;
      this.answer = answer;
      this.choosing.offer([]);
    } catch (error) {
      this.trouble = wordsFor(error);
    } finally {
      this.sending = false;
    }
  }

  again(): void {
    this.first = false;
    this.shown = false;
    this.answer = undefined;
    this.made = undefined;
    this.choosing.offer(this.now?.table.moves ?? []);
  }

  cancel(): void {
    this.confirming = undefined;
    this.why = null;
    this.choosing.clear();
  }

  private async askWhy(thing: Thing): Promise<void> {
    if (this.answer || this.sending) return;
    const asked: WhyNot = { what: thing, reasons: null, bystander: "" };
    this.why = asked;
    try {
      const { reasons } = await post<PuzzleReasons>(`${this.path}/why`, { thing: [thing[0], thing[1]] });
      if (this.why === asked) this.why = { ...asked, reasons };
    } catch (error) {
      if (this.why === asked) this.why = null;
      this.trouble = wordsFor(error);
    }
  }

  private readonly previews = new Map<string, Promise<Previewed | null>>();

  /** What a move would do; each is asked for once. */
  preview(move: LegalMove): Promise<Previewed | null> {
    const known = this.previews.get(move.move);
    if (known) return known;
    const asked = post<Previewed>(`${this.path}/preview`, { move: move.move }).catch(() => null);
    this.previews.set(move.move, asked);
    return asked;
  }
}
