/** What the options of a game are called. */

import type { OptionSheet } from "@/generated/http";
import { together } from "@/lib/names";
import type { Texts } from "@/lib/texts";

export const optionTitle = (option: OptionSheet, texts: Texts): string =>
  texts.has(`option-${option.name}`) ? texts.say(`option-${option.name}`) : option.name;

export const optionHelp = (option: OptionSheet, texts: Texts): string =>
  texts.has(`option-${option.name}-help`) ? texts.say(`option-${option.name}-help`) : option.help;

/** A value in words: the game's own text, the client's, or the names of what it lists (`bankers+writers`). */
export const optionValue = (
  option: OptionSheet,
  value: string | number | boolean,
  texts: Texts,
  own: Texts,
): string => {
  if (typeof value === "boolean") return own.say(value ? "new-yes" : "new-no");
  if (typeof value === "number") return String(value);
  const id = `option-${option.name}-${value.replaceAll("+", "-")}`;
  if (texts.has(id)) return texts.say(id);
  if (own.has(`new-value-${value}`)) return own.say(`new-value-${value}`);
  return together(
    value.split("+").map((one) => texts.seat(one)),
    texts.language,
  );
};
