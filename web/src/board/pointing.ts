/** What is pointed at, in the log or by a teacher, is marked on the board, whichever board it is. */

/** Whose areas lie on the board, by the names of their seats: the viewer's own, and the others as they sit. */
export interface Areas {
  own: string;
  others: readonly string[];
}

const PARTS = "[data-thing], [data-move], [data-part=own], [data-band]";

/** What each part of a board stands for: `tree:B2`, for the button of a move `verb:draw`, for a player's area `seat:red`. */
export function namesOf(parts: readonly Element[], { own, others }: Areas): string[] {
  let bands = 0;
  return parts.map((part) => {
    const thing = part.getAttribute("data-thing");
    if (thing !== null) return thing;
    const move = part.getAttribute("data-move");
    if (move !== null) return `verb:${move.split(" ")[0] ?? ""}`;
    return `seat:${part.hasAttribute("data-band") ? (others[bands++] ?? "") : own}`;
  });
}

/** Mark these things with `data-pointed`, and whatever takes their places until it is called off. */
export function markPointed(root: Element, pointed: ReadonlySet<string>, areas: Areas): () => void {
  if (pointed.size === 0) return () => {};
  const mark = (): void => {
    const parts = [...root.querySelectorAll(PARTS)];
    const names = namesOf(parts, areas);
    parts.forEach((part, at) => part.toggleAttribute("data-pointed", pointed.has(names[at] ?? "")));
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-thing", "data-move"] });
  return () => {
    watch.disconnect();
    for (const part of root.querySelectorAll("[data-pointed]")) part.removeAttribute("data-pointed");
  };
}

/** Whatever is marked. Things that a board marks by itself (a district, a player) have a class for it. */
export const POINTED = "[data-pointed], .pointed, .pointed-at, svg .spot, .bridge.shown";

/** Where on the board is it? What is folded away is nowhere. */
export const pointedIn = (root: Element): Element[] =>
  [...root.querySelectorAll(POINTED)].filter((one) => one.getClientRects().length > 0);
