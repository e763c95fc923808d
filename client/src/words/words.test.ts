import { describe, expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { LANGUAGES, loadCatalogues, makeWords, usualLanguage } from "./words";

describe("words", () => {
  it("come from the package, in three languages", async () => {
    for (const language of LANGUAGES) {
      expect(await loadCatalogues(language)).toEqual(readCatalogues(language));
    }
  });

  it("follow the plurals of the language, and inflect places", () => {
    const words = makeWords("it", readCatalogues("it"), "sos-titanic");
    const to = words("place-to", { place: "3" });
    const from = words("place-from", { place: "boat" });
    expect(words("passengers-moved", { cards: "f7", count: 1, from, to })).toBe(
      "f7 passa dalla scialuppa pieghevole alla Fila 3.",
    );
  });

  it("know attributes, and show a missing key rather than nothing", () => {
    const words = makeWords("en", readCatalogues("en"), "sos-titanic");
    expect(words("crew-smith.address")).toBe("Captain Smith");
    expect(words("no-such-word")).toBe("no-such-word");
  });

  it("keep two games with the same key apart", () => {
    const english = readCatalogues("en");
    const args = { seat: "Lee" };
    expect(makeWords("en", english, "sos-titanic")("turn-began", args)).toBe("Lee takes the watch.");
    expect(makeWords("en", english, "titus")("turn-began", args)).toBe("It is Lee’s turn.");
    expect(makeWords("en", english)("game-titus")).toBe("Titus");
  });

  it("are in the reader’s language if we have it", () => {
    expect(usualLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
    expect(usualLanguage(["de"])).toBe("en");
  });
});

it.each(["fr", "it"] as const)("asks in %s without the English verbs that a terminal wants", (language) => {
  const catalogues = readCatalogues(language);
  for (const game of ["sos-titanic", "titus", "noris-titanic"]) {
    const asked = (catalogues[game] ?? "").split("\n").filter((line) => /^phase-|^\s|^crew-|^rules-/.test(line));
    expect(asked.length).toBeGreaterThan(9);
    expect(asked.filter((line) => /\s\([a-z-]+\)/.test(line) && !/jetons|monete/.test(line))).toEqual([]);
  }
});
