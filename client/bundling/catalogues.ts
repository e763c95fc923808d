/**
 * The words, taken from the package at build time: `virtual:catalogues/fr` is one chunk with all
 * catalogues of a language, as Fluent text. Of the terminal's words only those come along that are
 * no command line: names of games, of editions, of players.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORDS = fileURLToPath(new URL("../../src/carpathia/words/", import.meta.url));
const NAMES = ["client", "table", "errors", "terminal", "sos-titanic", "titus", "noris-titanic"];
const VIRTUAL = "virtual:catalogues/";
const FROM_THE_TERMINAL = /^(game|edition)-|^player$/;
const NOT_FOR_READERS = /^(intro-help|legend|rules-verbs|verb-)/;

/** Messages with their attributes and variants, as text. */
export function entries(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of catalogue.split("\n")) {
    const begins = /^([a-z][\w-]*) =/.exec(line);
    if (begins?.[1] !== undefined) key = begins[1];
    else if (line.startsWith("#") || line === "") key = "";
    if (key !== "") found.set(key, `${found.get(key) ?? ""}${line}\n`);
  }
  return found;
}

/** What the browser needs of a catalogue. */
export function slim(name: string, text: string): string {
  const kept = [...entries(text)].filter(([key]) =>
    name === "terminal" ? FROM_THE_TERMINAL.test(key) : !NOT_FOR_READERS.test(key),
  );
  return kept.map(([, entry]) => entry).join("");
}

export function readCatalogues(language: string): Record<string, string> {
  const read = (name: string): string => readFileSync(`${WORDS}${language}/${name}.ftl`, "utf-8");
  return Object.fromEntries(NAMES.map((name) => [name, slim(name, read(name))]));
}

export function catalogues(): Plugin {
  return {
    name: "carpathia-catalogues",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const language = id.slice(VIRTUAL.length + 1);
      for (const name of NAMES) this.addWatchFile(`${WORDS}${language}/${name}.ftl`);
      return `export default ${JSON.stringify(readCatalogues(language))}`;
    },
  };
}
