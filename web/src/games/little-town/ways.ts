/** Choosing between whole ways to do something, one number at a time: every choice is one of the ways that the rules offer. */

/** A way, as numbers by name: how many cubes are replaced by coins, how many fish are eaten. */
export type Numbers = Readonly<Record<string, number>>;

const at = (numbers: Numbers, name: string): number => numbers[name] ?? 0;

const apart = (one: Numbers, other: Numbers): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].reduce((sum, name) => sum + Math.abs(at(one, name) - at(other, name)), 0);

/** Of the ways with this number, the one that changes least else; undefined if there is none. */
export function nearest<Way>(ways: readonly Way[], numbers: (way: Way) => Numbers, now: Way, name: string, number: number): Way | undefined {
  let [best, least]: [Way | undefined, number] = [undefined, Infinity];
  for (const way of ways) {
    if (at(numbers(way), name) !== number) continue;
    const far = apart(numbers(way), numbers(now));
    if (far < least) [best, least] = [way, far];
  }
  return best;
}
