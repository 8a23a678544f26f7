/** Short movements of pieces, as Svelte transitions; a table that is still has none. */

import { backOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Manner {
  still: boolean;
}

/** A worker comes in two hops. */
export const step = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 420,
  css: (t, u) => {
    const hop = -14 * Math.abs(Math.sin(t * 2 * Math.PI)) - 6 * u;
    return `transform: translate(${-30 * u}px, ${hop}px); opacity: ${Math.min(1, t * 3)}`;
  },
});

/** A worker goes home. */
export const leave = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 240,
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${12 * u}px); opacity: ${t}`,
});

/** A tile is laid down; its own 0, 0 is its middle. */
export const lay = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 360,
  easing: backOut,
  css: (t, u) => `transform: translateY(${-26 * u}px) scale(${1 + 0.35 * u}); opacity: ${Math.min(1, t * 2)}`,
});

/** Something comes from beside, or from above. */
export const slide = (
  _node: Element,
  { still, x = 0, y = 0 }: Manner & { x?: number; y?: number },
): TransitionConfig => ({
  duration: still ? 0 : 260,
  easing: cubicOut,
  css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}`,
});
