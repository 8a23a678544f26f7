import { expect, test } from "vitest";

import { deviceName, grouped, minutesLeft } from "./people";
import { Texts } from "./texts";

const texts = new Texts("en", "device-name = { $browser } on { $system }\ndevice-unknown = A browser");

test("codes are read in two groups", () => {
  expect(grouped("ABCDEFGH")).toBe("ABCD EFGH");
});

test("the minute that has begun counts", () => {
  expect(minutesLeft(600_000, 0)).toBe(10);
  expect(minutesLeft(600_000, 599_000)).toBe(1);
  expect(minutesLeft(600_000, 600_001)).toBe(0);
});

test("devices have plain names", () => {
  expect(deviceName({ browser: "Firefox", system: "Android" }, texts)).toBe("Firefox on Android");
  expect(deviceName({ browser: "", system: "iPhone" }, texts)).toBe("iPhone");
  expect(deviceName({ browser: "", system: "" }, texts)).toBe("A browser");
});
