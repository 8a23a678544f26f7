/** Where a floating card goes: beside a thing, within the window, and never on the thing itself if that can be helped. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

const within = (wanted: number, size: number, room: number): number => Math.max(GAP, Math.min(wanted, room - size - GAP));

export function beside(thing: Box, width: number, height: number, roomX: number, roomY: number): { left: number; top: number } {
  const middle = within((thing.left + thing.right) / 2 - width / 2, width, roomX);
  if (thing.top - height - GAP >= GAP) return { left: middle, top: thing.top - height - GAP };
  if (thing.bottom + height + GAP <= roomY - GAP) return { left: middle, top: thing.bottom + GAP };
  const top = within(thing.top, height, roomY);
  if (thing.right + GAP + width <= roomX - GAP) return { left: thing.right + GAP, top };
  return { left: within(thing.left - width - GAP, width, roomX), top };
}
