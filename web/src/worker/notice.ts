/** What a push message becomes: the words of a notification, and the table that it leads to. Pure, so that it can be tested. */

/** Where a notification of the page itself is filed as well; see `lib/attention`. */
const TAG = "tablewood-turn";
const TABLE = /^[A-Za-z0-9_-]{1,40}$/;

/** The text `attention-notice` of the client, which the worker cannot load; a test compares them. */
export const WORDS = { en: "It is your turn", fr: "C’est à vous de jouer" };

export interface Notice {
  title: string;
  options: NotificationOptions & { data: { table: string } };
}

/** The notification for a message; one without a table if the message cannot be read, since browsers insist on showing something. */
export const noticeOf = (message: string): Notice => {
  const { table, game, language } = read(message);
  const lang = language === "fr" ? "fr" : "en";
  const id = typeof table === "string" && TABLE.test(table) ? table : "";
  const body = typeof game === "string" ? game : "";
  return {
    title: WORDS[lang],
    options: { body, lang, icon: "/icon-192.png", tag: id ? `${TAG}-${id}` : TAG, data: { table: id } },
  };
};

/** Where a press on a notification leads; the lobby if it is about no table. */
export const addressOf = (data: unknown): string => {
  const table = (data as { table?: unknown } | null | undefined)?.table;
  return typeof table === "string" && TABLE.test(table) ? `/t/${table}` : "/";
};

const read = (message: string): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(message);
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
