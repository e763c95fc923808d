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

  it("do not say what one would type in the terminal", () => {
    const words = makeWords("fr", readCatalogues("fr"), "sos-titanic");
    expect(words("phase-order", { who: "Lee" })).toBe("Dessus ou dessous, Lee\u00a0?");
  });

  it("are in the reader’s language if we have it", () => {
    expect(usualLanguage(["de-CH", "fr-CH", "en"])).toBe("fr");
    expect(usualLanguage(["de"])).toBe("en");
  });
});
