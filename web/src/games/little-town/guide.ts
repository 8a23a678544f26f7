/** What the illustrated rules of Little Town show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import Sign from "./Sign.svelte";

const TOWN = ".scene > svg";
const OWN = '[data-part="own"]';

export const guide: GuideDrawings = {
  parts: {
    town: { show: TOWN },
    supply: { show: ".supply", hide: OWN, room: { width: 460, height: 640, narrow: true } },
    /** The town, and below it what a player holds. */
    table: { show: `${TOWN}, ${OWN}`, hide: `${OWN} .zone`, room: { width: 860, height: 550, narrow: false } },
    /** The same with the player's goals. */
    goals: { show: `${TOWN}, ${OWN}` },
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
