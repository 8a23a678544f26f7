/** The places of the Village, 48 by 48 about 0, 0; the ground is at 22. */

import { circle, type Mark, oval } from "./paint";

export const BUILDINGS: Record<string, readonly Mark[]> = {
  garden: [
    ["wood", "M-22 6H22V22H-22Z"],
    ["bark", "M-19 10H19V22H-19Z"],
    ["leaf", "M-16 12C-20 2-12-2-11-8-6-2-6 6-8 12ZM-3 12C-7 0 1-6 2-14 7-6 6 4 4 12ZM9 12C7 4 12-2 16-4 19 2 18 8 15 12Z"],
    ["blossom", circle(-11, -9, 4) + circle(16, -5, 3.6)],
    ["glow", circle(2, -15, 4.4)],
    ["cream", "M-22 14H22V17H-22Z"],
  ],
  stall: [
    ["wood", "M-19-6H-16V22H-19ZM16-6H19V22H16Z"],
    ["bark", "M-20 8H20V22H-20Z"],
    ["cream", "M-23-6-18-20H18L23-6Z"],
    ["cap", "M-23-6-18-20H-11L-13.8-6ZM-4.6-6-3.7-20H3.7L4.6-6ZM13.8-6 11-20H18L23-6Z"],
    ["plant", circle(-11, 5, 4)],
    ["cap", circle(-1, 5, 4)],
    ["crystal", circle(9, 5, 4)],
  ],
  hearth: [
    ["stone", "M-21 22V-8C-21-18-12-22 0-22S21-18 21-8V22Z"],
    ["slate", "M-21-10H-8M8-10H21M-21 2H-13M13 2H21"],
    ["coal", "M-12 22V0C-12-8-6-11 0-11S12-8 12 0V22Z"],
    ["flame", "M1-8C2-2 9 2 9 11A9 9 0 0 1-9 12C-9 7-6 4-5 0-3 2-2 4-2 6 0 3 1-2 1-8Z"],
    ["glow", "M0 21A5 5 0 0 1-5 15C-5 12-2 10-1 7 2 10 5 12 5 16A5 5 0 0 1 0 21Z"],
    ["bark", "M-13 19H13V23H-13Z"],
  ],
  well: [
    ["wood", "M-15-10H-12V10H-15ZM12-10H15V10H12Z"],
    ["cap", "M-20-9 0-23 20-9Z"],
    ["stone", "M-17 6H17V20Q17 22 15 22H-15Q-17 22-17 20Z"],
    ["water", oval(0, 6, 15, 4.4)],
    ["bark", "M-1-9H1V-2H-1Z"],
    ["wood", "M-5-2H5L4 5H-4Z"],
  ],
  mill: [
    ["cream", "M-10 22-7-6H7L10 22Z"],
    ["cap", "M-9-5 0-16 9-5Z"],
    ["bark", "M-3 22V13H3V22Z"],
    ["snow", "M-1-4-3-23H3L1-4ZM-1-4 2-3 18 7 16 12 0-1ZM1-4-2-3-18 7-16 12 0-1Z"],
    ["gold", circle(0, -4, 2.6)],
  ],
};
