/** Game files to be checked. */

/** The longest text that the server accepts. */
export const MOST_CHARACTERS = 200_000;
