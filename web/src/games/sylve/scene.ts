/** What every part of the board is given: the position, the words for it, and what can be pressed. */

import { type Source, sourceIn } from "@/board/explain.svelte";
import { pressable } from "@/board/press";
import type { LegalMove } from "@/generated/protocol";
import type { WoodView } from "@/generated/sylve";
import type { Marked } from "@/lib/marks.svelte";
import type { Targets } from "@/lib/targets.svelte";

import type { Tongue } from "./words";

export interface Scene extends Tongue {
  view: WoodView;
  targets: Targets;
  pointed: ReadonlySet<string>;
  /** Things that others changed since the viewer's last move. */
  changed: Marked;
  /** The class that gives a seat its colour: `c-red`. */
  tint: (seat: string | null) => string;
  /** The number of a seat round the table, for its shape. */
  number: (seat: string) => number;
}

/** Where a table of components comes from. */
export const sourceOf = (scene: Scene, table: string): Source | undefined => sourceIn(scene.view.provenance, table);

/** The legal moves that pressing a thing may lead to, of these verbs only. */
export const movesOf = (scene: Scene, domain: string, name: string, verbs?: readonly string[]): LegalMove[] =>
  scene.targets.moves(domain, name).filter((move) => !verbs || verbs.includes(move.verb));

/** Kinds of things that lie in one place only: news of them belong there. Dice and goods have the same names everywhere. */
const SINGLE: readonly string[] = ["place", "potion", "creature"];

/** Did others change this thing since the viewer's last move? */
export const isNews = (scene: Scene, domain: string, name: string): boolean =>
  SINGLE.includes(domain) && scene.changed.has(`${domain}:${name}`);

interface Wanted {
  class?: string;
  /** It is a target for these verbs only. */
  verbs?: readonly string[];
  onpress?: () => void;
}

/** A thing of this board: what it is, and what can be done with it, for those who hear it. */
export function thing(scene: Scene, domain: string, name: string, label: string, wanted: Wanted = {}): ReturnType<typeof pressable> {
  const moves = movesOf(scene, domain, name, wanted.verbs);
  const deeds = moves.length > 3 ? [] : moves.map((move) => `${scene.texts.move(move)}.`);
  return pressable({
    targets: scene.targets,
    domain,
    name,
    label: [...deeds, label].join(" "),
    class: [wanted.class, isNews(scene, domain, name) && "news", scene.pointed.has(`${domain}:${name}`) && "pointed"].filter(Boolean).join(" "),
    can: moves.length > 0,
    onpress: wanted.onpress ?? (() => scene.targets.press(domain, name, true)),
  });
}
