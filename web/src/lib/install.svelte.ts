/** The client on the device: cached so that it starts offline, installed if the reader wants, and never stuck on an old version. */

const RELOADED = "tablewood.reloaded";
/** Two failures within this time are not caused by an old client. */
const SOON = 30_000;
const LOOK_EVERY = 60 * 60 * 1000;

/** The browser's offer to install a page (Chromium only; elsewhere people use the browser's own menu). */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);
  /** A newer client has arrived while this one was running. */
  updated = $state(false);
  online = $state(navigator.onLine);

  /** May the client be installed now? */
  get possible(): boolean {
    return this.offer !== null;
  }

  /** The reader wants to install it. */
  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }

  /** Once, when the client starts. */
  begin(): void {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    addEventListener("vite:preloadError", reloadOnce);
    if (import.meta.env.PROD && "serviceWorker" in navigator) this.keep();
  }

  private keep(): void {
    const workers = navigator.serviceWorker;
    const had = workers.controller !== null;
    workers.addEventListener("controllerchange", () => (this.updated ||= had));
    workers.register("/sw.js", { updateViaCache: "none" }).then(
      (found) => {
        // A tab may stay open for days. If the server cannot be reached now, try again later.
        setInterval(() => void found.update().catch(() => undefined), LOOK_EVERY);
      },
      () => undefined, // without it the client still works, but only online
    );
  }
}

/** A part of this client is no longer on the server: a newer one is. Reload once; that is enough. */
const reloadOnce = (): void => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < SOON) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return; // without storage it could reload forever
  }
  location.reload();
};

export const install = new Install();
