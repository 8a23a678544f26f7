/** What the illustrated rules of Tree Society show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import GuideIcon from "./GuideIcon.svelte";

export const guide: GuideDrawings = {
  parts: {
    shelf: { show: ".shelf" },
    stand: { show: ".stand" },
    own: { show: '[data-part="own"]' },
  },
  Icon: GuideIcon,
  icons: ["coin", "chest", "sale", "basket", "row", "hammer", "half", "house", "banner", "lasting", "end", "must"],
};
