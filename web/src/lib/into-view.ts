/** Bring what is spoken of into sight, above whatever sticks to the bottom of a phone. */

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that `thing` lies within `free`; its beginning counts, if it is larger than that. */
export const scrollFor = (thing: Span, free: Span): number => {
  if (thing.top >= free.top && thing.bottom <= free.bottom) return 0;
  const slack = free.bottom - free.top - (thing.bottom - thing.top);
  return thing.top - free.top - Math.max(0, slack / 2);
};

/** The first of these things, and as many of the others as are seen along with it. */
export const together = (things: readonly Span[], room: number): Span | null =>
  things.reduce<Span | null>((seen, thing) => {
    if (!seen) return thing;
    const both = { top: Math.min(seen.top, thing.top), bottom: Math.max(seen.bottom, thing.bottom) };
    return both.bottom - both.top <= room ? both : seen;
  }, null);

/** How far to scroll so that things are in sight, and the board has its share of the screen. */
export function scrollForAll(things: readonly Span[], board: Span, free: Span, screen: number): number {
  const seen = together(things, free.bottom - free.top);
  const by = seen ? scrollFor(seen, free) : 0;
  const above = board.top - by;
  return above > 0 && free.bottom - above < BOARD_SHARE * screen ? by + above : by;
}

/** How much of a narrow screen is the board's, at least. */
export const BOARD_SHARE = 0.48;

/** Pixels that are kept free around it. */
const AROUND = 14;
/** The same in a tray. */
const AROUND_SMALL = 5;

const spanOf = (thing: Element): Span => thing.getBoundingClientRect();

/** Where on the screen ends what neither the panel nor the tray covers? */
export function freeAbove(board: Element, panel: Element | undefined): number {
  const covers = [panel, board.querySelector(".tray.narrow")].filter((one) => one != null);
  return Math.min(innerHeight, ...covers.map((one) => one.getBoundingClientRect().top));
}

/** Scroll until the things are seen; `panel` covers the lower part of a narrow window. */
export function bringIntoView(things: readonly Element[], board: Element, panel: Element | undefined, still: boolean): void {
  const behavior = still ? "auto" : "smooth";
  if (!panel || getComputedStyle(panel).position !== "sticky") {
    things[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    return;
  }
  const tray = board.querySelector(".tray.narrow");
  const inside = tray?.querySelector(".inside");
  const beside = things.filter((one) => !tray?.contains(one));
  const free = { top: AROUND, bottom: freeAbove(board, panel) - AROUND };
  const by = scrollForAll(beside.map(spanOf), spanOf(board), free, innerHeight);
  if (by !== 0) scrollBy({ top: by, behavior });
  const within = things.filter((one) => inside?.contains(one)).map(spanOf);
  if (!inside || within.length === 0) return;
  const { top, bottom: end } = spanOf(inside);
  const opening = { top: top + AROUND_SMALL, bottom: end - AROUND_SMALL };
  const seen = together(within, opening.bottom - opening.top);
  const on = seen ? scrollFor(seen, opening) : 0;
  if (on !== 0) inside.scrollBy({ top: on, behavior });
}
