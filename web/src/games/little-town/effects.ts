/** What is printed on a building tile, as a row of signs and numbers, and where each of them stands. */

import type { BuildingView, EffectView } from "@/generated/little-town";

export type Token =
  | { is: "icon"; name: string }
  /** Several different goods, one of each, in two lines. */
  | { is: "cluster"; names: string[] }
  | { is: "number"; text: string }
  | { is: "arrow" }
  | { is: "per" };

export interface Placed {
  token: Token;
  /** The middle of the token. */
  x: number;
  width: number;
}

export interface Row {
  tokens: Placed[];
  width: number;
  /** The size of an icon. */
  icon: number;
}

/** Goods in a row: one of a kind is its icon alone, more are counted. */
export function goods(counts: Record<string, number>): Token[] {
  const all = Object.entries(counts);
  if (all.length > 2 && all.every(([, count]) => count === 1)) {
    return [{ is: "cluster", names: all.map(([name]) => name) }];
  }
  return all.flatMap(([name, count]): Token[] =>
    count === 1 && name !== "vp"
      ? [{ is: "icon", name }]
      : [
          { is: "number", text: String(count) },
          { is: "icon", name },
        ],
  );
}

/** An effect for the owner: when, what, and for each of what. */
function atEnd(sign: string, effect: EffectView | null): Token[] {
  if (!effect) return [];
  if (effect.verb !== "score-per")
    return [
      { is: "icon", name: sign },
      { is: "icon", name: effect.verb },
    ];
  const per: Token[] = effect.around ? [{ is: "per" }, { is: "icon", name: effect.around }] : [];
  return [{ is: "icon", name: sign }, ...goods({ vp: effect.vp }), ...per];
}

/** All that a building does. */
export function effectOf(building: BuildingView): Token[] {
  const pay = goods(building.pay);
  const gain = goods(building.gain);
  return [
    ...pay,
    ...(pay.length > 0 ? [{ is: "arrow" } as const] : []),
    ...gain,
    ...atEnd("round-end", building.round_end),
    ...atEnd("game-end", building.game_end),
  ];
}

const ARROW = 0.72;
const PER = 0.42;
const DIGIT = 0.62;

/** How wide a token is: some of it grows with the icons, some with the text. */
function measure(token: Token): { icons: number; text: number } {
  switch (token.is) {
    case "icon":
      return { icons: 1, text: 0 };
    case "cluster":
      return { icons: Math.ceil(token.names.length / 2) * 0.72, text: 0 };
    case "number":
      return { icons: 0, text: DIGIT * token.text.length };
    case "arrow":
      return { icons: 0, text: ARROW };
    case "per":
      return { icons: 0, text: PER };
  }
}

/** The tokens in a row about 0: icons as large as wished and as there is room; text keeps its size. */
export function row(tokens: readonly Token[], room: number, wish: number, text: number, gap = 1): Row {
  const sizes = tokens.map(measure);
  const fixed = sizes.reduce((sum, size) => sum + size.text * text, 0) + gap * Math.max(0, tokens.length - 1);
  const icons = sizes.reduce((sum, size) => sum + size.icons, 0);
  const icon = icons > 0 ? Math.min(wish, Math.max(6, (room - fixed) / icons)) : wish;
  const width = fixed + icons * icon;
  let x = -width / 2;
  const placed = tokens.map((token, number): Placed => {
    const size = sizes[number] ?? { icons: 0, text: 0 };
    const own = size.icons * icon + size.text * text;
    const at = x + own / 2;
    x += own + gap;
    return { token, x: at, width: own };
  });
  return { tokens: placed, width, icon };
}
