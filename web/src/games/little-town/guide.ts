/** What the illustrated rules of Little Town show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import Sign from "./Sign.svelte";

const TOWN = ".scene > svg";
const OWN = '[data-part="own"]';

export const guide: GuideDrawings = {
  parts: {
    town: { show: TOWN },
    supply: { show: ".supply" },
    table: { show: `${TOWN}, ${OWN}`, hide: ".others, .supply" },
  },
  Icon: Sign,
  icons: [
    "wood",
    "stone",
    "fish",
    "wheat",
    "coins",
    "vp",
    "any",
    "round-end",
    "game-end",
    "use-surroundings",
    "workers",
    "own-buildings",
    "free-grass",
  ],
};
