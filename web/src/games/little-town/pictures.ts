/** The buildings, drawn: each stands on 0, 0, is at most 44 wide and 36 tall, and has a silhouette of its own. */

/** A shape by the name of its paint (see Picture.svelte) and its path. */
export type Shape = readonly [paint: string, path: string];

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const door = (x: number, width: number, height: number): Shape => [
  "dark",
  `M${x - width / 2} 0v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`,
];
const window = (x: number, y: number, size = 4): Shape[] => [
  ["glow", box(x - size / 2, y - size / 2, size, size)],
  ["line", `M${x} ${y - size / 2}v${size}M${x - size / 2} ${y}h${size}`],
];
const gable = (paint: string, half: number, eaves: number, ridge: number): Shape => [
  paint,
  `M0 ${-ridge}L${half} ${-eaves}H${-half}z`,
];
const stalk = (x: number, tall: number): Shape[] => [
  ["stem", `M${x} 0V${-tall}`],
  ["gold", `M${x} ${-tall - 7}c3 3 3 7 0 10c-3-3-3-7 0-10z`],
  ["line", `M${x - 3} ${-tall - 1}l3 3l3-3`],
];
const battlements = (x: number, top: number, width: number, height: number): string => {
  const w = width / 5;
  return `M${x} ${top + height}v${-height}h${w}v2.4h${w}v-2.4h${w}v2.4h${w}v-2.4h${w}v${height}z`;
};
const flag = (x: number, y: number): Shape[] => [
  ["line", `M${x} ${y}v-8`],
  ["red", `M${x} ${y - 8}l7 2l-7 2.4z`],
];

export const PICTURES: Record<string, readonly Shape[]> = {
  "wheat-field": [
    ["earth", "M-21 0C-14-5 14-5 21 0z"],
    ...[-15, -9, -3, 3, 9, 15].flatMap((x, n) => stalk(x, 17 + (n % 2) * 4)),
    ["line", "M-17-1h34"],
  ],
  bakery: [
    ["brick", box(7, -31, 5, 14)],
    ["smoke", "M9-33c-2-2 1-3-1-6M12-32c-1-3 2-3 1-6"],
    ["cream", box(-14, -15, 28, 15)],
    gable("thatch", 18, 14, 29),
    ["bread", "M-9-4c0-5 4-7 9-7s9 2 9 7z"],
    ["line", "M-4-5l2-4M0-5l2-4M4-5l2-4"],
  ],
  grocery: [
    ["cream", box(-16, -24, 32, 24)],
    ["slate", "M-18-24L-14-30H14L18-24z"],
    ["white", "M-18-22h36v6a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0z"],
    ["leaf", "M-12-22h6v6a3 3 0 0 1-6 0zM0-22h6v6a3 3 0 0 1-6 0zM12-22h6v6a3 3 0 0 1-6 0z"],
    ["wood", `${box(-14, -7, 12, 7)}${box(2, -7, 12, 7)}`],
    ["gold", "M-13-7c1-4 3-4 4-1c1-4 3-4 5 1z"],
    ["water", "M3-7c2-5 8-5 10 0z"],
  ],
  "trading-shop": [
    ["wood", box(-2, -28, 4, 24)],
    ["line", "M-16-24L16-24M-14-24l-5 11M-14-24l5 11M14-24l-5 11M14-24l5 11"],
    ["gold", "M-20-13h12c0 8-12 8-12 0zM8-13h12c0 8-12 8-12 0z"],
    ["gold", disc(0, -30, 3.4)],
    ["darkwood", "M-10 0c0-4 4-6 10-6s10 2 10 6z"],
  ],
  "stone-shop": [
    ["stone", "M-16 0v-16l6-6h20l6 6v16z"],
    ["slate", "M-18-15L-9-27H9L18-15z"],
    ["line", "M-16-8h9M8-8h8M-11-15v7M12-15v7M-13-8v8"],
    ["dark", box(-6, -12, 13, 12)],
    ["pale", `${box(-3, -6, 7, 6)}${box(-8, -5, 5, 5)}${box(-1, -11, 6, 5)}`],
  ],
  granary: [
    ["red", "M-14 0v-18L-10-27L0-33L10-27L14-18V0z"],
    ["white", "M-6 0v-10h12v10z"],
    ["line", "M-6-10L6 0M6-10L-6 0M-14-18H14"],
    ["gold", "M-5-19c0-6 10-6 10 0z"],
    ["thatch", "M-17-17L-12-28L0-35L12-28L17-17L13-17L9-25L0-30L-9-25L-13-17z"],
  ],
  "gold-mine": [
    ["rock", "M-22 0L-14-16L-7-19L-1-30L9-22L14-12L22 0z"],
    ["dark", "M-8 0v-11a7 7 0 0 1 14 0V0z"],
    ["wood", `${box(-10, -14, 3.4, 14)}${box(5, -14, 3.4, 14)}${box(-11, -17, 20, 4)}`],
    ["steel", "M-6-7h12l-2 5h-8z"],
    ["gold", "M-5-7c1-4 4-4 5-1c1-3 4-3 5 1z"],
    ["steel", `${disc(-3, -1.4, 1.6)}${disc(3, -1.4, 1.6)}`],
    ["gold", `${disc(12, -6, 1.6)}${disc(-14, -7, 1.6)}${disc(0, -22, 1.5)}`],
  ],
  well: [
    ["wood", `${box(-12, -24, 3, 18)}${box(9, -24, 3, 18)}`],
    ["rose", "M-17-22L0-34L17-22z"],
    ["line", "M-10-17h20M0-17v7"],
    ["wood", "M-3-12h6l-1 6h-4z"],
    ["stone", "M-14-9h28l-2 9h-24z"],
    ["line", "M-13-4.5h26M-6-9v4.5M5-9v4.5M0-4.5V0"],
  ],
  workshop: [
    ["cream", box(-15, -17, 30, 17)],
    ["slate", "M-18-16L-11-29H11L18-16z"],
    ["steel", "M0-15l2 2.6l3-1l.4 3.2l3 1l-1.6 2.8l1.6 2.8l-3 1L5 1H-5l-.4-3.6l-3-1l1.6-2.8l-1.6-2.8l3-1l.4-3.2l3 1z"],
    ["dark", disc(0, -5, 2.2)],
    ...window(-11, -22, 0.1),
    ["wood", "M9-29v-5h4v8z"],
  ],
  factory: [
    ["brick", box(-19, -34, 6, 22)],
    ["smoke", "M-16-36c-3-2 3-3 0-5"],
    ["stone", "M-19 0v-14l12-9v9l12-9v9l12-9V0z"],
    ["slate", "M-7-23v5l-12 8v-4zM5-23v5l-12 8v-4zM17-23v5l-12 8v-4z"],
    ...window(-13, -5, 5),
    ...window(-4, -5, 5),
    door(10, 7, 9),
  ],
  church: [
    ["cream", box(-6, -17, 22, 17)],
    ["slate", "M-8-16L0-25H14L18-16z"],
    ["cream", box(-14, -22, 11, 22)],
    ["slate", "M-8.5-36L-1.5-22H-15.5z"],
    ["line", "M-8.5-36v-5M-10.5-39h4"],
    door(-8.5, 5, 8),
    ["glow", `${disc(-8.5, -16, 2.2)}M3-4v-6a2 2 0 0 1 4 0v6zM10-4v-6a2 2 0 0 1 4 0v6z`],
  ],
  statue: [
    ["stone", "M-11 0v-4h3v-9h16v9h3v4z"],
    ["gold", "M-6-13l2-9l-2-4l3-3h5l4-8l2.4 1l-4 10l1 4l2 9z"],
    ["gold", disc(-0.4, -31, 3)],
    ["line", "M8-36l3-4"],
    ["gold", "M-5-8l2-1l1-2l1 2l2 1l-1.6 1.4l.4 2l-1.8-1l-1.8 1l.4-2z"],
  ],
  castle: [
    ["pale", battlements(-9, -20, 18, 20)],
    ["stone", battlements(-20, -28, 12, 28)],
    ["stone", battlements(8, -28, 12, 28)],
    ...flag(-14, -27),
    ...flag(14, -27),
    door(0, 9, 12),
    ["glow", "M-16-16v-3a2 2 0 0 1 4 0v3zM12-16v-3a2 2 0 0 1 4 0v3z"],
    ["line", "M-3-11v11M0-12v12M3-11v11M-4-5h8"],
  ],
  bar: [
    ["cream", box(-15, -18, 30, 18)],
    ["leafdark", "M-18-17L-10-30H10L18-17z"],
    ["line", "M-15-9h8M-11-18v9M15-9H7M11-18v9"],
    ["gold", "M-6-14H5v13h-11z"],
    ["white", "M-7-13c-2-4 2-6 4-4c1-4 6-3 6 0c4-1 4 3 3 4z"],
    ["handle", "M5-11h3.4v7H5"],
  ],
  bookstore: [
    ["cream", box(-15, -18, 30, 18)],
    ["rose", "M-18-17L-14-28H14L18-17z"],
    ["slate", "M-13-13c5-2 9-1 13 2c4-3 8-4 13-2v11c-5-2-9-1-13 2c-4-3-8-4-13-2z"],
    ["white", "M-11-13c4-2 8-1 11 2v9c-3-3-7-3-11-2zM11-13c-4-2-8-1-11 2v9c3-3 7-3 11-2z"],
    ["line", "M-8-9l5 1.6M-8-6l5 1.6M8-9l-5 1.6M8-6l-5 1.6"],
  ],
  pier: [
    ["water", "M-22-6C-16-9-12-4-6-6S4-9 10-6S18-4 22-6V0H-22z"],
    ["white", "M6-30C14-22 15-16 14-11H6z"],
    ["rose", "M4-26C-1-20-2-15-1-11H4z"],
    ["line", "M5-33V-9"],
    ["wood", "M-4-10H18C17-5 14-3 11-3H2C-1-3-3-6-4-10z"],
    ["darkwood", `${box(-20, -12, 3, 11)}${box(-11, -12, 3, 11)}`],
    ["wood", box(-22, -14, 17, 3.4)],
  ],
  brewery: [
    ["cream", box(-4, -22, 20, 22)],
    ["thatch", "M-7-21L1-32H11L19-21z"],
    ...window(11, -15),
    ["wood", "M-17-15C-12-18-6-18-1-15C1-9 1-5-1 0H-17C-19-5-19-9-17-15z"],
    ["steel", "M-18.4-11.6H.4L.8-9H-18.8zM-18.8-5H.8L.4-2.4H-18.4z"],
    ["line", "M-12-16.5V0M-6-16.5V0"],
    ["gold", "M-3-7h5v3h-2v2h-2v-2h-1z"],
  ],
  carpenter: [
    ["darkwood", `${box(-16, -20, 3, 20)}${box(13, -20, 3, 20)}`],
    ["leafdark", "M-20-19L0-32L20-19z"],
    ["wood", `${disc(-7, -4, 4)}${disc(1, -4, 4)}${disc(-3, -11, 4)}`],
    ["line", `${disc(-7, -4, 1.6)}${disc(1, -4, 1.6)}${disc(-3, -11, 1.6)}`],
    ["steel", "M5-16h6v1l-2 13h-2z"],
    ["line", "M7-13l-1.4.8M7.4-10l-1.4.8M7.8-7l-1.4.8"],
  ],
  fair: [
    ...flag(0, -30),
    ["white", "M0-31L19-15H-19z"],
    ["rose", "M0-31L-8-15H-19zM0-31L6-15H-2zM0-31L19-15H13z"],
    ["white", "M-17-15H17L15 0H-15z"],
    ["rose", "M-17-15h6l-1 15h-3zM-4-15h8v15h-8zM11-15h6l-2 15h-3z"],
    ["dark", "M0-13L5 0H-5z"],
    ["gold", "M-19-15h38v2.6H-19z"],
  ],
  fountain: [
    ["water", "M-1-20c-2-9-11-9-12 1M1-20c2-9 11-9 12 1M0-20v-12"],
    ["stone", "M-9-18h18c0 4-4 6-7 6v7h-4v-7c-3 0-7-2-7-6z"],
    ["pool", "M-17-9h34v4h-34z"],
    ["stone", "M-19-7h38l-3 7h-32z"],
    ["line", "M-17-3h34"],
    ["drops", "M-13-16v6M13-16v6M0-34v2"],
  ],
  fishmonger: [
    ["wood", `${box(-17, -20, 3, 20)}${box(14, -20, 3, 20)}`],
    ["white", "M-20-20L-15-30H15L20-20z"],
    ["pool", "M-20-20L-15-30h6l-3 10zM-4-20l1-10h6l1 10zM12-20l-3-10h6l5 10z"],
    ["fish", "M-12-12C-6-18 4-18 9-12L15-16V-7L9-11C4-6-6-6-12-12z"],
    ["eye", disc(-7, -12.6, 1)],
    ["wood", box(-18, -6, 36, 6)],
    ["line", "M-18-3h36M1-14c2 2 2 3 0 5"],
  ],
  restaurant: [
    ["cream", box(-17, -20, 34, 20)],
    ["rose", "M-20-19L-12-31H12L20-19z"],
    ["white", disc(0, -10, 7.4)],
    ["line", disc(0, -10, 4.4)],
    ["handle", "M-12-17v15M-14-17v4c0 3 4 3 4 0v-4M12-17v15M12-17c3 2 3 6 0 8"],
    ["brick", box(9, -34, 4, 8)],
  ],
  cathedral: [
    ["pale", "M-8 0v-24L0-31L8-24V0z"],
    ["stone", `${box(-20, -24, 11, 24)}${box(9, -24, 11, 24)}`],
    ["slate", "M-14.5-38L-8-23H-21zM14.5-38L21-23H8z"],
    ["glow", disc(0, -19, 4)],
    ["line", "M0-23v8M-4-19h8M-3-22l6 6M3-22l-6 6"],
    door(0, 8, 11),
    ["glow", "M-16.5-6v-9a2 2 0 0 1 4 0v9zM12.5-6v-9a2 2 0 0 1 4 0v9z"],
  ],
  residence: [
    ["leafdark", `${disc(-18, -8, 5)}${disc(18, -8, 5)}`],
    ["darkwood", `${box(-19, -4, 2, 4)}${box(17, -4, 2, 4)}`],
    ["cream", box(-14, -19, 28, 19)],
    ["slate", "M-17-18L-7-31L0-24L7-31L17-18z"],
    ...window(-8, -13, 5),
    ...window(8, -13, 5),
    ...window(-8, -5, 5),
    ...window(8, -5, 5),
    door(0, 6, 9),
    ["glow", `${disc(-7, -23, 1.8)}${disc(7, -23, 1.8)}`],
  ],
  watchtower: [
    ["darkwood", "M-10 0L-6-20h3L-7 0zM10 0L6-20h-3L7 0z"],
    ["beam", "M-8-4L6-14M8-4L-6-14"],
    ["wood", "M-11-20h22v-7h-22z"],
    ["line", "M-7-20v-7M-3-20v-7M3-20v-7M7-20v-7"],
    ["darkwood", `${box(-9, -31, 2, 5)}${box(7, -31, 2, 5)}`],
    ["rose", "M-13-30L0-37L13-30z"],
    ...flag(0, -36),
  ],
};

/** A plain house, for buildings that nobody has drawn. */
export const HOUSE: readonly Shape[] = [
  ["cream", box(-13, -17, 26, 17)],
  gable("rose", 17, 16, 31),
  ...window(7, -10, 5),
  door(-4, 7, 11),
];

export const pictureOf = (building: string): readonly Shape[] => PICTURES[building] ?? HOUSE;
