/** Game files to be checked. */

/** The most that the server takes. */
export const MOST_CHARACTERS = 200_000;
