import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** The typefaces that the client ships. Their licence asks for its text to go with them. */
const FONTS = ["fraunces", "figtree"];

/** Puts the licence of each typeface into the build: `/licences/fraunces.txt`. */
export const licences = (): Plugin => ({
  name: "licences",
  apply: "build",
  buildStart() {
    for (const font of FONTS) {
      const text = new URL(`../node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url);
      this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source: readFileSync(fileURLToPath(text)) });
    }
  },
});
