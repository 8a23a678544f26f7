/** Clocks at a table: how much time is left, in words and in figures. Pure, so that it can be tested. */

import type { ClockRule, SeatClock } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so many seconds on a clock is nearly out: that is shown by more than a colour. */
export const LOW = 60;

/** After so many seconds the host may let a bot play for somebody who is away; the server has the last word. */
export const ABSENT = 120;

/** What people choose from when they set a table; `custom` is theirs to fill in. */
export const CLOCKS = ["none", "quick", "day", "days", "custom"] as const;
export type ClockName = (typeof CLOCKS)[number];
export const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

export interface CustomClock {
  kind: "turn" | "bank";
  amount: number;
  unit: Unit;
  /** What a turn adds to the bank, in seconds. */
  increment: number;
}

/** The clock as the server takes it; null for none. */
export const ruleOf = (name: ClockName, custom: CustomClock, atZero: "bot" | "forfeit"): ClockRule | null => {
  const turn = (seconds: number): ClockRule => ({ kind: "turn", seconds, increment: 0, at_zero: atZero });
  if (name === "none") return null;
  if (name === "quick") return turn(2 * MINUTE);
  if (name === "day") return turn(DAY);
  if (name === "days") return turn(3 * DAY);
  const seconds = Math.round(custom.amount * UNITS[custom.unit]);
  const increment = custom.kind === "bank" ? Math.round(custom.increment) : 0;
  return { kind: custom.kind, seconds, increment, at_zero: atZero };
};

/** How many seconds a clock has left at this moment of the server's (in milliseconds); never less than none. */
export const leftOf = (clock: SeatClock, now: number): number => {
  const used = clock.since ? Math.max(0, (now - Date.parse(clock.since)) / 1000) : 0;
  return Math.max(0, clock.left - used);
};

const whole = (seconds: number, size: number): number => Math.floor(seconds / size);

/** Time left as it stands beside a seat: `2 d 4 h`, `3 h 20`, `4:05`. */
export const figures = (seconds: number, own: Texts): string => {
  const rest = Math.ceil(seconds);
  if (rest >= DAY) return own.say("clock-days-hours", { days: whole(rest, DAY), hours: whole(rest % DAY, HOUR) });
  if (rest >= HOUR) return own.say("clock-hours-minutes", { hours: whole(rest, HOUR), minutes: pad(whole(rest % HOUR, MINUTE)) });
  return `${whole(rest, MINUTE)}:${pad(rest % MINUTE)}`;
};

const pad = (number: number): string => String(number).padStart(2, "0");

/** A length of time in words, by its largest unit that is whole: `3 days`, `90 minutes`. */
export const inWords = (seconds: number, own: Texts): string => {
  for (const [unit, size] of [["days", DAY], ["hours", HOUR], ["minutes", MINUTE]] as const)
    if (seconds >= size && seconds % size === 0) return own.say(`clock-${unit}`, { count: seconds / size });
  return own.say("clock-seconds", { count: Math.ceil(seconds) });
};

/** What a screen reader says of one's own clock: at these moments, and at no other. */
const THRESHOLDS = [DAY, HOUR, 10 * MINUTE, MINUTE, 10];

/** The last threshold that was passed; 0 as long as there is plenty of time. */
export const threshold = (seconds: number): number => THRESHOLDS.filter((one) => seconds <= one).at(-1) ?? 0;

/** The rule of a table's clock, in a sentence. */
export const ruleInWords = (rule: ClockRule, own: Texts): string =>
  own.say(rule.kind === "turn" ? "clock-rule-turn" : "clock-rule-bank", {
    time: inWords(rule.seconds, own),
    more: rule.increment ? inWords(rule.increment, own) : "",
    added: rule.increment ?? 0,
    zero: rule.at_zero ?? "bot",
  });
