import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Turns } from "./turns";

beforeEach(() => {
  vi.useFakeTimers();
  // A picture is shown every 16 ms.
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal("cancelAnimationFrame", (timer: number) => clearTimeout(timer));
  vi.stubGlobal("scheduler", { postTask: async (then: () => void) => then() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("does one thing for each picture, in their order, and not what was called off", async () => {
  const turns = new Turns();
  const done: string[] = [];
  turns.wait(() => done.push("first"));
  const callOff = turns.wait(() => done.push("second"));
  turns.wait(() => done.push("third"));
  callOff();
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(17);
  expect(done).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(17);
  expect(done).toEqual(["first", "third"]);
});
