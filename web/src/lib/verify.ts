/** Game files to be checked. */

/** The most that the server takes. */
export const MOST_CHARACTERS = 200_000;

/** The checks in the order in which they are explained; others follow. */
export const CHECKS = ["file", "commitment", "salts", "moves", "result"];
