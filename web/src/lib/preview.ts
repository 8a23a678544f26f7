/** What a move would do, in words: the sentences the log would tell, then what changes for the viewer. */

import type { Change, Previewed } from "@/generated/protocol";
import type { Texts } from "@/lib/texts";

/** Nobody reads more than this before pressing. */
const MOST_SENTENCES = 4;
const MOST_NUMBERS = 4;

/** A number of the viewer's own that changes: `players.0.purse`. */
function ownNumber(change: Change, viewer: number): { field: string; before: number; after: number } | null {
  const [list, seat, ...rest] = change.path;
  if (list !== "players" || seat !== viewer || typeof change.before !== "number" || typeof change.after !== "number") return null;
  const field = rest.at(-1);
  return typeof field === "string" ? { field, before: change.before, after: change.after } : null;
}

/** What a field is called: by the game (`good-wood`), or by the client (`field-purse`). */
function fieldName(field: string, texts: Texts, own: Texts): string {
  if (own.has(`field-${field}`)) return own.say(`field-${field}`);
  const kind = ["resource", "good", "fruit", "track"].find((domain) => texts.has(`${domain}-${field}`));
  return kind ? texts.title(kind, field) : "";
}

const difference = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export function previewInWords(previewed: Pick<Previewed, "facts" | "changes" | "certain">, viewer: number, players: string[], texts: Texts, own: Texts): string[] {
  const sentences = previewed.facts
    .slice(0, MOST_SENTENCES)
    .map((fact) => texts.fact(fact, players))
    .filter(Boolean);
  const numbers = previewed.changes
    .map((change) => ownNumber(change, viewer))
    .filter((one) => one !== null)
    .map(({ field, before, after }) => [fieldName(field, texts, own), difference(after - before), after] as const)
    .filter(([name]) => name)
    .slice(0, MOST_NUMBERS)
    .map(([name, step, after]) => own.say("preview-number", { name, step, after }));
  const lines = [...sentences, ...(numbers.length > 0 ? [numbers.join(" · ")] : [])];
  return previewed.certain ? lines : [...lines, own.say("preview-uncertain")];
}
