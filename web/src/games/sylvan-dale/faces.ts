/** The face of a card by its name: `turret-bridge+treetop` shows a turret, a bridge and a treetop. */

export interface Face {
  style: string;
  items: string[];
}

export function faceOf(name: string): Face {
  const [style = "", items = ""] = name.split("-");
  return { style, items: items ? items.split("+") : [] };
}

/** Names that may come several times, each with a key of its own: the second `nest-ax` is `nest-ax 1`. */
export function keyed(names: readonly string[]): { key: string; name: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name} ${before}`, name };
  });
}

/** How many of each name, in the order in which they come. */
export function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Cards with the same icons next to one another, one with two icons between those of the one and the other. */
export function byItems(names: readonly string[]): string[] {
  const icons = (name: string): string => faceOf(name).items.join("+");
  return names.toSorted((one, other) => icons(one).localeCompare(icons(other)) || one.localeCompare(other));
}

/** How many cards show each icon; a card with two icons counts for both. */
export function iconsOf(names: readonly string[]): { item: string; count: number }[] {
  return counted(names.flatMap((name) => faceOf(name).items))
    .map(({ name, count }) => ({ item: name, count }))
    .toSorted((one, other) => one.item.localeCompare(other.item));
}
