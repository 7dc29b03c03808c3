// Writes the service worker with the list of files that it keeps. Its version is a digest of them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const WORKER = new URL("./src/worker/worker.js", import.meta.url);
const PUBLIC = new URL("./public/", import.meta.url);

/** @returns {import("vite").Plugin} */
export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => name !== "index.html");
        const files = ["/", ...[...built, ...readdirSync(PUBLIC)].map((name) => `/${name}`)].sort();
        const digest = createHash("sha256");
        // The names of built files hold digests of what is in them; the page and the public files do not.
        digest.update(files.join("\n"));
        for (const name of readdirSync(PUBLIC).sort()) digest.update(readFileSync(new URL(name, PUBLIC)));
        const text = readFileSync(WORKER, "utf-8");
        digest.update(text);
        const source = text
          .replace('"__VERSION__"', JSON.stringify(digest.digest("hex").slice(0, 12)))
          .replace('["__FILES__"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
