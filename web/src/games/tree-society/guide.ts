/** What the illustrated rules of Tree Society show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import GuideIcon from "./GuideIcon.svelte";

const OWN = '[data-part="own"]';

export const guide: GuideDrawings = {
  parts: {
    shelf: { show: ".shelf" },
    stand: { show: ".stand" },
    own: { show: OWN },
    /** Everything that has to do with the price of fruits: the stand, the fruits of all players, and the coins. */
    fruits: {
      show: `.stand, .foot, .rivals, ${OWN}`,
      hide: ".race, .shelf, .plots",
      room: { width: 460, height: 640, narrow: true },
    },
    table: { show: ".orchard" },
  },
  Icon: GuideIcon,
  icons: ["coin", "chest", "sale", "basket", "row", "hammer", "half", "house", "banner", "lasting", "end", "must"],
};
