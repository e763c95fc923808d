/**
 * Writes `worker.js`, which keeps the page itself for days without a line. It keeps what bears its
 * hash in its name, and the page; never an answer of the server: a table that is shown is a table
 * that is there.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = `const SHELL = "carpathia-__BUILD__";
const FILES = __FILES__;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("carpathia-") && name !== SHELL);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
`;

export function offline(): Plugin {
  return {
    name: "carpathia-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const files = ["/", "/icon.svg", "/carpathia.webmanifest", ...assets.map((name) => `/${name}`)];
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
      const source = WORKER.replace("__BUILD__", build).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
