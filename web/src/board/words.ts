/** Words and numbers as all boards write them. */

/** A number that may be below zero, with a proper minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** One after the other, each ended as a sentence. */
export const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.…!?:]$/.test(part) ? part : `${part}.`))
    .join(" ");
