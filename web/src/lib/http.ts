/** Typed HTTP requests to the server; whatever goes wrong becomes a `Refused` with a message for the reader. */

import type { ComponentsSheet, GameSheet, GuideSheet, Problem, ProvenanceSheet, Refusal, RulesSheet } from "@/generated/http";
import { app } from "@/lib/app.svelte";
import { once } from "@/lib/once";
import { Texts } from "@/lib/texts";

/** The server refused, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }

  /** In the reader's language. */
  get words(): string {
    return explain(this.refusal);
  }
}

/** A refusal in the reader's language: the text `error-<code>`, or else the server's own English. */
export const explain = (refusal: Refusal): string => {
  const id = `error-${refusal.code}`;
  return app.texts.has(id) ? app.say(id, { clause: refusal.clause, ...refusal.arguments }) : refusal.message;
};

/** A message for anything that was thrown. */
export const wordsFor = (error: unknown): string =>
  error instanceof Refused ? error.words : app.say("error-unexpected", { message: String(error) });

const refusal = (code: string, message: string): Refusal => ({ code, message, clause: "", because: null, arguments: {} });

const ask = async (path: string, init: RequestInit): Promise<Response> => {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused(refusal("offline", "The server cannot be reached."), 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.error ?? refusal("unexpected", `The server answered ${answer.status}.`), answer.status);
};

/** `get<Lobby>("/api/tables")` */
export const get = async <T>(path: string): Promise<T> => (await (await ask(path, {})).json()) as T;

export const getText = async (path: string): Promise<string> => (await ask(path, {})).text();

/** `post<Made>("/api/tables", wish)` */
export const post = async <T>(path: string, body: object): Promise<T> => {
  const headers = { "Content-Type": "application/json" };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
};

const texts = once(async (key) => {
  const [game = "", language = "en"] = key.split("/");
  return new Texts(language, await getText(`/api/games/${game}/text/${language}`));
});

/** A game's own texts. */
export const gameTexts = (game: string, language: string): Promise<Texts> => texts(`${game}/${language}`);

const rules = once((key) => get<RulesSheet>(`/api/games/${key}`));

/** A game's rules, clause by clause, in the reader's language. */
export const rulesOf = (game: string, language: string = app.language): Promise<RulesSheet> => rules(`${game}/rules/${language}`);

const origins = once((key) => get<ProvenanceSheet>(`/api/games/${key}`));

/** Which parts of a game come from its rulebook, which are reconstructed, and why. */
export const provenanceOf = (game: string, language: string = app.language): Promise<ProvenanceSheet> =>
  origins(`${game}/provenance/${language}`);

const catalogues = once((key) => get<ComponentsSheet>(`/api/games/${key}`));

/** Everything in the box of a game, in play or not: as it is today, or by an older component table. */
export const componentsOf = (game: string, table = ""): Promise<ComponentsSheet> =>
  catalogues(table ? `${game}/components/${table}` : `${game}/components`);

const guides = once((game) => get<GuideSheet>(`/api/games/${game}/guide`));

/** The illustrated rules of a game; null if it has none. */
export const guideOf = (game: string): Promise<GuideSheet | null> =>
  guides(game).catch((error: unknown) => {
    if (error instanceof Refused && error.refusal.code === "not-found") return null;
    throw error;
  });

const guideWords = once(async (key) => {
  const [game = "", language = "en"] = key.split("/");
  return new Texts(language, await getText(`/api/games/${game}/guide/text/${language}`));
});

/** The sentences of the illustrated rules. */
export const guideTexts = (game: string, language: string): Promise<Texts> => guideWords(`${game}/${language}`);

const sheets = once(() => get<GameSheet[]>("/api/games"));

/** All games that can be played. */
export const games = (): Promise<GameSheet[]> => sheets("");
