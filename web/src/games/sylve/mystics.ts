/** The four mystics, 64 by 64 about 0, 0. */

import { both, circle, type Mark, mirrored, oval } from "./paint";

const face = (skin: Mark[0]): Mark[] => [
  [skin, oval(0, 4, 13, 14)],
  ["ink", both((s) => circle(s * 5.4, 3, 1.9))],
  ["rose", both((s) => oval(s * 8, 9, 3, 2))],
  ["none", "M-3.6 11C-1.4 13.4 1.4 13.4 3.6 11"],
];

export const MYSTICS: Record<string, { sky: string; marks: readonly Mark[] }> = {
  // A tall red hat, a beard of moss, and one stone on another
  lelio: {
    sky: "#f3d3c4",
    marks: [
      ["cap", "M-24 32C-22 18-12 15 0 15S22 18 24 32Z"],
      ...face("cream"),
      ["moss", "M-13 8C-11 24-4 29 0 29S11 24 13 8C9 14 5 13 0 13S-9 14-13 8Z"],
      ["cap", "M-19-4C-8-9 8-9 19-4L6-14C8-22 4-29-4-31-2-26-7-19-8-14Z"],
      ["gold", "M-11-10C-4-13 4-13 10-11L11-7C4-9-4-9-12-7Z"],
    ],
  },
  // A violet hood with a moon, and silver hair
  myla: {
    sky: "#d9cdee",
    marks: [
      ["crystal", "M-26 32C-26 4-18-24 0-28 18-24 26 4 26 32Z"],
      ["stone", mirrored("M2 -12 C14 -12 18 6 15 24 L11 24 C13 10 10 -2 2 -5 Z")],
      ...face("fawn"),
      ["stone", "M-13-1C-10-13 10-13 13-1 6-6-6-6-13-1Z"],
      ["glow", "M3-25C-3-25-6-20-4-16-2-12 3-11 6-14 1-15-1-21 3-25Z"],
    ],
  },
  // A green cloak of leaves, feathers in the hair
  wren: {
    sky: "#d3e8c8",
    marks: [
      ["moss", "M-24 32C-22 18-12 15 0 15S22 18 24 32Z"],
      ["bark", "M0-17C14-17 20-6 18 8 17 18 14 22 12 24H-12C-14 22-17 18-18 8-20-6-14-17 0-17Z"],
      ...face("rose"),
      ["bark", "M-13 1C-12-12-4-13 2-12 8-12 13-8 13 1 8-2 6-6 2-6-4-6-9-3-13 1Z"],
      ["leaf", "M10-13C14-24 22-28 26-27 26-20 20-11 12-9Z"],
      ["gold", "M4-14C4-25 9-31 13-31 14-25 11-16 7-12Z"],
    ],
  },
  // A blue cap like a lidded kettle, spectacles, a curled moustache
  kyril: {
    sky: "#c9def2",
    marks: [
      ["river", "M-24 32C-22 18-12 15 0 15S22 18 24 32Z"],
      ...face("umber"),
      ["none", circle(-5.4, 3, 4.6) + circle(5.4, 3, 4.6) + "M-.8 3H.8"],
      ["coal", mirrored("M0 9 C5 7 9 10 14 7 C14 13 6 15 0 12 Z")],
      ["river", "M-17-3C-17-18-10-23 0-23S17-18 17-3C8-8-8-8-17-3Z"],
      ["gold", circle(0, -26, 3.6)],
      ["gold", "M-17-3C-8-8 8-8 17-3L17 0C8-5-8-5-17 0Z"],
    ],
  },
};
