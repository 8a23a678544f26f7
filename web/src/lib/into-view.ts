/** Bring what is spoken of into sight, above whatever sticks to the bottom of a phone. */

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that `thing` lies within `free`; its beginning counts, if it is larger than that. */
export const scrollFor = (thing: Span, free: Span): number => {
  if (thing.top >= free.top && thing.bottom <= free.bottom) return 0;
  const slack = free.bottom - free.top - (thing.bottom - thing.top);
  return thing.top - free.top - Math.max(0, slack / 2);
};

/** Pixels that are kept free around it. */
const AROUND = 14;

/** Scroll until the thing is seen; `panel` covers the lower part of a narrow window. */
export function bringIntoView(thing: Element, panel: Element | undefined, still: boolean): void {
  const behavior = still ? "auto" : "smooth";
  const tray = thing.ownerDocument.querySelector(".tray.narrow");
  if (!panel || getComputedStyle(panel).position !== "sticky" || tray?.contains(thing)) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    return;
  }
  const bottom = Math.min(panel.getBoundingClientRect().top, tray?.getBoundingClientRect().top ?? Infinity);
  const { top, bottom: end } = thing.getBoundingClientRect();
  const by = scrollFor({ top, bottom: end }, { top: AROUND, bottom: bottom - AROUND });
  if (by !== 0) scrollBy({ top: by, behavior });
}
