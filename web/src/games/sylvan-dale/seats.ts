/** Which seat plays a colour: pieces know their colour, and the shape of a seat is found by its number. */

import { getContext, setContext } from "svelte";

const KEY = "seats of the dale";

export const setSeats = (seats: () => readonly string[]): void => void setContext(KEY, seats);

/** To be called in a component's script; a piece shown alone has the shape of the first seat. */
export function seatsByColour(): (colour: string) => number {
  const seats = getContext<(() => readonly string[]) | undefined>(KEY);
  return (colour) => Math.max(0, seats?.().indexOf(colour) ?? 0);
}
