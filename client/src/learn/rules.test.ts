import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { LANGUAGES, makeWords } from "../words/words";
import { RULES } from "./rules";

const learn = (language: string): string =>
  readFileSync(new URL(`../../../src/carpathia/words/${language}/learn.ftl`, import.meta.url), "utf-8");

describe("rule pages", () => {
  it.each(LANGUAGES)("say everything in words: %s", (language) => {
    for (const [game, { family, parts }] of Object.entries(RULES)) {
      const said = makeWords(language, { ...readCatalogues(language), learn: learn(language) }, game);
      for (const { name, rules, hasMore, figures } of parts) {
        const key = `rule-${family}-${name}`;
        const keys = [key, ...rules, ...(hasMore ? [`${key}.more`] : []), ...figures.map((one) => `figure-${family}-${one}`)];
        expect(keys.filter((one) => said(one) === one)).toEqual([]);
      }
    }
  });

  it("have a handful of pictures each", () => {
    for (const { parts } of Object.values(RULES)) {
      expect(parts.flatMap(({ figures }) => figures).length).toBeGreaterThanOrEqual(4);
    }
  });
});
