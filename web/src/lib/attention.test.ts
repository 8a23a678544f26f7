/** Calling for attention, in a fake browser: the title, the icon of the tab, and notifications. */

import { beforeEach, expect, test, vi } from "vitest";

class Notice {
  static permission: NotificationPermission = "default";
  static asked = 0;
  static answer: NotificationPermission = "granted";
  static shown: Notice[] = [];
  static requestPermission = () => {
    Notice.asked += 1;
    Notice.permission = Notice.answer;
    return Promise.resolve(Notice.answer);
  };
  closed = false;
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: { body?: string },
  ) {
    Notice.shown.push(this);
  }

  close() {
    this.closed = true;
  }
}

const browser = async () => {
  const icon = {
    href: "/icon.svg",
    getAttribute: () => icon.href,
  };
  const heard: (() => void)[] = [];
  const page = {
    title: "",
    visibilityState: "visible",
    documentElement: { lang: "", dataset: {} },
    addEventListener: (event: string, then: () => void) => event === "visibilitychange" && heard.push(then),
    querySelector: () => icon,
  };
  const kept = new Map<string, string>();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { focus: () => undefined });
  vi.stubGlobal("location", { pathname: "/t/abc", hash: "" });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.resetModules();
  const { attention } = await import("./attention.svelte");
  const { app } = await import("./app.svelte");
  app.title("Sylve");
  const look = (visible: boolean) => {
    page.visibilityState = visible ? "visible" : "hidden";
    for (const then of heard) then();
  };
  return { attention, app, page, icon, look, kept };
};

const MINE = { mine: true, title: "Sylve" };
const THEIRS = { mine: false, title: "Sylve" };

beforeEach(() => {
  Object.assign(Notice, { permission: "default", asked: 0, answer: "granted", shown: [] });
});

test("nothing calls while the reader looks at the page", async () => {
  const { attention, page, icon } = await browser();
  attention.update(MINE);
  expect([page.title, icon.href]).toEqual(["Sylve · Tablewood", "/icon.svg"]);
});

test("in the background the title and the icon call, until somebody looks", async () => {
  const { attention, page, icon, look } = await browser();
  look(false);
  attention.update(THEIRS);
  expect(page.title).toBe("Sylve · Tablewood");
  attention.update(MINE);
  expect([page.title, icon.href]).toEqual(["Your turn! · Sylve", "/icon-turn.svg"]);
  look(true);
  expect([page.title, icon.href]).toEqual(["Sylve · Tablewood", "/icon.svg"]);
});

test("a page stops calling when it closes", async () => {
  const { attention, page, icon, look } = await browser();
  look(false);
  attention.update(MINE);
  attention.rest();
  expect([page.title, icon.href]).toEqual(["Sylve · Tablewood", "/icon.svg"]);
});

test("nobody is asked for permission, and nothing is shown, before the reader wants it", async () => {
  const { attention, look } = await browser();
  look(false);
  attention.update(MINE);
  expect([Notice.asked, Notice.shown.length]).toEqual([0, 0]);
});

test("a reader who wants it is notified once a turn, and the notification goes away when they look", async () => {
  const { attention, look, kept } = await browser();
  await attention.want(true);
  expect([Notice.asked, attention.notifies, kept.get("tablewood.notify")]).toEqual([1, true, "yes"]);
  look(false);
  attention.update(MINE);
  attention.update(MINE);
  expect(Notice.shown.map((one) => [one.title, one.options.body])).toEqual([["It is your turn", "Sylve"]]);
  look(true);
  expect(Notice.shown[0]?.closed).toBe(true);
  look(false);
  expect(Notice.shown.length).toBe(1); // having looked, the reader knows
  attention.update(THEIRS);
  attention.update(MINE);
  expect(Notice.shown.length).toBe(2);
});

test("a reader who declines in the browser is not notified, and the setting stays off", async () => {
  Notice.answer = "denied";
  const { attention, look, kept } = await browser();
  await attention.want(true);
  expect([attention.notifies, attention.permission, kept.get("tablewood.notify")]).toEqual([false, "denied", "no"]);
  look(false);
  attention.update(MINE);
  expect(Notice.shown.length).toBe(0);
});

test("speed, volume and pace are remembered; speed `none` means no motion", async () => {
  const { app, kept } = await browser();
  expect([app.speed, app.volume, app.pace, app.still]).toEqual(["normal", 0.25, "normal", false]);
  app.speed = "none";
  app.volume = 2;
  app.pace = "calm";
  expect([app.still, app.volume]).toEqual([true, 1]);
  expect(["speed", "volume", "pace"].map((key) => kept.get(`tablewood.${key}`))).toEqual(["none", "1", "calm"]);
});

test("an unreadable volume becomes the default, and 0 stays off", async () => {
  await browser();
  const { volumeOf } = await import("./app.svelte");
  expect(["", "loud", "-1", "2", "0", "0.5"].map(volumeOf)).toEqual([0.25, 0.25, 0.25, 0.25, 0, 0.5]);
});
