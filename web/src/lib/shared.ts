/**
 * Keep equal parts as the same objects. A table sends its whole view with every move; most of it has not changed, and
 * a component that shows the same object need not be drawn again.
 */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The new value, made of the old one's parts wherever these are equal. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = shared(old[key], fresh[key]);
    same &&= key in old && Object.is(old[key], fresh[key]);
  }
  return same ? (old as T) : after;
}
