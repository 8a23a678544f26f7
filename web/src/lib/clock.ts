/** The reader's clock, as the server is told it. */

/** `+01:00`, of the minutes that JavaScript counts west of UTC (-60). */
export const offsetOf = (west: number): string => {
  const parts = [Math.floor(Math.abs(west) / 60), Math.abs(west) % 60];
  return (west > 0 ? "-" : "+") + parts.map((part) => String(part).padStart(2, "0")).join(":");
};

/** Their time zone, and how far their clock is ahead of UTC now. */
export const clockHere = (): { zone: string; utc_offset: string } => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
  utc_offset: offsetOf(new Date().getTimezoneOffset()),
});
