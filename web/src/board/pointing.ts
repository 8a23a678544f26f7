/** What is pointed at, in the log or by a teacher, is marked on the board, whichever board it is. */

/** What an element stands for: `tree:B2`, or for the button of a move `verb:draw`. */
const thingOf = (node: Element): string =>
  node.getAttribute("data-thing") ?? `verb:${node.getAttribute("data-move")?.split(" ")[0] ?? ""}`;

const marked = (root: Element): NodeListOf<Element> => root.querySelectorAll("[data-pointed]");

function mark(root: Element, pointed: ReadonlySet<string>): void {
  for (const node of marked(root)) if (!pointed.has(thingOf(node))) node.removeAttribute("data-pointed");
  for (const node of root.querySelectorAll(":is([data-thing], [data-move]):not([data-pointed])")) {
    if (pointed.has(thingOf(node))) node.setAttribute("data-pointed", "");
  }
}

/** Mark these things with `data-pointed`, and whatever takes their places until it is called off. */
export function markPointed(root: Element, pointed: ReadonlySet<string>): () => void {
  if (pointed.size === 0) return () => {};
  mark(root, pointed);
  const watch = new MutationObserver(() => mark(root, pointed));
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-thing", "data-move"] });
  return () => {
    watch.disconnect();
    for (const node of marked(root)) node.removeAttribute("data-pointed");
  };
}

/** Where on the board is it? Things that a board marks by itself (a district, a player) have a class for it. */
export const pointedIn = (root: Element): Element | null =>
  root.querySelector("[data-pointed], .pointed, .pointed-at, svg .spot, .bridge.shown");
