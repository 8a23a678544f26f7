/** Cutting a part out of a board that is drawn small: where it is, in the board's own pixels. */

import type { GuidePart } from "@/lib/guide";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels around a part, for rings and halos at its edge. */
const MARGIN = 5;

/** The smallest box around all of these, with a margin; null if there are none with any size. */
export const union = (boxes: readonly Box[]): Box | null => {
  const solid = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (solid.length === 0) return null;
  const left = Math.min(...solid.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...solid.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...solid.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...solid.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The same box in the pixels of an element that is scaled. */
export const within = (root: Box, scale: number, box: Box): Box => ({
  x: (box.x - root.x) / scale,
  y: (box.y - root.y) / scale,
  width: box.width / scale,
  height: box.height / scale,
});

/** What moves things on a board without changing the size of the part. */
const MOVES = { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "style", "transform", "width", "height"] };

/** Tell where the part of a board is, once it is there and whenever that changes; returns how to stop. */
export function around(root: HTMLElement, part: GuidePart, tell: (box: Box) => void): () => void {
  const watched = new Set<Element>();
  const measure = (): void => {
    const frame = root.getBoundingClientRect();
    const scale = frame.width / root.offsetWidth || 1;
    const all = [...root.querySelectorAll(part.show)];
    const found = union(all.map((one) => within(frame, scale, one.getBoundingClientRect())));
    if (found) tell(found);
  };
  const sizes = new ResizeObserver(measure);
  const look = (): void => {
    for (const one of part.hide ? root.querySelectorAll<HTMLElement>(part.hide) : []) {
      if (one.style.display !== "none") one.style.display = "none";
    }
    for (const one of root.querySelectorAll(part.show)) {
      if (watched.has(one)) continue;
      watched.add(one);
      sizes.observe(one);
    }
  };
  let soon = 0;
  const changes = new MutationObserver(() => {
    look();
    soon ||= requestAnimationFrame(() => {
      soon = 0;
      measure();
    });
  });
  changes.observe(root, MOVES);
  sizes.observe(root);
  look();
  return () => {
    cancelAnimationFrame(soon);
    changes.disconnect();
    sizes.disconnect();
  };
}
