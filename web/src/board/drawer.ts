/** When somebody is guided, the drawer of a phone is open while it is needed, and leaves its room to the board otherwise. */

import { POINTED } from "./pointing";

/** What is pointed at and what can be pressed, in the drawer and beside it. */
export interface Need {
  lit: { inside: number; beside: number };
  pressable: { inside: number; beside: number };
  /** Is the first part of a move chosen? */
  choosing: boolean;
}

/** Is there something in the drawer to look at, or to press next? */
export function isNeeded({ lit, pressable, choosing }: Need): boolean {
  if (lit.inside > 0) return true;
  if (pressable.inside === 0) return false;
  return choosing || lit.beside === 0 || pressable.beside === 0;
}

const PRESSABLE = ".can, [data-move]:not([disabled])";

function needOf(drawer: Element, board: Element): Need {
  const among = (selector: string) => {
    const found = [...board.querySelectorAll(selector)];
    const inside = found.filter((one) => drawer.contains(one)).length;
    return { inside, beside: found.length - inside };
  };
  return { lit: among(POINTED), pressable: among(PRESSABLE), choosing: board.querySelector(".chosen") !== null };
}

/** Say whether the drawer is needed, now and whenever something else is pointed at. */
export function whileNeeded(drawer: Element, board: Element, tell: (needed: boolean) => void): () => void {
  let before = "";
  const look = (): void => {
    const need = needOf(drawer, board);
    const needed = isNeeded(need);
    const now = JSON.stringify([needed, need.lit, need.choosing]);
    if (now === before) return;
    before = now;
    tell(needed);
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-pointed", "data-move", "disabled"] });
  return () => watch.disconnect();
}
