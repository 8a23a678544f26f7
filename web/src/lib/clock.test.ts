import { expect, test } from "vitest";

import { clockHere, offsetOf } from "./clock";

test("clocks east and west of Greenwich", () => {
  expect([-60, 0, 210, -345].map(offsetOf)).toEqual(["+01:00", "+00:00", "-03:30", "+05:45"]);
});

test("the reader's clock is one that the server takes", () => {
  const here = clockHere();
  expect(here.zone).toMatch(/^[A-Za-z0-9_+/-]{0,64}$/);
  expect(here.utc_offset).toMatch(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/);
});
