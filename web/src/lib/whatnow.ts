/** What can be done here: for everything lit on the board, what a press on it does, in words. */

import type { LegalMove } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

const BLANK = "…";

/** What these moves of one verb do: what they have in common in words, and a blank for what differs. */
function verbInWords(moves: readonly LegalMove[], texts: Texts): string {
  const [first] = moves;
  if (!first) return "";
  const common = Object.entries(first.arguments).map(([name, value]) => {
    const same = moves.every((move) => JSON.stringify(move.arguments[name]) === JSON.stringify(value));
    return [name, same ? value : BLANK] as const;
  });
  return texts.move({ verb: first.verb, arguments: Object.fromEntries(common) });
}

/** What a press may lead to: one sentence for each kind of move. */
export function pressInWords(moves: readonly LegalMove[], texts: Texts): string[] {
  const verbs = [...new Set(moves.map((move) => move.verb))];
  return verbs.map((verb) =>
    verbInWords(
      moves.filter((move) => move.verb === verb),
      texts,
    ),
  );
}

export interface LitThing {
  /** The same number is on its tags on the board; 0 for a move that is not on the board. */
  number: number;
  words: string[];
  moves: LegalMove[];
  /** `domain:name`, or empty for a button of the board. */
  thing: string;
  elements: Element[];
}

/** Is it visible, and large enough to carry a tag? */
const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const PRESSABLE = "[data-thing].can, [data-move]";

/** How many things on the board are lit. */
export const countLit = (page: ParentNode): number =>
  [...page.querySelectorAll(".stage")].flatMap((stage) => [...stage.querySelectorAll(PRESSABLE)]).filter(isShown).length;

/** Everything lit on the board, in reading order, then the moves that are not on the board. */
export function litThings(
  root: ParentNode,
  legal: readonly LegalMove[],
  movesOf: (domain: string, name: string) => LegalMove[],
  texts: Texts,
): LitThing[] {
  const found = new Map<string, LitThing>();
  const add = (key: string, thing: string, moves: LegalMove[], element: Element): void => {
    const known = found.get(key);
    if (known) known.elements.push(element);
    else if (moves.length > 0) {
      found.set(key, { number: found.size + 1, words: pressInWords(moves, texts), moves, thing, elements: [element] });
    }
  };
  for (const element of root.querySelectorAll(PRESSABLE)) {
    if (!isShown(element)) continue;
    const thing = element.getAttribute("data-thing") ?? "";
    const move = element.getAttribute("data-move");
    if (thing) {
      const at = thing.indexOf(":");
      add(`thing ${thing}`, thing, movesOf(thing.slice(0, at), thing.slice(at + 1)), element);
    } else {
      add(`move ${String(move)}`, "", legal.filter((one) => one.move === move), element);
    }
  }
  const reached = new Set([...found.values()].flatMap((one) => one.moves));
  const others = legal.filter((move) => !reached.has(move));
  const verbs = [...new Set(others.map((move) => move.verb))];
  const beside = verbs.map((verb): LitThing => {
    const moves = others.filter((move) => move.verb === verb);
    return { number: 0, words: pressInWords(moves, texts), moves, thing: "", elements: [] };
  });
  return [...found.values(), ...beside];
}

/** Press it as the reader would: the board knows what that means. */
export function pressOn(one: LitThing): boolean {
  const [element] = one.elements;
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return element !== undefined;
}
