/** Every piece explains itself: on hover, keyboard focus, long press or `?`. */

import type { Attachment } from "svelte/attachments";

import type { LegalMove } from "@/generated/protocol";

import { getStage } from "./context";

/** Where a component's figures come from. */
export type Source = "rulebook" | "published" | "reconstructed";

const SOURCES: readonly string[] = ["rulebook", "published", "reconstructed"] satisfies Source[];

/** Where a table of components comes from, as a view tells it. */
export const sourceIn = (sources: Record<string, string>, table: string): Source | undefined => {
  const source = sources[table];
  return source && SOURCES.includes(source) ? (source as Source) : undefined;
};

export interface Explanation {
  title: string;
  /** What it does, in a sentence. */
  text?: string;
  /** More lines, such as what lies there. */
  more?: readonly string[];
  source?: Source | undefined;
  /** The clause to read on in: `SY-29`. */
  clause?: string;
  /** What can be done with it now; what that would cost and bring is asked from the rules. */
  moves?: readonly LegalMove[];
}

const HOVER = 380;
const LONG_PRESS = 480;

interface Found {
  node: Element;
  about: () => Explanation;
}

/** Tells real movement from what a browser reports when the page moves below a pointer at rest. */
export class Pointer {
  private last: { screenX: number; screenY: number } | null = null;

  hasMoved({ screenX, screenY }: { screenX: number; screenY: number }): boolean {
    const { last } = this;
    this.last = { screenX, screenY };
    return last?.screenX !== screenX || last.screenY !== screenY;
  }
}

/**
 * The one card of a stage: what is explained, and where it is. Things only say what they are (`tell`); the stage
 * listens for all of them, as there are hundreds, and they change with every move.
 */
export class Explainer {
  shown = $state.raw<{ node: Element; about: Explanation; held: boolean } | null>(null);
  private readonly abouts = new WeakMap<Element, () => Explanation>();
  private timer = 0;
  /** What the pointer rests on, and where on the screen it was last. */
  private under: Element | null = null;
  private readonly pointer = new Pointer();
  /** The finger has been held down long enough: it looks, and does not also press. */
  private looking = false;

  /** This node stands for something. */
  tell(node: Element, about: () => Explanation): () => void {
    this.abouts.set(node, about);
    return () => {
      if (this.abouts.get(node) !== about) return;
      this.abouts.delete(node);
      // Not at once: the page may just be being drawn.
      queueMicrotask(() => this.shown?.node === node && !node.isConnected && this.dismiss());
    };
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** What the innermost thing around a target says. */
  private around(target: EventTarget | null): Found | null {
    for (let node = target as Element | null; node; node = node.parentElement) {
      const about = this.abouts.get(node);
      if (about) return { node, about };
    }
    return null;
  }

  private soon(found: Found | null, wait: number, held = false): void {
    clearTimeout(this.timer);
    if (!found || this.shown?.node === found.node) return;
    this.timer = window.setTimeout(() => {
      this.looking = held;
      this.shown = { node: found.node, about: found.about(), held };
    }, wait);
  }

  private leave(target: EventTarget | null): void {
    clearTimeout(this.timer);
    this.under = null;
    const found = this.around(target);
    // Not at once: a focused thing that is taken away says that it is left while the page is being drawn.
    queueMicrotask(() => {
      if (this.shown && !this.shown.held && this.shown.node !== found?.node) this.shown = null;
    });
  }

  /** Listen for everything below this node. */
  listen(root: HTMLElement): () => void {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, then: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      root.addEventListener(kind, then, { signal: stop.signal, capture });
    on("pointerover", (event) => {
      if (event.pointerType === "touch") return;
      this.leave(event.target);
    });
    // A thing that comes to lie under a pointer at rest is entered, too; it is only explained to somebody who moves.
    on("pointermove", (event) => {
      if (event.pointerType === "touch" || !this.pointer.hasMoved(event)) return;
      const found = this.around(event.target);
      if (!found || this.under === found.node) return;
      this.under = found.node;
      this.soon(found, HOVER);
    });
    on("pointerleave", () => this.leave(null));
    on("focusin", (event) => {
      if ((event.target as Element).matches(":focus-visible")) this.soon(this.around(event.target), HOVER);
    });
    on("focusout", (event) => this.leave(event.relatedTarget));
    on("keydown", (event) => {
      const found = event.key === "?" ? this.around(event.target) : null;
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      this.soon(found, 0);
    });
    on("pointerdown", (event) => {
      this.looking = false;
      if (event.pointerType === "touch") this.soon(this.around(event.target), LONG_PRESS, true);
      else this.dismiss();
    });
    for (const kind of ["pointerup", "pointercancel"] as const) on(kind, () => clearTimeout(this.timer));
    on("click", (event) => {
      if (!this.looking) return;
      this.looking = false;
      event.preventDefault();
      event.stopPropagation();
    }, true);
    on("contextmenu", (event) => this.looking && event.preventDefault());
    return () => stop.abort();
  }
}

export type Explain = (about: () => Explanation) => Attachment;

/** To be called in a component's script: `const explain = explaining();` */
export function explaining(): Explain {
  const explainer = getStage()?.explainer;
  return (about) => (node) => explainer?.tell(node, about);
}
