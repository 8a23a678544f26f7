import { expect, test } from "vitest";

import { MARGIN, pathOf, qrPath } from "./qr";

test("neighbours in a row are one rectangle, inside the margin", () => {
  expect(pathOf([[true, true, false, true]])).toBe(
    `M${MARGIN} ${MARGIN}h2v1h-2zM${MARGIN + 3} ${MARGIN}h1v1h-1z`,
  );
});

test("a link becomes a code with its three corner marks and a free margin", async () => {
  const { path, side } = await qrPath("https://games.example.org/t/abcdefgh23456789");
  const size = side - 2 * MARGIN;
  expect((size - 17) % 4).toBe(0); // the sizes that QR codes have
  const far = MARGIN + size - 7;
  for (const corner of [`M${MARGIN} ${MARGIN}h7`, `M${far} ${MARGIN}h7`, `M${MARGIN} ${far}h7`]) expect(path).toContain(corner);
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  expect(starts.every(([x = 0, y = 0, run = 0]) => x >= MARGIN && y >= MARGIN && x + run <= side - MARGIN)).toBe(true);
});
