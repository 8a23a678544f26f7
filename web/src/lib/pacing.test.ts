import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { beforePicture, stepByStep } from "./pacing";

/** What to do in the next frame. */
let frames = new Map<number, () => void>();
const picture = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const go of due) go();
};
/** Let all tasks run that can. */
const tasks = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
};

beforeEach(() => {
  let last = 0;
  frames = new Map();
  vi.stubGlobal("requestAnimationFrame", (go: () => void) => (frames.set((last += 1), go), last));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});
afterEach(() => vi.unstubAllGlobals());

/** A step that takes longer than a task should. */
function* slowSteps(done: string[], names: string): Generator<void> {
  for (const name of names) {
    const until = performance.now() + 10;
    while (performance.now() < until);
    done.push(name);
    yield;
  }
}

it("does each step in a separate task", async () => {
  const done: string[] = [];
  beforePicture(() => done.push("a"), () => done.push("b"));
  expect(done).toEqual([]);
  await tasks();
  expect(done).toEqual(["a", "b"]);
  expect(frames.size).toBe(0);
});

it("does what is left when the frame is due, once", async () => {
  const done: string[] = [];
  const hurry = beforePicture(() => done.push("a"), () => done.push("b"));
  picture();
  expect(done).toEqual(["a", "b"]);
  hurry();
  await tasks();
  expect(done).toEqual(["a", "b"]);
});

it("goes step by step after a frame", async () => {
  const done: string[] = [];
  stepByStep(slowSteps(done, "abc"));
  expect(done).toEqual([]);
  picture();
  await tasks();
  expect(done).toEqual(["a", "b", "c"]);
});

it("finishes everything at once on request", async () => {
  const done: string[] = [];
  const going = stepByStep(slowSteps(done, "abc"));
  going.finish();
  expect(done).toEqual(["a", "b", "c"]);
  picture();
  await tasks();
  expect(done).toEqual(["a", "b", "c"]);
});

it("can be cancelled", async () => {
  const done: string[] = [];
  const going = stepByStep(slowSteps(done, "abc"));
  going.callOff();
  picture();
  await tasks();
  expect(done).toEqual([]);
});
