/**
 * One engine for all that travels on a board.
 *
 * Pieces register with their kind and place. Before a new position is drawn, everything is measured; afterwards, what has
 * changed its place flies from where it was seen last to where it is now, in the order of the log. The new position is in the
 * page from the first moment on, so nothing waits for a flight: a press counts at once, and the next position simply
 * measures pieces in mid-air and sends them on from there.
 */

import { type Flight, flightsBetween, type Holding, inOrder, type Told } from "./flights";

/** How long one flight takes, in milliseconds; nothing moves at `none`. */
export const DURATIONS = { slow: 620, normal: 340, fast: 190, none: 0 } as const;
export type Speed = keyof typeof DURATIONS;

/** The next flight begins after this share of the one before. */
const STAGGER = 0.45;
/** Whatever happens, the last flight begins within this many durations. */
const LONGEST_QUEUE = 7;
/** More tokens than this do not fly for one change of a number. */
const MOST_TOKENS = 4;
/** Milliseconds between two of them. */
const APART = 60;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Registered extends Holding {
  node: Element;
  /** A single piece moves itself; of a number of pieces, copies fly. */
  single: boolean;
}

/** A flight, with all that was measured for it. */
interface Way {
  flight: Flight;
  start: Box | undefined;
  /** The pieces that move themselves, and where they are now. */
  singles: { node: Element; end: Box; scale: number }[];
  /** What copies are made of, and where they go. */
  model: Element | undefined;
  end: Box | undefined;
  timing: KeyframeAnimationOptions;
}

const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
};

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** How many pixels of the page one unit of the node's own coordinates is: drawings are scaled. */
function scaleOf(node: Element): number {
  const parent = node.parentElement;
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement || !(parent instanceof SVGGraphicsElement)) return 1;
  return parent.getScreenCTM()?.a || 1;
}

const placeKey = (kind: string, at: string): string => `${kind}\u0000${at}`;

export class Motion {
  private readonly registered = new Set<Registered>();
  private readonly anchors = new Map<string, Element>();
  private readonly fresh = new Set<string>();
  private seen: { holdings: Holding[]; boxes: Map<string, Box[]> } | null = null;
  private planned: Way[] = [];
  private running: Animation[] = [];
  /** The layer above the board in which copies fly. */
  layer: HTMLElement | null = null;
  speed: Speed = "normal";

  // Pieces come and go

  register(piece: Registered): () => void {
    this.registered.add(piece);
    this.mark(piece);
    return () => this.registered.delete(piece);
  }

  registerAnchor(name: string, node: Element): () => void {
    this.anchors.set(name, node);
    return () => {
      if (this.anchors.get(name) === node) this.anchors.delete(name);
    };
  }

  // A new position

  /** Before it is drawn: where is everything, as it is seen just now? */
  measure(): void {
    const boxes = new Map<string, Box[]>();
    const holdings: Holding[] = [];
    for (const { kind, at, count, from, to, node } of this.registered) {
      holdings.push({ kind, at, count, from, to });
      const key = placeKey(kind, at);
      boxes.set(key, [...(boxes.get(key) ?? []), boxOf(node)]);
    }
    for (const [name, node] of this.anchors) boxes.set(placeKey("", name), [boxOf(node)]);
    this.seen = { holdings, boxes };
  }

  /** After it is drawn: what has changed its place, and which way will it fly? `others` moved it since the viewer's last move. */
  plan(log: readonly Told[], others: boolean): Flight[] {
    const before = this.seen;
    this.seen = null;
    if (!before) return [];
    const now = [...this.registered];
    const flights = inOrder(flightsBetween(before.holdings, now), log);
    // First everything is looked at, then everything is changed: looking after a change would lay the page out again each time.
    this.planned = DURATIONS[this.speed] > 0 ? this.ways(flights, before.boxes, now) : [];
    if (others) for (const flight of flights) if (flight.to) this.fresh.add(placeKey(flight.kind, flight.to));
    for (const piece of now) this.mark(piece);
    return flights;
  }

  /** Let everything fly as planned. */
  depart(): void {
    this.running = this.running.filter((animation) => animation.playState !== "finished");
    for (const { flight, start, singles, model, end, timing } of this.planned) {
      for (const { node, end: box, scale } of singles) this.flyItself(node, start, box, scale, timing);
      if (singles.length === 0 && start && end && model) this.flyCopies(flight.count, start, end, model, timing);
    }
    this.planned = [];
  }

  /** The viewer has moved: what others did before is no longer news. */
  forget(): void {
    this.fresh.clear();
    for (const piece of this.registered) this.mark(piece);
  }

  /** End all flights at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  get flying(): number {
    return this.running.filter((animation) => animation.playState !== "finished").length;
  }

  private mark(piece: Registered): void {
    piece.node.toggleAttribute("data-fresh", piece.count > 0 && this.fresh.has(placeKey(piece.kind, piece.at)));
  }

  // Flying

  private ways(flights: readonly Flight[], boxes: Map<string, Box[]>, now: readonly Registered[]): Way[] {
    const duration = DURATIONS[this.speed];
    const step = Math.min(duration * STAGGER, (duration * LONGEST_QUEUE) / Math.max(1, flights.length));
    const taken = new Map<string, number>();
    const byPlace = new Map<string, Registered[]>();
    for (const piece of now) {
      const key = placeKey(piece.kind, piece.at);
      byPlace.set(key, [...(byPlace.get(key) ?? []), piece]);
    }
    return flights.map((flight, at) => {
      const arrived = byPlace.get(placeKey(flight.kind, flight.to)) ?? [];
      const singles = arrived.filter((piece) => piece.single).slice(-flight.count);
      const goal = arrived[0]?.node ?? this.anchors.get(flight.to);
      return {
        flight,
        start: this.startOf(flight, boxes, taken),
        singles: singles.map(({ node }) => ({ node, end: boxOf(node), scale: scaleOf(node) })),
        model: arrived[0]?.node ?? now.find((piece) => piece.kind === flight.kind)?.node,
        end: goal && singles.length === 0 ? boxOf(goal) : undefined,
        timing: { duration, delay: at * step, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "backwards" },
      };
    });
  }

  private startOf(flight: Flight, boxes: Map<string, Box[]>, taken: Map<string, number>): Box | undefined {
    const key = placeKey(flight.kind, flight.from);
    const found = boxes.get(key);
    if (!found) return boxes.get(placeKey("", flight.from))?.[0];
    const next = taken.get(key) ?? 0;
    taken.set(key, next + 1);
    // The last of several pieces is the one that left.
    return found[Math.max(0, found.length - 1 - next)];
  }

  /** A piece that is drawn at its new place comes there from its old one; without an old one, it appears. */
  private flyItself(node: Element, start: Box | undefined, end: Box, scale: number, timing: KeyframeAnimationOptions): void {
    if (!start || start.width === 0 || end.width === 0) {
      this.animate(node, [{ opacity: 0 }, { opacity: 1 }], timing);
      return;
    }
    const [fromX, fromY] = middle(start);
    const [toX, toY] = middle(end);
    const away = `${(fromX - toX) / scale}px ${(fromY - toY) / scale}px`;
    this.animate(node, [{ translate: away }, { translate: "0 0" }], timing);
  }

  /** Of a number, copies of its token fly; the numbers themselves are right from the beginning. */
  private flyCopies(count: number, start: Box, end: Box, model: Element, timing: KeyframeAnimationOptions): void {
    const size = Math.max(18, Math.min(40, end.height || 24));
    const [fromX, fromY] = middle(start);
    const [toX, toY] = middle(end);
    const way = [{ translate: "0 0", opacity: 1 }, { translate: `${toX - fromX}px ${toY - fromY}px`, opacity: 0.9 }];
    for (let copy = 0; copy < Math.min(count, MOST_TOKENS); copy += 1) {
      const token = tokenOf(model);
      Object.assign(token.style, { left: `${fromX - size / 2}px`, top: `${fromY - size / 2}px`, width: `${size}px`, height: `${size}px` });
      const takeOff = () => {
        this.layer?.append(token);
        const animation = this.animate(token, way, { ...timing, delay: 0 });
        void animation.finished.catch(() => undefined).then(() => token.remove());
      };
      // Each comes when it is its turn: all of them at once would be much to draw.
      const wait = Number(timing.delay ?? 0) + copy * APART;
      if (wait > 0) setTimeout(takeOff, wait);
      else takeOff();
    }
  }

  private animate(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, timing);
    this.running.push(animation);
    return animation;
  }
}

/** A copy of the picture in a number of pieces; a plain disc where there is none. */
function tokenOf(model: Element): HTMLElement {
  const token = document.createElement("span");
  token.className = "b-flying";
  const picture = model.querySelector("[data-token]") ?? (model instanceof HTMLElement ? model.querySelector("svg") : null);
  if (picture && (picture instanceof HTMLElement || picture instanceof SVGSVGElement)) token.append(picture.cloneNode(true));
  else token.classList.add("b-disc");
  return token;
}
