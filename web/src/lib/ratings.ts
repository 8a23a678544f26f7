/** Ratings and results in words, and the line that a rating draws over one's games. */

import type { MyGame, RatingChange, RatingNow, RatingPoint } from "@/generated/http";
import type { Texts } from "@/lib/texts";

/** `1520 ± 90` */
export const ratingValue = (rating: RatingNow, texts: Texts): string =>
  texts.say("rating-value", { points: String(rating.points), reach: String(rating.give_or_take) });

/** The same for screen readers: `1520 points, give or take 90`. */
export const ratingSaid = (rating: RatingNow, texts: Texts): string =>
  texts.say("rating-said", { points: String(rating.points), reach: String(rating.give_or_take) });

/** `+12`, `−8` with a proper minus, or `±0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");

/** `+12 points`, or that the result does not count. */
export const changeInWords = (change: RatingChange, texts: Texts): string =>
  change.voided ? texts.say("rating-void") : texts.say("rating-change", { points: signed(change.points) });

/** How a game ended for me, or that it goes on. */
export const outcomeInWords = (game: MyGame, texts: Texts): string => {
  if (game.phase !== "over") return texts.say(game.asked_me ? "outcome-your-turn" : "outcome-playing");
  if (!game.outcome) return texts.say("outcome-unknown");
  return texts.say(`outcome-${game.outcome}`, { place: game.place, of: game.seats.length });
};

/** What a chart of these points spans: a little more than the ratings, and never less than 100 points. */
export const spanned = (history: readonly RatingPoint[]): [low: number, high: number] => {
  const points = history.map((one) => one.rating.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const more = Math.max(20, (100 - (high - low)) / 2);
  return [Math.floor((low - more) / 50) * 50, Math.ceil((high + more) / 50) * 50];
};
