/** When to do things. One long task would keep the reader waiting, so a new position is shown in several short tasks. */

/** Something to do later, which can be cancelled. */
export type CallOff = () => void;

interface Scheduler {
  postTask(then: () => void, options: { priority: "user-blocking"; signal: AbortSignal }): Promise<void>;
}

/** In a separate task, as soon as there is time; before the next frame, if the browser supports that. */
export function nextTask(then: () => void): CallOff {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (!scheduler) return nextMessage(then);
  const stop = new AbortController();
  scheduler.postTask(then, { priority: "user-blocking", signal: stop.signal }).catch((error: unknown) => {
    if (error !== stop.signal.reason) throw error;
  });
  return () => stop.abort();
}

/** The same where there is no scheduler. */
function nextMessage(then: () => void): CallOff {
  const { port1, port2 } = new MessageChannel();
  const stop = () => {
    port1.onmessage = null;
    port1.close();
  };
  port1.onmessage = () => {
    stop();
    then();
  };
  port2.postMessage(null);
  return stop;
}

/** A hidden page draws no frames, and a busy one draws them late: the longest time to wait for one, in milliseconds. */
const LONGEST = 150;

/** As soon as the next frame has been shown. */
export function afterPicture(then: () => void): CallOff {
  let callOff: CallOff | null = null;
  const go = () => {
    stop();
    callOff = nextTask(then);
  };
  const frame = requestAnimationFrame(go);
  const timer = setTimeout(go, LONGEST);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callOff?.();
  };
  return stop;
}

/**
 * Before the next frame, each in a separate task; what is left when the frame is due is done just before it.
 * Returns how to do all of it at once.
 */
export function beforePicture(...steps: (() => void)[]): () => void {
  const left = [...steps];
  let callOff: CallOff | null = null;
  const step = () => {
    left.shift()?.();
    if (left.length > 0) callOff = nextTask(step);
    else cancelAnimationFrame(frame);
  };
  const hurry = () => {
    callOff?.();
    cancelAnimationFrame(frame);
    for (const next of left.splice(0)) next();
  };
  const frame = requestAnimationFrame(hurry);
  callOff = nextTask(step);
  return hurry;
}

/** A task that has taken this many milliseconds is long enough. */
const ENOUGH = 6;

/** Something that is being done step by step. */
export interface Going {
  /** Do all that is left at once. */
  finish: () => void;
  callOff: CallOff;
}

/** Step by step after the next frame, with as many steps in a task as there is time for. */
export function stepByStep(steps: Iterator<void>): Going {
  const go = () => {
    const until = performance.now() + ENOUGH;
    do {
      if (steps.next().done) return;
    } while (performance.now() < until);
    callOff = nextTask(go);
  };
  let callOff = afterPicture(go);
  return {
    finish: () => {
      callOff();
      while (!steps.next().done);
    },
    callOff: () => callOff(),
  };
}
