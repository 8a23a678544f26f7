/** Answers that are chosen beside the board, because what they touch lies in no one place: each with its signs and its words. */

import { named } from "@/board/things";
import type { LegalMove } from "@/generated/protocol";

import { type Bit, effectBits, slotOf, whenBits } from "./effects";
import type { Scene } from "./scene";
import { goodsInWords } from "./words";

export interface Choice {
  move: LegalMove;
  /** What it means, in words. */
  label: string;
  bits: Bit[];
  /** The words are shown: the signs alone do not say it. */
  said?: boolean;
  /** The portrait of a creature. */
  creature?: string;
  /** A die: its place in the stack, from the top. */
  level?: number;
}

type Maker = (scene: Scene, move: LegalMove) => Choice;

const plain: Maker = (scene, move) => ({ move, label: scene.texts.move(move), bits: [], said: true });

const skip: Maker = (scene, move) => {
  const id = `skip-${scene.view.prompt}`;
  return { ...plain(scene, move), label: scene.words.has(id) ? scene.words.say(id) : scene.texts.move(move) };
};

const gather: Maker = (scene, move) => ({
  move,
  label: scene.texts.title("good", named(move, "good")),
  bits: [{ sign: named(move, "good") }],
  said: true,
});

const trade: Maker = (scene, move) => ({
  move,
  label: scene.words.say("trade-way", {
    give: scene.texts.name("good", named(move, "give")),
    take: scene.texts.name("good", named(move, "take")),
  }),
  bits: [{ sign: named(move, "give") }, { text: "→" }, { sign: named(move, "take") }],
});

const turn: Maker = (scene, move) => ({
  move,
  label: scene.texts.move(move),
  bits: [{ sign: named(move, "from") }, { text: "→" }, { sign: named(move, "to") }],
});

const force: Maker = (scene, move) => ({
  move,
  label: scene.texts.move(move),
  bits: [{ text: "−1" }, { sign: named(move, "good") }],
});

const sell: Maker = (scene, move) => {
  const [good, count] = [named(move, "good"), Number(named(move, "count"))];
  const points = scene.view.question?.prices[String(count)] ?? 0;
  return {
    move,
    label: scene.words.say("sell-way", {
      goods: goodsInWords(scene, { [good]: count }),
      points: scene.words.say("points", { count: points }),
    }),
    bits: [{ text: String(count) }, { sign: good }, { text: "→" }, { text: String(points) }, { sign: "points" }],
  };
};

/** What a payment takes: the printed cost, less what berries stand for, and the berries. */
export function paid(cost: Record<string, number>, covered: readonly number[], berries: number): Record<string, number> {
  const goods = ["plant", "mushroom", "crystal"];
  const left = goods.map((good, at) => [good, (cost[good] ?? 0) - (covered[at] ?? 0)] as const);
  return { ...Object.fromEntries(left.filter(([, count]) => count > 0)), ...(berries > 0 ? { berry: berries } : {}) };
}

const pay: Maker = (scene, move) => {
  const { view, words } = scene;
  const potions = [...view.market, ...view.players.flatMap((player) => player.reserved)];
  const potion = potions.find((one) => one.id === view.question?.potion);
  const covered = ["plants", "mushrooms", "crystals"].map((parameter) => Number(named(move, parameter)));
  const goods = paid(potion?.cost ?? {}, covered, view.question?.berries[move.move] ?? 0);
  return {
    move,
    label: words.say("pay-way", { cost: goodsInWords(scene, goods) }),
    bits: Object.entries(goods).flatMap(([good, count]) => [{ text: String(count) }, { sign: good }]),
  };
};

const lift: Maker = (scene, move) => ({ move, label: scene.texts.move(move), bits: [], level: Number(named(move, "level")) });

const creature: Maker = (scene, move) => {
  const id = named(move, "creature");
  const found = scene.view.players.flatMap((player) => player.tamed).find((one) => one.id === id);
  const when = found && !slotOf(found.when) ? whenBits(found.when) : [];
  return {
    move,
    label: scene.texts.move(move),
    creature: id,
    bits: found ? [...when, { text: "→" }, ...effectBits(found.does)] : [],
  };
};

const MAKERS: Record<string, Maker> = {
  gather, trade, turn, force, sell, pay, lift, skip,
  exchange: creature,
  instead: creature,
  use: creature,
  reveal: plain,
  end: plain,
};

/** Of these verbs, moves are shown only when all else of them is chosen. */
const TWO_STEPS: readonly string[] = ["turn", "force"];

/** The moves to choose between beside the board, in this position and with these things chosen. */
export function choicesNow(scene: Scene): Choice[] {
  const { legal, picked } = scene.targets;
  const chosen = (domain: string): string | undefined => picked.find(([one]) => one === domain)?.[1];
  const [die, place] = [chosen("die"), chosen("place")];
  const fits = (move: LegalMove): boolean => {
    if (move.verb === "turn") return named(move, "from") === die && !place;
    if (move.verb === "force") return named(move, "die") === die && named(move, "space") === place;
    if (move.verb === "clear") return named(move, "forest") === "row";
    return !TWO_STEPS.includes(move.verb);
  };
  const berries = (choice: Choice): number => scene.view.question?.berries[choice.move.move] ?? 0;
  return legal.filter((move) => (move.verb in MAKERS || move.verb === "clear") && fits(move)).map((move) => (MAKERS[move.verb] ?? plain)(scene, move)).sort((one, other) => berries(one) - berries(other));
}

/** The domains whose things are pressed on the board, and the verbs that are chosen beside it. */
export const DOMAINS: readonly string[] = ["die", "place", "good", "potion", "creature", "row", "character", "season"];
export const CHOSEN_BESIDE: readonly string[] = Object.keys(MAKERS);
