/** Things keep their places on the table, although the view lists them in the order of their names. */

/** A place on the table, empty or not. */
export type Slot = string | null;

/**
 * The same places after a change: what stayed stays where it was, what is gone leaves a gap, what is new fills the first gaps.
 * Names may occur several times. There are at least `size` places.
 */
export function keptPlaces(before: readonly Slot[], names: readonly string[], size: number): Slot[] {
  const left = [...names];
  const places: Slot[] = before.map((slot) => {
    const at = slot === null ? -1 : left.indexOf(slot);
    if (at < 0) return null;
    left.splice(at, 1);
    return slot;
  });
  while (places.length < size) places.push(null);
  for (const name of left) {
    const gap = places.indexOf(null);
    if (gap >= 0) places[gap] = name;
    else places.push(name);
  }
  while (places.length > size && places.at(-1) === null) places.pop();
  return places;
}

/** The dice of a pool one by one: `{ tree: 2, fire: 1 }` is tree, tree, fire. */
export const oneByOne = (pool: Record<string, number>): string[] =>
  Object.entries(pool).flatMap(([face, count]) => Array.from({ length: count }, () => face));

/** Remembers the places of one row of things from position to position. */
export class Places {
  private last: Slot[] = [];

  now(names: readonly string[], size: number): Slot[] {
    this.last = keptPlaces(this.last, names, size);
    return this.last;
  }
}
