/** Which requests the service worker looks after. Pure, so that it can be tested. */

/** `page`: the client's one page, fresh from the network if that can be reached. `asset`: a file that never changes
 * under its name. `leave`: none of our business, as are all tables. */
export type Care = "page" | "asset" | "leave";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Not pages of the client, although people may open them in a tab. */
const OTHERS = /^\/(api|healthz|readyz|metrics|licences)(\/|$)/;

/** What to do about a request; `home` is the origin of the client. */
export const careFor = (asked: Asked, home: string): Care => {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== home || OTHERS.test(url.pathname)) return "leave";
  if (url.pathname.startsWith("/assets/")) return "asset";
  const isFile = url.pathname.slice(url.pathname.lastIndexOf("/")).includes(".");
  return asked.mode === "navigate" && !isFile ? "page" : "leave";
};

/** May an answer be kept? Only a whole one, of our own, to what was asked for. */
export const isSound = (answer: { ok: boolean; status: number; type: string; redirected: boolean }): boolean =>
  answer.ok && answer.status === 200 && answer.type === "basic" && !answer.redirected;
