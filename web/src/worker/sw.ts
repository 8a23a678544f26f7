/**
 * The service worker: lets the client start without a connection, shows notifications where only a worker may, and push
 * messages when the client is closed. It keeps the client's own files, never anything about a table. The page itself always comes from the network when that
 * can be reached, so that nobody is ever left with an old client.
 */

import { careFor, isSound } from "./care";
import { addressOf, noticeOf } from "./notice";

/** What this worker uses of its surroundings. (TypeScript's own types for workers and for pages exclude each other.) */
interface Later extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Later {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Later {
  readonly notification: Notification;
}
interface Pushed extends Later {
  readonly data: { text(): string } | null;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  /** Written by the build: what to keep from the start, and under which version. */
  readonly CLIENT: { version: string; files: string[] };
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(event: "install" | "activate", heard: (event: Later) => void): void;
  addEventListener(event: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(event: "push", heard: (event: Pushed) => void): void;
  addEventListener(event: "notificationclick", heard: (event: Pressed) => void): void;
}
const scope = self as unknown as Scope;

const PREFIX = "tablewood-";
const NAME = PREFIX + scope.CLIENT.version;
const PAGE = "/";

const begin = async (): Promise<void> => {
  const cache = await scope.caches.open(NAME);
  // The page must be today's; the other files never change under their names.
  await cache.addAll(scope.CLIENT.files.map((path) => new Request(path, path === PAGE ? { cache: "reload" } : {})));
  await scope.skipWaiting();
};

const takeOver = async (): Promise<void> => {
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
  await scope.clients.claim();
};

/** The page of the network; the kept one only where there is no network. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await scope.caches.open(NAME)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
};

const asset = async (request: Request): Promise<Response> => {
  const cache = await scope.caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isSound(answer)) await cache.put(request, answer.clone()).catch(() => undefined); // no room is no reason to fail
  return answer;
};

/** Somebody pressed a notification: back to its table, or to whatever page of the client is open if it names none. */
const comeBack = async (notification: Notification): Promise<void> => {
  const path = addressOf(notification.data);
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = path === PAGE ? tabs[0] : tabs.find((one) => new URL(one.url).pathname === path);
  await (tab ? tab.focus() : scope.clients.openWindow(path));
};

/** It is somebody's turn, says the server. */
const show = (message: string): Promise<void> => {
  const { title, options } = noticeOf(message);
  return scope.registration.showNotification(title, options);
};

scope.addEventListener("install", (event) => event.waitUntil(begin()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const care = careFor(event.request, scope.location.origin);
  if (care === "page") event.respondWith(page(event.request));
  else if (care === "asset") event.respondWith(asset(event.request));
});
scope.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification));
});
