/**
 * A press counts for the thing on which it began. A browser gives a click to what lies under the pointer in the end; so if
 * the board is drawn again or moves meanwhile, the click would be lost, or count for something that nobody meant.
 */

const PRESSED = "[data-thing], [data-move]";
/** Who moves a mouse further than this, in pixels, does not want to press any more. */
const SLIP = 8;

/** What a node stands for, whichever node that is: a selector. */
const keyOf = (node: Element): string => {
  const name = node.hasAttribute("data-thing") ? "data-thing" : "data-move";
  return `[${name}="${CSS.escape(node.getAttribute(name) ?? "")}"]`;
};

/** The thing or move that an event is for; other buttons are for themselves. */
const pressedBy = ({ target }: Event): Element | null => {
  const node = target instanceof Element ? target.closest(`${PRESSED}, button`) : null;
  return node?.matches(PRESSED) ? node : null;
};

interface Begun {
  node: Element;
  key: string;
  x: number;
  y: number;
}

/** Watch over all presses that begin below this node. */
export function steadyPresses(root: HTMLElement): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(kind: K, then: (event: WindowEventMap[K]) => void): void =>
    addEventListener(kind, then, { signal: stop.signal, capture: true });
  let begun: Begun | null = null;

  /** The thing itself, as it is drawn now; it may be gone. */
  const found = ({ node, key }: Begun): HTMLElement | SVGElement | null =>
    node.isConnected && node.matches(key) ? (node as HTMLElement | SVGElement) : root.querySelector<HTMLElement | SVGElement>(key);
  const press = (meant: Begun): void => {
    const node = found(meant);
    if (!node?.matches(":disabled")) node?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window, detail: 1 }));
  };

  on("pointerdown", (event) => {
    const node = event.isPrimary && event.button === 0 && root.contains(event.target as Node) ? pressedBy(event) : null;
    begun = node && { node, key: keyOf(node), x: event.clientX, y: event.clientY };
  });
  on("pointercancel", () => (begun = null));
  on("pointerup", (event) => {
    if (!begun || event.pointerType === "touch") return; // a finger's click is yet to come
    if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > SLIP) {
      begun = null;
      return;
    }
    // The browser's own click, if there is one, comes at once.
    setTimeout(() => {
      if (!begun) return;
      const late = begun;
      begun = null;
      press(late);
    });
  });
  on("click", (event) => {
    if (!begun || !event.isTrusted || event.detail === 0) return; // made by a key, or by us
    const meant = begun;
    begun = null;
    if (pressedBy(event) === found(meant)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(meant);
  });
  return () => stop.abort();
}
