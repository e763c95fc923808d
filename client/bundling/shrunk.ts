/** Lays a packed copy beside every file of the build, so that the server need not pack anything. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(html|js|css|svg|webmanifest|ftl)$/;
const WORTH_IT = 600;

export function shrunk(): Plugin {
  return {
    name: "carpathia-shrunk",
    apply: "build",
    writeBundle(options) {
      const folder = options.dir ?? "";
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!PACKED.test(name)) continue;
        const file = join(folder, name);
        const plain = readFileSync(file);
        if (plain.length < WORTH_IT) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, quality));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
