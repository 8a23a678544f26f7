/**
 * The creatures of the wood, 48 by 48 about 0, 0. A family shares a drawing; its members differ in colour and in what they carry.
 */

import { both, circle, type Mark, mirrored, oval, type Paint } from "./paint";

const eyes = (x: number, y: number, r = 1.9): Mark[] => [
  ["ink", both((s) => circle(s * x, y, r))],
  ["white", both((s) => circle(s * x - r * 0.3, y - r * 0.4, r * 0.32))],
];
const nose = (y: number, size = 2.2): Mark => ["ink", `M${-size} ${y}H${size}L0 ${y + size * 1.2}Z`];

/** A drawing in the fur of its member; `carries` is the sign that it holds, at that place. */
export interface Family {
  draw: (fur: Paint) => Mark[];
  /** Where a member shows the sign that tells it from its kin, and how large that is. */
  badge: readonly [x: number, y: number, scale: number];
}

const moth: Family = {
  badge: [0, 13, 0.5],
  draw: (fur) => [
    [fur, mirrored("M2 -4 C8 -20 22 -20 22 -9 C22 -1 12 3 3 3 Z")],
    ["pale", mirrored("M3 3 C12 3 18 8 15 15 C11 20 4 14 2 6 Z")],
    ["cream", both((s) => circle(s * 14, -9, 4))],
    ["ink", both((s) => circle(s * 14, -9, 1.7))],
    ["umber", oval(0, 4, 3.4, 11)],
    ["fawn", circle(0, -8, 5)],
    ["none", mirrored("M1.6 -12 C3 -18 6 -20 9 -20")],
    ...eyes(2, -8.4, 1.3),
  ],
};

const dormouse: Family = {
  badge: [12, 14, 0.5],
  draw: (fur) => [
    [fur, both((s) => circle(s * 13, -11, 8))],
    ["rose", both((s) => circle(s * 13, -11, 4.4))],
    [fur, "M0-16C13-16 18-6 18 4 18 15 10 21 0 21S-18 15-18 4C-18-6-13-16 0-16Z"],
    ["pale", "M0 2C8 2 11 8 11 13 11 19 6 21 0 21S-11 19-11 13C-11 8-8 2 0 2Z"],
    ["none", "M-9-1.6C-8 .6-5 .6-4-1.6M4-1.6C5 .6 8 .6 9-1.6"],
    nose(5.4),
    ["none", "M0 8V11M-12 8-21 6M-12 11-21 12M12 8 21 6M12 11 21 12"],
  ],
};

const sprout: Family = {
  badge: [0, -15, 0.1],
  draw: () => [
    ["moss", mirrored("M1 -6 C4 -20 16 -22 21 -17 C19 -8 9 -4 1 -5 Z")],
    ["glow", circle(0, -19, 3.4)],
    ["bark", "M-2-17H2V-4H-2Z"],
    ["ash", "M0-8C12-8 16 0 15 8 14 17 8 21 0 21S-14 17-15 8C-16 0-12-8 0-8Z"],
    ["flame", "M-9 14-4 10 0 15 5 10 9 14C7 19 4 21 0 21S-7 19-9 14Z"],
    ...eyes(5.4, 3, 2.3),
    ["none", "M-3.4 8C-1.4 10 1.4 10 3.4 8"],
  ],
};

const nibbler: Family = {
  badge: [0, 14, 0.62],
  draw: (fur) => [
    [fur, both((s) => circle(s * 11, -15, 5.6))],
    ["rose", both((s) => circle(s * 11, -15, 3))],
    [fur, "M0-17C10-17 14-10 19-1 23 8 14 21 0 21S-23 8-19-1C-14-10-10-17 0-17Z"],
    ["pale", both((s) => oval(s * 10.5, 5, 8, 7))],
    ...eyes(6.4, -6.4, 2),
    nose(-1),
    ["white", "M-2.4 3H0V8H-2.4ZM0 3H2.4V8H0Z"],
  ],
};

const stag: Family = {
  badge: [0, -18, 0.46],
  draw: (fur) => [
    ["wood", mirrored("M5 -9 L8 -22 L10.6 -22 L10 -17 L16 -23 L18 -21.4 L12 -13 L19 -15 L20 -12.6 L10 -8 Z")],
    [fur, mirrored("M8 -7 C14 -10 20 -7 22 -3 C17 0 12 -1 8 -3 Z")],
    [fur, "M0-12C8-12 11-6 10 2 9 11 6 20 0 20S-9 11-10 2C-11-6-8-12 0-12Z"],
    ["pale", "M0 9C4 9 6 12 5.4 15 4.6 19 3 20.6 0 20.6S-4.6 19-5.4 15C-6 12-4 9 0 9Z"],
    ...eyes(5.4, -1.6, 1.9),
    nose(13),
  ],
};

const fawn: Family = {
  badge: [0, -17, 0.46],
  draw: (fur) => [
    [fur, mirrored("M7 -8 C13 -18 21 -17 23 -12 C20 -4 14 -2 9 -3 Z")],
    ["rose", mirrored("M11 -8 C15 -13 19 -13 20 -11 C18 -7 15 -5 11 -6 Z")],
    [fur, "M0-14C9-14 12-7 11 2 10 12 7 20 0 20S-10 12-11 2C-12-7-9-14 0-14Z"],
    ["cream", circle(-4, -9, 1.4) + circle(4, -9, 1.4) + circle(0, -6, 1.3)],
    ["pale", "M0 8C5 8 6 12 5.6 15 5 19 3 20.4 0 20.4S-5 19-5.6 15C-6 12-5 8 0 8Z"],
    ...eyes(5.8, 0, 2.1),
    nose(12.6),
  ],
};

const fox: Family = {
  badge: [0, -16, 0.44],
  draw: (fur) => [
    [fur, mirrored("M3 -10 L16 -22 L19 -2 Z")],
    ["coal", mirrored("M12 -14 L16 -18 L17 -8 Z")],
    [fur, "M0-12C8-12 14-8 19 1L11 8 0 20-11 8-19 1C-14-8-8-12 0-12Z"],
    ["pale", mirrored("M19 1 L11 8 L2 19 L1 6 C6 6 12 4 14 0 Z")],
    ...eyes(6.6, -1.4, 1.9),
    ["ink", oval(0, 18, 3, 2.4)],
  ],
};

const hare: Family = {
  badge: [0, -6, 0.4],
  draw: (fur) => [
    [fur, mirrored("M3 -8 C2 -20 5 -24 8 -24 C13 -23 12 -12 8 -6 Z")],
    ["rose", mirrored("M5 -10 C4.6 -18 6 -21 8 -21 C10 -20 9.6 -13 7 -8 Z")],
    [fur, "M0-10C10-10 14-3 13 5 12 14 7 21 0 21S-12 14-13 5C-14-3-10-10 0-10Z"],
    ["pale", both((s) => oval(s * 4.4, 13, 5.6, 5))],
    ...eyes(7, 2, 2.1),
    nose(9),
    ["white", "M-2 15H0V19.4H-2ZM0 15H2V19.4H0Z"],
  ],
};

const toad: Family = {
  badge: [0, -18, 0.55],
  draw: (fur) => [
    [fur, both((s) => circle(s * 11, -8, 7))],
    [fur, "M0-8C14-8 22 0 22 8 22 17 12 20 0 20S-22 17-22 8C-22 0-14-8 0-8Z"],
    ["glow", both((s) => circle(s * 11, -8.6, 4.2))],
    ["ink", both((s) => oval(s * 11, -8.6, 3.2, 1.3))],
    ["pale", "M-17 9C-8 13 8 13 17 9 16 17 8 19 0 19S-16 17-17 9Z"],
    ["none", "M-18 7C-8 12 8 12 18 7"],
    ["moss", circle(-4, -1, 1.8) + circle(4.6, 1, 1.5) + circle(0, -4, 1.2)],
  ],
};

const lizard: Family = {
  badge: [0, 16, 0.1],
  draw: (fur) => [
    ["crystal", "M-3-21 0-13 5-22 5-12 12-18 9-8Z"],
    ["facet", "M-3-21-9-15-4-9Z"],
    [fur, "M0-14C10-14 15-8 16 0 17 10 10 20 0 20S-17 10-16 0C-15-8-10-14 0-14Z"],
    ["pale", "M-12 8C-6 12 6 12 12 8 10 16 6 20 0 20S-10 16-12 8Z"],
    ["glow", both((s) => circle(s * 9, -3, 4.4))],
    ["ink", both((s) => oval(s * 9, -3, 1.3, 3.6))],
    ["none", "M-12 8C-6 12 6 12 12 8M-1.6 4.4V5M1.6 4.4V5"],
  ],
};

const beetle: Family = {
  badge: [0, -13, 0.62],
  draw: (fur) => [
    ["none", mirrored("M9 4 L20 -2 M11 10 L22 10 M9 15 L18 21")],
    ["wood", "M-12-21H12V-6H-12Z"],
    ["coal", "M0-7C6-7 8-3 8 0H-8C-8-3-6-7 0-7Z"],
    [fur, "M0-1C11-1 14 5 14 10 14 17 8 21 0 21S-14 17-14 10C-14 5-11-1 0-1Z"],
    ["none", "M0-1V21"],
    ["glow", both((s) => circle(s * 6.6, 7, 2)) + both((s) => circle(s * 5.4, 14, 1.6))],
  ],
};

const mouse: Family = {
  badge: [0, -16, 0.44],
  draw: (fur) => [
    [fur, both((s) => circle(s * 13, -10, 10))],
    ["rose", both((s) => circle(s * 13, -10, 6))],
    [fur, "M0-10C10-10 14-3 12 5 10 14 4 20 0 20S-10 14-12 5C-14-3-10-10 0-10Z"],
    ["pale", "M0 6C5 6 7 10 5 14 3.6 17 2 19.4 0 19.4S-3.6 17-5 14C-7 10-5 6 0 6Z"],
    ...eyes(5.6, 1, 2.2),
    ["rose", circle(0, 17.4, 2.4)],
    ["none", "M5 13 16 10M5 15.4 15 17M-5 13-16 10M-5 15.4-15 17"],
  ],
};

const magpie: Family = {
  badge: [13, 12, 0.6],
  draw: () => [
    ["night", "M-8 8-22 20-10 18Z"],
    ["coal", "M2-18C10-18 13-12 12-6 16 0 12 16 0 18-12 19-18 8-12-1-8-6-6-18 2-18Z"],
    ["white", "M-2 2C6 2 10 6 8 12 4 17-4 17-8 12-9 7-7 2-2 2Z"],
    ["night", "M-12 0C-4-4 2 2-2 9-7 14-14 12-15 7Z"],
    ["gold", "M11-12 22-9 11.4-6Z"],
    ["white", circle(5.4, -11, 2.8)],
    ["ink", circle(6, -11, 1.6)],
  ],
};

const boar: Family = {
  badge: [0, -15, 0.5],
  draw: (fur) => [
    [fur, mirrored("M6 -9 L17 -20 L20 -6 L13 0 Z")],
    ["bark", "M0-13C10-13 15-6 16 2 17 12 10 20 0 20S-17 12-16 2C-15-6-10-13 0-13Z"],
    [fur, "M0-9C9-9 13-3 13 3 13 12 8 18 0 18S-13 12-13 3C-13-3-9-9 0-9Z"],
    ["rose", oval(0, 11, 8, 6)],
    ["ink", both((s) => oval(s * 3, 11, 1.4, 2))],
    ["white", mirrored("M8 14 C12 14 14 10 13 5 C16 9 16 17 9 18 Z")],
    ...eyes(7, -1.6, 1.9),
  ],
};

const squirrel: Family = {
  badge: [-3, 15, 0.5],
  draw: (fur) => [
    ["rust", "M8 16C22 14 26-4 18-14 12-22 4-18 6-11 12-12 14-6 11 0 9 6 4 10 8 16Z"],
    [fur, "M-12-8-16-21-6-13ZM4-8 6-21-3-13Z"],
    [fur, "M-4-15C6-15 8-6 6 0 4 6 8 10 6 20H-14C-18 12-12 6-14 0-16-8-12-15-4-15Z"],
    ["pale", "M-5 4C0 4 2 10 1 20H-11C-12 10-9 4-5 4Z"],
    ["ink", circle(-9, -5.4, 1.9) + circle(0.6, -5.4, 1.9)],
    ["ink", "M-6.4-1H-2.6L-4.5 1.4Z"],
    ["wood", "M-12 10H5V20H-12Z"],
  ],
};

const owl: Family = {
  badge: [0, 14, 0.52],
  draw: (fur) => [
    [fur, mirrored("M4 -14 L16 -22 L17 -8 Z")],
    [fur, "M0-16C12-16 18-8 18 2 18 14 10 21 0 21S-18 14-18 2C-18-8-12-16 0-16Z"],
    ["pale", "M0 5C7 5 11 9 11 14 10 19 6 21 0 21S-10 19-11 14C-11 9-7 5 0 5Z"],
    ["cream", both((s) => circle(s * 7.6, -4, 7.4))],
    ["glow", both((s) => circle(s * 7, -4, 4.4))],
    ["ink", both((s) => circle(s * 7, -4, 2.3))],
    ["gold", "M-2.6 1H2.6L0 6.4Z"],
  ],
};

const cat: Family = {
  badge: [0, 15, 0.1],
  draw: (fur) => [
    [fur, mirrored("M3 -10 L15 -23 L18 -4 Z")],
    ["rose", mirrored("M9 -12 L14 -18 L15 -8 Z")],
    [fur, "M0-13C11-13 17-6 17 1 17 9 10 13 0 13S-17 9-17 1C-17-6-11-13 0-13Z"],
    ["glow", both((s) => oval(s * 7, -2, 3.4, 3.8))],
    ["ink", both((s) => oval(s * 7, -2, 1.2, 3.4))],
    ["rose", "M-2 3.4H2L0 5.8Z"],
    ["none", "M-6 6-17 5M-6 7.6-16 9M6 6 17 5M6 7.6 16 9"],
    ["slate", "M-20 10H20V14H-20Z"],
    ["coal", "M-18 14H18C18 18 16 21 14 22.6H-14C-16 21-18 18-18 14Z"],
  ],
};

const wolf: Family = {
  badge: [0, -15, 0.1],
  draw: (fur) => [
    [fur, mirrored("M4 -10 L14 -23 L18 -5 Z")],
    ["slate", mirrored("M9 -11 L13.4 -18 L15 -8 Z")],
    [fur, "M0-13C9-13 14-9 17-3L22 4 15 7 16 12 8 14 4 20H-4L-8 14-16 12-15 7-22 4-17-3C-14-9-9-13 0-13Z"],
    ["pale", "M0 0C4 0 5 4 7 7L4 19H-4L-7 7C-5 4-4 0 0 0Z"],
    ["glow", both((s) => oval(s * 7.4, -2.6, 2.8, 2.2))],
    ["ink", both((s) => circle(s * 7.2, -2.6, 1.4))],
    ["ink", oval(0, 12.6, 3.4, 2.6)],
    ["none", "M0 15V18"],
  ],
};

const yeti: Family = {
  badge: [0, 17, 0.55],
  draw: (fur) => [
    [fur, "M0-22C10-22 15-17 17-11L21-6 18-2 22 6 18 9 20 17 14 17 11 22H-11L-14 17-20 17-18 9-22 6-18-2-21-6-17-11C-15-17-10-22 0-22Z"],
    ["ice", "M0-12C9-12 12-7 12-1 12 6 7 10 0 10S-12 6-12-1C-12-7-9-12 0-12Z"],
    ...eyes(5, -3, 2.2),
    ["none", "M-8-8-3-7M8-8 3-7"],
    ["coal", "M-5 3.4H5C4 8-4 8-5 3.4Z"],
    ["white", "M-4 3.6H-2L-3 6ZM4 3.6H2L3 6Z"],
  ],
};

const marten: Family = {
  badge: [0, 16, 0.56],
  draw: (fur) => [
    [fur, both((s) => circle(s * 12, -12, 6))],
    ["cream", both((s) => circle(s * 12, -12, 3.2))],
    [fur, "M0-15C11-15 16-8 15 0 14 7 10 9 9 21H-9C-10 9-14 7-15 0-16-8-11-15 0-15Z"],
    ["glow", "M-7 9C-3 7 3 7 7 9L8 21H-8Z"],
    ["pale", both((s) => oval(s * 4, 3.6, 5, 4))],
    ...eyes(6.4, -4.6, 2),
    nose(-.4),
  ],
};

export const FAMILIES = {
  moth, dormouse, sprout, nibbler, stag, fawn, fox, hare, toad, lizard, beetle, mouse, magpie, boar, squirrel, owl, cat, wolf,
  yeti, marten,
} as const satisfies Record<string, Family>;

interface Portrait {
  family: keyof typeof FAMILIES;
  fur: Paint;
  /** A sign that tells it from its kin. */
  badge?: string;
}

/** Which drawing each creature of the box has. */
export const PORTRAITS: Record<string, Portrait> = {
  SP1: { family: "moth", fur: "sun", badge: "summer" },
  SP2: { family: "moth", fur: "rust", badge: "autumn" },
  SP3: { family: "moth", fur: "ice", badge: "winter" },
  SP4: { family: "dormouse", fur: "fawn" },
  SP5: { family: "sprout", fur: "ash" },
  SP6: { family: "nibbler", fur: "leaf", badge: "plant" },
  SP7: { family: "nibbler", fur: "rose", badge: "mushroom" },
  SP8: { family: "nibbler", fur: "facet", badge: "crystal" },
  SP9: { family: "stag", fur: "umber", badge: "spring" },
  SU1: { family: "fawn", fur: "fawn", badge: "fire" },
  SU2: { family: "fox", fur: "flame", badge: "fire" },
  SU3: { family: "hare", fur: "rust", badge: "fire" },
  SU4: { family: "toad", fur: "leaf", badge: "fire" },
  SU5: { family: "toad", fur: "moss", badge: "fire" },
  SU6: { family: "lizard", fur: "leaf" },
  SU7: { family: "lizard", fur: "water" },
  SU8: { family: "beetle", fur: "cap", badge: "forage" },
  SU9: { family: "beetle", fur: "river", badge: "forage" },
  AU1: { family: "mouse", fur: "blossom", badge: "spring" },
  AU2: { family: "mouse", fur: "fawn", badge: "summer" },
  AU3: { family: "mouse", fur: "stone", badge: "winter" },
  AU4: { family: "magpie", fur: "coal", badge: "choice" },
  AU5: { family: "magpie", fur: "coal", badge: "choice" },
  AU6: { family: "boar", fur: "moss", badge: "plant" },
  AU7: { family: "boar", fur: "umber", badge: "mushroom" },
  AU8: { family: "boar", fur: "slate", badge: "crystal" },
  AU9: { family: "squirrel", fur: "rust", badge: "plant" },
  WI1: { family: "owl", fur: "blossom", badge: "spring" },
  WI2: { family: "owl", fur: "fawn", badge: "summer" },
  WI3: { family: "owl", fur: "rust", badge: "autumn" },
  WI4: { family: "cat", fur: "slate" },
  WI5: { family: "cat", fur: "umber" },
  WI6: { family: "wolf", fur: "grey" },
  WI7: { family: "wolf", fur: "slate" },
  WI8: { family: "yeti", fur: "snow", badge: "berry" },
  WI9: { family: "marten", fur: "umber", badge: "gather" },
};
