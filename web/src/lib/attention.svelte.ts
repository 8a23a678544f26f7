/**
 * Calls the reader when a table waits while the page is in the background: the title says so, the icon of the tab gets
 * a badge and, if the reader has turned it on, the browser notifies. The page calls `attention.update` whenever
 * something changes, and `attention.rest` when it closes.
 */

import { app } from "@/lib/app.svelte";
import { remember, remembered } from "@/lib/remembered";

/** What a page knows: whether it is the reader's turn, and the name of the table (`Sylve`). */
export interface Turn {
  mine: boolean;
  /** The name of the game or of the table, in the reader's language. */
  title: string;
}

/** Whether notifications are allowed: `default` means not asked yet; `none` means the browser does not support them. */
export type Permission = NotificationPermission | "none";

const ICON = "/icon.svg";
const BADGED = "/icon-turn.svg";
const TAG = "tablewood-turn";

const hasNotifications = (): boolean => typeof Notification === "function" && isSecureContext;

class Attention {
  /** What the browser allows. */
  permission = $state<Permission>(hasNotifications() ? Notification.permission : "none");
  private wanted = $state(remembered("notify", "") === "yes");
  private turn: Turn = { mine: false, title: "" };
  private hidden = document.visibilityState === "hidden";
  private shown: Notification | null = null;
  /** The reader knows of this turn: they were notified, or have looked at the page since it began. */
  private told = false;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      this.hidden = document.visibilityState === "hidden";
      this.dress();
    });
  }

  /** Does the reader want to be notified, and does the browser allow it? */
  get notifies(): boolean {
    return this.wanted && this.permission === "granted";
  }

  /** The page knows whose turn it is. Call it as often as you like: nothing is told twice. */
  update(turn: Turn): void {
    if (turn.mine === this.turn.mine && turn.title === this.turn.title) return;
    this.turn = turn;
    this.dress();
  }

  /** The page closes: stop calling. */
  rest(): void {
    this.update({ mine: false, title: "" });
  }

  /** The reader has opened a table: what a push message said about it is old news. */
  opened(table: string): void {
    void worker()?.then((found) => closeAll(found, `${TAG}-${table}`));
  }

  /** Turn notifications on or off. Call it only for a press by the reader, because the browser may ask for permission. */
  async want(yes: boolean): Promise<void> {
    if (yes && this.permission === "default") this.permission = await Notification.requestPermission();
    this.wanted = yes && this.permission === "granted";
    remember("notify", this.wanted ? "yes" : "no");
  }

  private dress(): void {
    const calls = this.turn.mine && this.hidden;
    app.flag(calls ? app.say("attention-title", { title: this.turn.title }) : "");
    wearIcon(calls ? BADGED : ICON);
    if (!calls) this.hush();
    else if (!this.told) this.tell();
    this.told = this.turn.mine;
  }

  private tell(): void {
    if (!this.notifies) return;
    const words = { body: this.turn.title, icon: "/icon-192.png", tag: TAG, lang: app.language };
    try {
      const notice = new Notification(app.say("attention-notice"), words);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.shown = notice;
    } catch {
      // On phones only a service worker may notify.
      void worker()?.then((found) => found?.showNotification(app.say("attention-notice"), words));
    }
  }

  private hush(): void {
    this.shown?.close();
    this.shown = null;
    if (this.told) void worker()?.then((found) => closeAll(found));
  }
}

const worker = (): Promise<ServiceWorkerRegistration | undefined> | undefined =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

const closeAll = async (found: ServiceWorkerRegistration | undefined, tag = TAG): Promise<void> => {
  for (const notice of (await found?.getNotifications({ tag })) ?? []) notice.close();
};

const wearIcon = (href: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== href) link.href = href;
};

export const attention = new Attention();
