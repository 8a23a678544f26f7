/** What the illustrated rules of Builders of Sylvan Dale show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import GuideIcon from "./GuideIcon.svelte";

const FOREST = ".forest .scene > svg";
const OWN = '[data-part="own"]';

export const guide: GuideDrawings = {
  parts: {
    forest: { show: FOREST },
    /** The first two rows of trees. */
    north: { show: '[data-thing^="tree:"]:is([data-thing$="1"], [data-thing$="2"])', hide: ".round" },
    market: { show: ".market" },
    own: { show: OWN },
    /** The forest, and beside it what a player holds. */
    table: { show: `${FOREST}, ${OWN}`, hide: ".others, .market", room: { width: 700, height: 500, narrow: false } },
  },
  Icon: GuideIcon,
  icons: ["nest", "cottage", "lodge", "turret", "ax", "hammer", "bridge", "treetop"],
};
