/**
 * A view that is updated from move to move. A table sends its whole view with every move, and most of it has not
 * changed. So boards always see the same object, and only what differs is changed in it; components that show
 * unchanged parts do not even run again.
 */

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Are these deeply equal, in the same order? */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key, at) => key === others[at] && alike(one[key], other[key]));
}

/** The old index of each member of a list: of an equal member, else of the one at the same index; -1 for a new one. */
function origins(before: readonly unknown[], after: readonly unknown[]): number[] {
  const free = new Set(before.keys());
  const found = after.map((one, at) => (at < before.length && alike(before[at], one) && free.delete(at) ? at : -1));
  after.forEach((one, at) => {
    if (found[at] !== -1 || !isNode(one)) return;
    for (const place of free) {
      if (!alike(before[place], one)) continue;
      free.delete(place);
      found[at] = place;
      break;
    }
  });
  return found.map((place, at) => (place === -1 && free.has(at) ? at : place));
}

/** Change in place what differs below `living`, which shows `before`; both have the same keys. */
function change(living: Node, before: Node, after: Node): void {
  for (const [key, wanted] of Object.entries(after)) {
    if (Object.is(before[key], wanted)) continue;
    const now = isNode(wanted) && isNode(before[key]) ? grown(living[key] as Node, before[key], wanted) : wanted;
    if (now !== living[key]) living[key] = now;
  }
}

function grownList(living: unknown[], before: unknown[], after: unknown[]): unknown[] {
  const from = origins(before, after);
  const member = (at: number): unknown => {
    const [place = -1, wanted] = [from[at], after[at]];
    const old = before[place];
    return place >= 0 && isNode(old) && isNode(wanted) ? grown(living[place] as Node, old, wanted) : wanted;
  };
  if (before.length !== after.length || from.some((place, at) => place !== at)) return after.map((_, at) => member(at));
  from.forEach((_, at) => {
    const now = member(at);
    if (now !== living[at]) living[at] = now;
  });
  return living;
}

const sameKeys = (before: Node, after: Node): boolean => {
  const [keys, old] = [Object.keys(after), Object.keys(before)];
  return keys.length === old.length && keys.every((key, at) => key === old[at]);
};

/** `living`, which shows `before`, changed to show `after`: the same object, or a new one of its parts if keys were added or removed. */
function grown(living: Node, before: Node, after: Node): unknown {
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  if (Array.isArray(after)) return grownList(living as unknown as unknown[], before as unknown as unknown[], after);
  if (sameKeys(before, after)) {
    change(living, before, after);
    return living;
  }
  return Object.fromEntries(
    Object.keys(after).map((key) => {
      const [was, wanted] = [before[key], after[key]];
      return [key, isNode(was) && isNode(wanted) ? grown(living[key] as Node, was, wanted) : wanted];
    }),
  );
}

/** Do these have the same parts, so that each can change separately? Lists do if their members stay in place. */
function sameParts(before: Node, after: Node): boolean {
  if (Array.isArray(before) !== Array.isArray(after) || !sameKeys(before, after)) return false;
  return !Array.isArray(after) || origins(before as unknown as unknown[], after).every((place, at) => place === at);
}

/** How deep a view is changed part by part: its own parts, and theirs (each player). */
const DEPTH = 2;

/** Like `change`, with a pause after each part that differs. */
function* changing(living: Node, before: Node, after: Node, depth = DEPTH): Generator<void> {
  for (const [key, wanted] of Object.entries(after)) {
    const was = before[key];
    if (alike(was, wanted)) continue;
    if (depth > 1 && isNode(was) && isNode(wanted) && sameParts(was, wanted)) {
      yield* changing(living[key] as Node, was, wanted, depth - 1);
    } else {
      change(living, { [key]: was }, { [key]: wanted });
      yield;
    }
  }
}

export class LivingView {
  private readonly held = $state<{ view: unknown }>({ view: null });
  /** What it shows, as it was sent. */
  private sent: unknown = null;

  /** Show this view; `anew` if it is unrelated to the one before. */
  show(view: unknown, anew: boolean): unknown {
    const before = this.sent;
    if (before === view && !anew) return this.held.view;
    this.sent = view;
    const now = !anew && isNode(before) && isNode(view) ? grown(this.held.view as Node, before, view) : view;
    if (now !== this.held.view) this.held.view = now;
    return this.held.view;
  }

  /** Show this view, part by part; to be followed by `show`. */
  *become(view: unknown): Generator<void> {
    const [living, before] = [this.held.view, this.sent];
    if (!isNode(living) || !isNode(before) || !isNode(view) || !sameParts(before, view)) return;
    this.sent = view;
    yield* changing(living, before, view);
  }
}
