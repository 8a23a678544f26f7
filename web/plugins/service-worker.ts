import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin, Rolldown } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the client starts with: the frame and the lobby. Everything else is kept when it is first used. */
const FIRST = ["index.html", "src/main.ts", "src/pages/Lobby.svelte"];
const isFirst = (module: string | null): boolean => FIRST.some((one) => module?.endsWith(`/web/${one}`));

/** A chunk, all that it imports, and their styles. */
const withImports = (name: string, bundle: Rolldown.OutputBundle, found: Set<string>): void => {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const one of chunk.imports) withImports(one, bundle, found);
};

/** The files without which the client does not start, as paths from the root. */
const shellOf = (bundle: Rolldown.OutputBundle): string[] => {
  const found = new Set<string>();
  for (const [name, one] of Object.entries(bundle)) {
    if (one.type === "chunk" && isFirst(one.facadeModuleId)) withImports(name, bundle, found);
    if (/-latin-wght-normal[^/]*\.woff2$/.test(name)) found.add(name);
  }
  return [...found].sort().map((name) => `/${name}`);
};

/** Everything that was built is in the version: another build is another version. */
const versionOf = (bundle: Rolldown.OutputBundle): string => {
  const sha = createHash("sha256").update(readFileSync(at("../index.html")));
  for (const [name, one] of Object.entries(bundle).sort()) {
    sha.update(name).update(one.type === "chunk" ? one.code : one.source);
  }
  return sha.digest("hex").slice(0, 12);
};

/** Builds `src/worker/sw.ts` as `/sw.js`, and tells it the version and the files that it keeps. */
export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  enforce: "post",
  buildStart() {
    this.emitFile({ type: "chunk", id: at("../src/worker/sw.ts"), fileName: "sw.js" });
  },
  generateBundle(_, bundle) {
    const worker = bundle["sw.js"];
    if (worker?.type !== "chunk") throw new Error("the service worker was not built");
    if (worker.imports.length > 0) throw new Error("the service worker must stand alone");
    const client = { version: versionOf(bundle), files: ["/", ...shellOf(bundle)] };
    if (client.files.length < 4) throw new Error(`the client cannot start with ${client.files.join(", ")} alone`);
    worker.code = `self.CLIENT=${JSON.stringify(client)};\n${worker.code}`;
  },
});
