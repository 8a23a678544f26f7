/** What the illustrated rules of Builders of Sylvan Dale show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import GuideIcon from "./GuideIcon.svelte";

export const guide: GuideDrawings = {
  parts: {
    forest: { show: ".forest .scene > svg" },
    market: { show: ".market" },
    own: { show: '[data-part="own"]' },
  },
  Icon: GuideIcon,
  icons: ["nest", "cottage", "lodge", "turret", "ax", "hammer", "bridge", "treetop"],
};
