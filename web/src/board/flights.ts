/** Who travelled where: pieces of a kind that left one place while pieces of the same kind arrived at another. */

/** Some pieces of one kind at one place. */
export interface Holding {
  /** What it is: `die red fox`. */
  kind: string;
  /** Where it is: `pool:red`. */
  at: string;
  count: number;
  /** Where pieces come from that were not on the table before: the name of an anchor. */
  from?: string | undefined;
  /** Where they go when they leave the table. */
  to?: string | undefined;
}

/** One kind of piece going from one place to another; an empty place is off the table. */
export interface Flight {
  kind: string;
  from: string;
  to: string;
  count: number;
}

const SEPARATOR = "\u0000";

/** How many pieces of a kind lie at a place, by kind and place. */
function counted(holdings: readonly Holding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, at, count } of holdings) {
    const key = kind + SEPARATOR + at;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

interface Change {
  at: string;
  count: number;
}

/** By kind: the places that lost pieces, and those that gained some. */
function changes(before: Map<string, number>, after: Map<string, number>): Map<string, { lost: Change[]; gained: Change[] }> {
  const found = new Map<string, { lost: Change[]; gained: Change[] }>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const difference = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (difference === 0) continue;
    const [kind = "", at = ""] = key.split(SEPARATOR);
    const one = found.get(kind) ?? { lost: [], gained: [] };
    found.set(kind, one);
    if (difference < 0) one.lost.push({ at, count: -difference });
    else one.gained.push({ at, count: difference });
  }
  return found;
}

/** What travelled between two pictures of the table. */
export function flightsBetween(before: readonly Holding[], after: readonly Holding[]): Flight[] {
  const flights: Flight[] = [];
  const anchors = new Map<string, Holding>();
  for (const holding of [...before, ...after]) anchors.set(holding.kind + SEPARATOR + holding.at, holding);
  for (const [kind, { lost, gained }] of changes(counted(before), counted(after))) {
    for (const gain of gained) {
      while (gain.count > 0 && lost.length > 0) {
        const [loss] = lost;
        if (!loss) break;
        const count = Math.min(gain.count, loss.count);
        flights.push({ kind, from: loss.at, to: gain.at, count });
        gain.count -= count;
        loss.count -= count;
        if (loss.count === 0) lost.shift();
      }
      if (gain.count > 0) {
        const from = anchors.get(kind + SEPARATOR + gain.at)?.from ?? "";
        flights.push({ kind, from, to: gain.at, count: gain.count });
      }
    }
    for (const loss of lost) {
      const to = anchors.get(kind + SEPARATOR + loss.at)?.to ?? "";
      flights.push({ kind, from: loss.at, to, count: loss.count });
    }
  }
  return flights;
}

/** The words of a kind or a place, to find them in the log: `die red`, `pool:red`. */
const wordsOf = (text: string): string[] => text.split(/[\s:]+/).filter(Boolean);

/** A sentence of the log, as far as motion needs it. */
export interface Told {
  arguments: Record<string, unknown>;
}

/** Flights in the order in which the log tells of them: the sentence that names most of a flight's words, the earliest first. */
export function inOrder(flights: readonly Flight[], log: readonly Told[]): Flight[] {
  const named = log.map(
    (told) =>
      new Set(Object.values(told.arguments).flatMap((one) => (Array.isArray(one) ? [String(one[1])] : typeof one === "string" ? [one] : []))),
  );
  const place = (flight: Flight): number => {
    const words = [...new Set([flight.kind, flight.from, flight.to].flatMap(wordsOf))];
    let [best, most] = [log.length, 0];
    named.forEach((names, at) => {
      const score = words.filter((word) => names.has(word)).length;
      if (score > most) [best, most] = [at, score];
    });
    return best;
  };
  return flights
    .map((flight, at) => ({ flight, at, place: place(flight) }))
    .sort((one, other) => one.place - other.place || one.at - other.at)
    .map(({ flight }) => flight);
}
