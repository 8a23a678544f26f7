/**
 * Forms of a name that follow from the name alone, as in `kernel/grammar.py`: a text that is given `$card` may also say
 * `{ $card-of }` and `{ $card-to }`. In French: `d’Alice`, `du marché`, `aux enchères`.
 */

const MELTED: Record<"de" | "à", [string, string][]> = {
  de: [["le ", "du "], ["les ", "des "]],
  à: [["le ", "au "], ["les ", "aux "]],
};

/** Is the first sound a vowel? The letter h counts as silent, y as a vowel before a consonant. */
const beginsWithVowel = (name: string): boolean => {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("œ", "oe");
  return /^(?:[aeiouh]|y(?![aeiouh])\p{L})/u.test(plain);
};

/** French: `de` and `à` melt into the articles `le` and `les`, and `de` loses its vowel before another. */
const withPreposition = (preposition: "de" | "à", name: string): string => {
  for (const [article, melted] of MELTED[preposition]) {
    if (name.startsWith(article)) return melted + name.slice(article.length);
  }
  return preposition === "de" && beginsWithVowel(name) ? `d’${name}` : `${preposition} ${name}`;
};

/** `of` and `to` something, by its name or by its name with its article. */
export const forms = (language: string, name: string): { of: string; to: string } =>
  language.split("-")[0] === "fr"
    ? { of: withPreposition("de", name), to: withPreposition("à", name) }
    : { of: `of ${name}`, to: `to ${name}` };

/** A list in words: `2 plants, 1 crystal and 1 berry`. */
export const together = (language: string, names: string[]): string => {
  if (names.length < 2) return names.join("");
  const last = language.split("-")[0] === "fr" ? " et " : " and ";
  return `${names.slice(0, -1).join(", ")}${last}${names.at(-1)}`;
};

/** The name at the beginning of a sentence; in texts `{ CAPITAL($card-the) }`. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
