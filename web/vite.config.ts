import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { licences } from "./plugins/licences.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// For the gallery and the development server: the games' own texts, from where the Python package keeps them.
const texts: Plugin = {
  name: "texts",
  configureServer(server) {
    server.middlewares.use("/texts", (request, response, next) => {
      const found = /^\/([a-z-]+)\/(en|fr)\.ftl$/.exec(request.url ?? "");
      if (!found) return next();
      const game = (found[1] ?? "").replaceAll("-", "_");
      response.end(readFileSync(at(`../src/tablewood/games/${game}/text/${found[2]}.ftl`)));
    });
  },
};

// The built client goes into the Python package: whoever installs that needs no Node.
export default defineConfig({
  plugins: [svelte(), texts, licences(), serviceWorker()],
  resolve: { alias: { "@": at("./src") } },
  build: {
    outDir: at("../src/tablewood/server/static"),
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
