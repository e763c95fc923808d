import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./bundling/catalogues.ts";
import { offline } from "./bundling/offline.ts";
import { shrunk } from "./bundling/shrunk.ts";

// The server serves what lies here: src/carpathia/server/pages.py.
const PAGE = "../src/carpathia/server/page";

export default defineConfig({
  plugins: [svelte(), catalogues(), offline(), shrunk()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: in scripts; the page's seal allows images only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] }, // words to learn from lie in the package
    proxy: { "/api": { target: "http://127.0.0.1:1912", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
