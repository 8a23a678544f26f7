/** A chapter of a guided first game as it is being played: the position, what the teacher says, and what the learner tries. */

import type { LessonAt, LessonNow, LessonPreview, LessonPreviewed, LessonReasons, LessonSheet, LessonStep, LessonWhy } from "@/generated/http";
import type { LegalMove, Reason, TableNow } from "@/generated/protocol";
import { spokenOf } from "@/lib/groups";
import { post, Refused, wordsFor } from "@/lib/http";
import { keepProgress, movesBefore, progressIn } from "@/lib/lessons";
import { Choosing, type Thing } from "@/lib/targets.svelte";
import type { WhyNot } from "@/lib/why";

/** The server's side of a chapter. It keeps nothing: every question says how far the learner has come. */
export interface Teacher {
  at(here: LessonAt): Promise<LessonNow>;
  why(what: LessonWhy): Promise<LessonReasons>;
  preview(what: LessonPreview): Promise<LessonPreviewed>;
}

export const teacherOf = (game: string, chapter: string): Teacher => {
  const path = `/api/games/${game}/lessons/${chapter}`;
  return {
    at: (here) => post(path, here),
    why: (what) => post(`${path}/why`, what),
    preview: (what) => post(`${path}/preview`, what),
  };
};

/** After this many wrong tries the learner may be shown the move. */
const TRIES = 2;

/** The request was wrong in itself: asking again would not help. */
const isWrong = (error: unknown): boolean =>
  error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;

export class LessonStore {
  now = $state.raw<TableNow | null>(null);
  /** The step the learner has come to; as many as there are once the chapter is over. */
  step = $state(0);
  /** The step whose text is shown: this one, or one before it. */
  reading = $state(0);
  /** The learner's moves so far. */
  moves = $state.raw<string[]>([]);
  /** The text that answers a legal move which is not asked for. */
  reason = $state("");
  /** How often the learner has pressed the board although there is something to read first. */
  hurried = $state(0);
  /** How often the learner tried something else at this step. */
  tries = $state(0);
  why = $state.raw<WhyNot | null>(null);
  /** The move that the learner wanted to be shown. */
  shown = $state.raw<LegalMove | null>(null);
  /** A question to the server is open. */
  waiting = $state(false);
  /** Something that went wrong, in words. */
  trouble = $state("");
  readonly choosing: Choosing;
  private readonly previews = new Map<string, Promise<LessonPreviewed | null>>();

  constructor(
    readonly game: string,
    readonly sheet: LessonSheet,
    private readonly teacher: Teacher = teacherOf(game, sheet.id),
  ) {
    this.choosing = new Choosing(
      (move) => void this.make(move),
      (thing, verbs) => void this.askWhy(thing, verbs),
    );
  }

  /** Go on where the reader stopped; from the beginning, if that was the end. */
  async open(): Promise<void> {
    const { moves, step } = progressIn(this.game, this.sheet);
    if (step === 0 || step >= this.sheet.steps.length) return this.begin();
    try {
      await this.go(step, moves);
    } catch (error) {
      // The rules may have changed, although the lesson has not.
      if (isWrong(error)) await this.begin();
      else this.trouble = wordsFor(error);
    }
  }

  /** Go back to the first step. */
  async begin(): Promise<void> {
    await this.trying(() => this.go(0, []));
  }

  get over(): boolean {
    return this.step >= this.sheet.steps.length;
  }

  /** What is read now; nothing once the chapter is over. */
  get current(): LessonStep | undefined {
    return this.sheet.steps[this.reading];
  }

  /** Is the learner reading what was said before? */
  get isBack(): boolean {
    return this.reading < this.step;
  }

  /** Is it the learner who must move? */
  get asking(): boolean {
    return !this.over && !this.isBack && this.current?.asks === true;
  }

  get mayBeShown(): boolean {
    return this.asking && this.tries >= TRIES && this.shown === null;
  }

  /** What the board lights. */
  get pointed(): ReadonlySet<string> {
    if (this.shown) return spokenOf(this.shown.arguments);
    return new Set(this.current?.point ?? []);
  }

  /** Read on; where others move next, see what they do. */
  async next(): Promise<void> {
    if (this.waiting || this.over || this.asking) return;
    if (this.isBack) {
      this.read(this.reading + 1);
    } else if (this.current?.acts || this.step + 1 >= this.sheet.steps.length) {
      await this.trying(() => this.go(this.step + 1, this.moves));
    } else {
      this.arrive(this.step + 1, this.moves);
    }
  }

  /** Read again what was said before. */
  back(): void {
    if (this.reading > 0) this.read(this.reading - 1);
  }

  /** Light the move that is asked for. */
  async show(): Promise<void> {
    if (this.waiting || !this.asking) return;
    await this.trying(async () => {
      const { moves, step } = this;
      const { takes } = await this.teacher.at({ moves, step, move: "" });
      this.clear();
      this.reason = "";
      this.shown = this.now?.moves.find((one) => takes.includes(one.move)) ?? null;
    });
  }

  /** The learner makes a move that the rules allow. */
  async make(move: LegalMove): Promise<void> {
    if (this.waiting || !this.asking) return;
    await this.trying(async () => {
      const { moves, step } = this;
      const answer = await this.teacher.at({ moves, step, move: move.move }).catch((error: unknown) => this.refused(error, move));
      if (!answer) return;
      if (answer.accepted) {
        this.now = answer.table;
        this.arrive(answer.step, [...moves, move.move]);
      } else {
        this.tries += 1;
        this.why = null;
        this.reason = answer.say;
      }
    });
  }

  /** Why can nothing be done with this? */
  async askWhy(thing: Thing, verbs: readonly string[] = []): Promise<void> {
    if (!this.asking) {
      if (!this.over) this.hurried += 1;
      return;
    }
    const asked: WhyNot = { what: thing, reasons: null, bystander: "" };
    this.why = asked;
    this.tries += 1;
    try {
      const { moves, step } = this;
      const { reasons } = await this.teacher.why({ moves, step, thing: [thing[0], thing[1]] });
      if (this.why !== asked) return;
      const meant = reasons.filter((one: Reason) => verbs.includes(one.verb));
      this.why = { ...asked, reasons: meant.length > 0 ? meant : reasons };
    } catch (error) {
      if (this.why === asked) this.why = null;
      this.trouble = wordsFor(error);
    }
  }

  /** What a move would do; null if the server does not say. */
  preview(move: LegalMove): Promise<LessonPreviewed | null> {
    const { moves, step } = this;
    if (!this.asking) return Promise.resolve(null);
    const known = this.previews.get(move.move);
    if (known) return known;
    const asked = this.teacher.preview({ moves, step, move: move.move }).catch(() => {
      this.previews.delete(move.move); // pointing there again asks again
      return null;
    });
    this.previews.set(move.move, asked);
    return asked;
  }

  /** Forget what was chosen and asked. */
  clear(): void {
    this.choosing.clear();
    this.why = null;
    this.trouble = "";
  }

  /** Leave the chapter for the next one. */
  skip(): void {
    const { ended } = progressIn(this.game, this.sheet);
    keepProgress(this.game, this.sheet, { moves: [], step: 0, ended: ended || "skipped" });
  }

  // Positions

  private async go(step: number, moves: string[]): Promise<void> {
    this.now = (await this.teacher.at({ moves, step, move: "" })).table;
    this.arrive(step, moves);
  }

  /** This step is the newest one, and is read. */
  private arrive(step: number, moves: string[]): void {
    const { ended } = progressIn(this.game, this.sheet);
    this.step = step;
    this.moves = moves.slice(0, movesBefore(this.sheet.steps, step));
    this.tries = 0;
    this.shown = null;
    this.trouble = "";
    this.previews.clear();
    this.read(step);
    keepProgress(this.game, this.sheet, { moves: this.moves, step, ended: this.over ? "played" : ended });
  }

  private read(step: number): void {
    this.reading = step;
    this.reason = "";
    this.hurried = 0;
    this.why = null;
    this.choosing.offer(this.asking ? (this.now?.moves ?? []) : []);
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    this.waiting = true;
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      this.trouble = wordsFor(error);
    } finally {
      this.waiting = false;
    }
  }

  /** A move that the rules do not allow after all: say why, as at any table. */
  private refused(error: unknown, move: LegalMove): null {
    if (!(error instanceof Refused) || !error.refusal.clause) throw error;
    const { clause, because } = error.refusal;
    this.tries += 1;
    this.reason = "";
    this.why = { what: move, reasons: [{ ...move, clause, because }], bystander: "" };
    return null;
  }
}
