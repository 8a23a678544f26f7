/** What the illustrated rules of Alynthia show of its board, and its icons. */

import type { GuideDrawings } from "@/lib/guide";

import Sign from "./Sign.svelte";

export const guide: GuideDrawings = {
  parts: {
    land: { show: '[data-part="board"]' },
    focus: { show: ".mine .sheet > .abilities", hide: ".mine .sheet > :not(.abilities)" },
    buildings: { show: ".mine .sheet > .works, .mine .sheet > .research" },
    hand: { show: ".mine .sheet > .hand", hide: ".mine .sheet > :not(.hand)" },
    market: { show: ".market" },
  },
  Icon: Sign,
  icons: [
    "focus",
    "renown",
    "wood",
    "stone",
    "food",
    "worker",
    "non_worker_resource",
    "any_resource",
    "outpost",
    "research",
    "action_card",
    "fortune_roll",
    "attack",
    "defense",
    "battle_points",
    "hand_limit",
    "dragon",
    "nest",
  ],
};
