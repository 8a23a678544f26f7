/** What makes a thing of a board pressable, by mouse, finger and keyboard: attributes to spread on an element. */

import type { Targets } from "@/lib/targets.svelte";

interface Wanted {
  targets: Targets;
  domain: string;
  name: string;
  /** What a screen reader says. */
  label: string;
  /** Classes of the board's own. */
  class?: string | undefined;
  /** Pressing it does something else than choosing it. */
  onpress?: (() => void) | undefined;
  /** Only for this kind of move is it a target: the same goods may lie in two places. */
  can?: boolean | undefined;
  /** Where arrow keys go from thing to thing: is this the one that the tab key reaches? Left out, every target is. */
  stop?: boolean | undefined;
}

export interface Pressable {
  class: string;
  role: "button";
  tabindex: 0 | -1;
  "aria-label": string;
  "aria-pressed": "true" | undefined;
  "data-thing": string;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export function pressable({ targets, domain, name, label, class: own = "", onpress, can, stop }: Wanted): Pressable {
  const legal = can ?? targets.can(domain, name);
  const chosen = targets.chosen(domain, name);
  const press = onpress ?? (() => targets.press(domain, name));
  return {
    class: ["thing", own, legal && "can", chosen && "chosen"].filter(Boolean).join(" "),
    role: "button",
    tabindex: (stop ?? (legal || chosen)) ? 0 : -1,
    "aria-label": label,
    "aria-pressed": chosen ? "true" : undefined,
    "data-thing": `${domain}:${name}`,
    onclick: (event) => {
      event.stopPropagation();
      press();
    },
    onkeydown: (event) => {
      // A button of the page presses itself.
      if (event.currentTarget instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}
