/** Arrow keys go from thing to thing, by where things are seen. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** Which of these spots is next in the direction of the key? Straight ahead counts more than near. */
export function nextSpot(from: Spot, spots: readonly Spot[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, at) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along < 2) return;
    const far = along + 2.5 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = (node: Element): Spot => {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Let an arrow key move the focus within a stage. */
export function onArrow(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const at = (event.target as Element | null)?.closest("[data-thing]");
  if (!at || !root || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(event.key in DIRECTIONS)) return;
  const others = [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => one !== at);
  const next = others[nextSpot(middle(at), others.map(middle), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Which of many things the tab key reaches: where the reader last was, unless there is nothing to do there and something elsewhere. */
export const tabStop = (all: readonly string[], able: readonly string[], last: string): string =>
  all.includes(last) && (able.length === 0 || able.includes(last)) ? last : (able[0] ?? all[0] ?? "");
