/** Short movements of pieces, as Svelte transitions; a table that is still has none. */

import { cubicOut, backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Manner {
  still: boolean;
}

/** A tile comes down on its tree. */
export const drop = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 320,
  easing: cubicOut,
  css: (t, u) => `transform: translateY(${-46 * u}px); opacity: ${t}`,
});

/** A banner rolls down from its pole. */
export const unfurl = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 320,
  easing: cubicOut,
  css: (t) => `clip-path: inset(-2px -4px ${(1 - t) * 100}% -4px)`,
});

/** A bridge grows from one tree to the other. */
export const extend = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 350,
  easing: cubicOut,
  css: (t) => `clip-path: inset(-40px ${(1 - t) * 100}% -40px -40px); opacity: ${Math.min(1, t * 2)}`,
});

/** A treetop opens its leaves. */
export const bloom = (_node: Element, { still }: Manner): TransitionConfig => ({
  duration: still ? 0 : 350,
  easing: backOut,
  css: (t) => `transform: scale(${t})`,
});

/** A card comes from beside, or from above. */
export const slide = (
  _node: Element,
  { still, x = 0, y = 0 }: Manner & { x?: number; y?: number },
): TransitionConfig => ({
  duration: still ? 0 : 260,
  easing: cubicOut,
  css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}`,
});
