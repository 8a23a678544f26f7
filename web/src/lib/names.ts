/** What people call the seats of a table. */

import type { SeatNow } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

const plain = (seat: SeatNow, own: Texts, game: Texts): string => {
  if (seat.kind === "person" && seat.player) return seat.player;
  if (seat.kind === "bot") return own.has(`bot-${seat.player}`) ? own.say(`bot-${seat.player}`) : seat.player;
  return game.seat(seat.name);
};

/** By seat: people's own names, bots' kinds; two of the same name are told apart by their seats. */
export const playerNames = (seats: SeatNow[], own: Texts, game: Texts): string[] => {
  const names = seats.map((seat) => plain(seat, own, game));
  return names.map((name, place) =>
    names.some((other, elsewhere) => other === name && elsewhere !== place)
      ? own.say("name-at-seat", { name, seat: game.seat(seats[place]?.name ?? "") })
      : name,
  );
};
