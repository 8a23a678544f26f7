import { expect, test } from "vitest";

import { careFor, isSound } from "./care";

const HOME = "https://games.example.org";
const care = (path: string, mode = "cors", method = "GET") => careFor({ method, mode, url: new URL(path, HOME).href }, HOME);

test("the client's page is looked after, whatever its address", () => {
  for (const path of ["/", "/new/sylve", "/t/abc", "/t/abc/replay", "/rules/sylve"]) {
    expect(`${path} ${care(path, "navigate")}`).toBe(`${path} page`);
  }
});

test("built files are looked after", () => {
  expect(care("/assets/index-1a2b3c.js")).toBe("asset");
  expect(care("/assets/fraunces-latin.woff2")).toBe("asset");
});

test("a table and whatever else the server knows are never looked after", () => {
  for (const path of ["/api/tables", "/api/tables/abc/live", "/api/games", "/api", "/healthz", "/metrics"]) {
    expect(`${path} ${care(path)}`).toBe(`${path} leave`);
    expect(`${path} ${care(path, "navigate")}`).toBe(`${path} leave`);
  }
});

test("what changes something, comes from elsewhere or is a file of its own is left alone", () => {
  expect(care("/", "navigate", "POST")).toBe("leave");
  expect(careFor({ method: "GET", mode: "cors", url: "https://elsewhere.example/assets/x.js" }, HOME)).toBe("leave");
  expect(care("/sw.js")).toBe("leave");
  expect(care("/manifest.webmanifest")).toBe("leave");
  expect(care("/licences/fraunces.txt", "navigate")).toBe("leave");
  expect(care("/t/abc")).toBe("leave");
});

test("only a whole answer of our own is kept", () => {
  const good = { ok: true, status: 200, type: "basic", redirected: false };
  expect(isSound(good)).toBe(true);
  for (const flaw of [{ ok: false, status: 503 }, { status: 206 }, { type: "opaque" }, { redirected: true }]) {
    expect(isSound({ ...good, ...flaw })).toBe(false);
  }
});
