/** One person on several devices: codes as people read them, and what devices are called. */

import type { DeviceSheet } from "@/generated/http";
import type { Texts } from "@/lib/texts";

/** Where a code is typed; the code itself stands behind `#`, which browsers do not send. */
export const JOIN = "/join";

/** `ABCD EFGH`: two groups are easier to read than eight letters. */
export const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");

/** The whole minutes that are left, the one that has begun included; 0 when it is over. */
export const minutesLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 60_000));

/** `Firefox on Android`; the system alone, or just a browser, where the device does not tell. */
export const deviceName = (device: Pick<DeviceSheet, "browser" | "system">, texts: Texts): string => {
  const { browser, system } = device;
  if (browser && system) return texts.say("device-name", { browser, system });
  return browser || system || texts.say("device-unknown");
};
