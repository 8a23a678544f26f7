import { expect, test } from "vitest";

import { Pointer } from "./explain.svelte";

test("a pointer moves when it is elsewhere than before", () => {
  const pointer = new Pointer();
  expect(pointer.hasMoved({ screenX: 10, screenY: 20 })).toBe(true);
  expect(pointer.hasMoved({ screenX: 10, screenY: 20 })).toBe(false);
  expect(pointer.hasMoved({ screenX: 10, screenY: 21 })).toBe(true);
});
