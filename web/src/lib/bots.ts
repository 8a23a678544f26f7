/** The bots that can be given a seat. */

import type { BotSheet } from "@/generated/http";
import { get } from "@/lib/http";

let asked: Promise<BotSheet[]> | undefined;

/** Fetched once and cached, unless it failed. */
export const allBots = (): Promise<BotSheet[]> => {
  asked ??= get<BotSheet[]>("/api/bots").catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
};

/** The levels that people choose from, the gentlest first. */
export const levels = (bots: BotSheet[]): BotSheet[] =>
  bots.filter((bot) => bot.level > 0).sort((one, other) => one.level - other.level);

export const otherBots = (bots: BotSheet[]): BotSheet[] => bots.filter((bot) => bot.level === 0);
