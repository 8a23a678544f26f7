/** "It is your turn" while the client is closed: by push messages to this browser, and by e-mail. The server keeps the wishes. */

import type { QuietHours, RemindersSheet, SetAddress, SetReminders, Subscribe, Unsubscribe } from "@/generated/http";
import { app } from "@/lib/app.svelte";
import { clockHere } from "@/lib/clock";
import { get, post, Refused, wordsFor } from "@/lib/http";

/** Why there is no push here: texts `remind-push-<obstacle>`. */
export type Obstacle = "insecure" | "browser" | "server" | "blocked";

class Reminders {
  /** What the server offers and keeps; null until it is loaded. */
  sheet = $state.raw<RemindersSheet | null>(null);
  /** What went wrong, in the reader's language. */
  trouble = $state("");
  busy = $state(false);
  private subscription = $state.raw<PushSubscription | null>(null);
  private blocked = $state(false);

  /** What makes push impossible; null if nothing does. */
  get obstacle(): Obstacle | null {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification !== "function") return "browser";
    if (this.sheet?.push_key === "") return "server";
    return this.blocked ? "blocked" : null;
  }

  /** Is this browser told? */
  get pushes(): boolean {
    return this.subscription !== null && (this.sheet?.browsers ?? 0) > 0;
  }

  get quiet(): QuietHours {
    return this.sheet?.quiet ?? {};
  }

  /** Is anything sent at all? */
  get any(): boolean {
    return this.pushes || this.sheet?.confirmed === true;
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.blocked = typeof Notification === "function" && Notification.permission === "denied";
      this.subscription = (await (await worker())?.pushManager?.getSubscription()) ?? null;
      this.sheet = await get<RemindersSheet>("/api/reminders");
      if (this.any && this.sheet.language !== app.language) await this.keep(this.quiet);
    });
  }

  /** Tell this browser, or no longer. Call it only for a press by the reader: the browser asks for permission. */
  async push(yes: boolean): Promise<void> {
    await this.attempt(() => (yes ? this.subscribe() : this.unsubscribe()));
  }

  /** Quiet hours, such as 22:00 to 08:00; both equal for none. */
  async rest(start: string, end: string): Promise<void> {
    await this.attempt(() => this.keep({ start, end, ...clockHere() }));
  }

  /** Write to this address, once it is confirmed; to none if it is empty. */
  async mail(address: string): Promise<void> {
    const wish: SetAddress = { address, language: app.language };
    await this.attempt(async () => {
      this.sheet = await post<RemindersSheet>("/api/reminders/mail", wish);
    });
  }

  private async subscribe(): Promise<void> {
    const permission = await Notification.requestPermission();
    this.blocked = permission === "denied";
    if (permission !== "granted" || !this.sheet) return;
    const manager = (await worker())?.pushManager;
    if (!manager) throw new Error("no service worker");
    // A subscription made with another key, of a server that was here before, is of no use.
    if (!this.pushes) await (await manager.getSubscription())?.unsubscribe();
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: this.sheet.push_key });
    const { endpoint = "", keys = {} } = made.toJSON();
    const quiet = { ...this.quiet, ...clockHere() };
    const wish: Subscribe = { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language: app.language, quiet };
    this.sheet = await post<RemindersSheet>("/api/push/subscribe", wish);
    this.subscription = made;
  }

  private async unsubscribe(): Promise<void> {
    const old = this.subscription;
    if (!old) return;
    const wish: Unsubscribe = { endpoint: old.endpoint };
    this.sheet = await post<RemindersSheet>("/api/push/unsubscribe", wish);
    this.subscription = null;
    await old.unsubscribe();
  }

  private async keep(quiet: QuietHours): Promise<void> {
    const wish: SetReminders = { language: app.language, quiet };
    this.sheet = await post<RemindersSheet>("/api/reminders", wish);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.trouble = error instanceof Refused ? wordsFor(error) : app.say("remind-push-failed", { why });
    } finally {
      this.busy = false;
    }
  }
}

const worker = (): Promise<ServiceWorkerRegistration | undefined> | undefined =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

export const reminders = new Reminders();
