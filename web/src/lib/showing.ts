/** Bring a thing of the board into view, where it can be seen beside what speaks of it. */

/** Below this width the moves come up as a sheet over the lower half of the page. */
const NARROW = 900;
/** Where on a phone a thing comes to lie: above the sheet, as a part of the height. */
const UPPER = 0.16;

export const isNarrow = (): boolean => innerWidth < NARROW;

export function bringIntoView(element: Element, still: boolean): void {
  const behavior = still ? "instant" : "smooth";
  if (isNarrow()) scrollBy({ top: element.getBoundingClientRect().top - innerHeight * UPPER, behavior });
  else element.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
}
