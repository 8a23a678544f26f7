/** The HTTP interface of lessons, until it is generated. */

import type { Change, Fact, Reason, TableNow } from "@/generated/protocol";

export interface LessonStep {
  say: string;
  point: string[];
  asks: boolean;
  acts: boolean;
}
export interface LessonSheet {
  id: string;
  minutes: number;
  learner: number;
  steps: LessonStep[];
  continues: boolean;
}
export interface LessonList {
  lessons: LessonSheet[];
}
export interface LessonAt {
  moves: string[];
  step: number;
  move?: string;
}
export interface LessonNow {
  table: TableNow;
  step: number;
  accepted: boolean;
  say: string;
  takes: string[];
}
export interface LessonWhy {
  moves: string[];
  step: number;
  move?: string;
  thing?: [string, string] | null;
}
export interface LessonReasons {
  reasons: Reason[];
}
export interface LessonPreviewed {
  facts: Fact[];
  changes: Change[];
  certain: boolean;
}
