/** What the illustrated rules of Sylve show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import Glyph from "./Glyph.svelte";

const OWN = '[data-part="own"]';
/** As on a phone, where forests and cards are large beside their room. */
const PHONE = { width: 460, height: 640, narrow: true };

export const guide: GuideDrawings = {
  parts: {
    wood: { show: ".row, .middle", hide: OWN, room: PHONE },
    row: { show: ".row", hide: OWN, room: PHONE },
    "forest-a": { show: ".row > .forest:first-child", hide: OWN, room: PHONE },
    /** The forests, and the viewer's dice and tokens below. */
    table: { show: `.row, ${OWN}`, hide: ".middle, .panel, .rivals, .choices", room: PHONE },
    village: { show: ".village" },
    cards: { show: ".middle .cards" },
    /** The viewer's creatures, potions and forests. */
    own: { show: ".panel", hide: OWN, room: PHONE },
  },
  Icon: Glyph,
  icons: [
    "tree",
    "mountain",
    "river",
    "water",
    "fire",
    "wind",
    "plant",
    "mushroom",
    "crystal",
    "berry",
    "choice",
    "any",
    "creature",
    "points",
    "spring",
    "summer",
    "autumn",
    "winter",
    "forage",
    "element",
    "die",
    "gather",
    "village",
    "brew",
    "control",
    "round-end",
    "scorch",
    "reserve",
    "clear",
    "same",
    "instead",
    "turn",
    "change",
    "reroll",
    "place",
    "move",
    "swap",
    "return",
    "remove-element",
    "remove",
  ],
};
