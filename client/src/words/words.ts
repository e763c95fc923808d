/**
 * Looks up words: a key and its arguments become a sentence in the language of this browser.
 * Catalogues come from the package, a chunk a language. The words of a game lie on top of the
 * shared ones, so that two games may emit the same key.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import en from "../../../src/carpathia/words/en/learn.ftl?url";
import fr from "../../../src/carpathia/words/fr/learn.ftl?url";
import it from "../../../src/carpathia/words/it/learn.ftl?url";
import { Refusal, UNREACHABLE, type Args } from "../wire/api";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = (key: string, args?: Args) => string;
export type Catalogues = Record<string, string>;

const SHARED = ["client", "table", "errors", "terminal", "learn"];

const loaders: Record<Language, () => Promise<{ default: Catalogues }>> = {
  en: () => import("virtual:catalogues/en"),
  fr: () => import("virtual:catalogues/fr"),
  it: () => import("virtual:catalogues/it"),
};

export async function loadCatalogues(language: Language): Promise<Catalogues> {
  return (await loaders[language]()).default;
}

/** The words of lessons and rule pages, for those who want to learn: a text, and no part of a script. */
export async function loadLearning(language: Language): Promise<Catalogues> {
  const answer = await fetch({ en, fr, it }[language]);
  if (!answer.ok) throw new Refusal(UNREACHABLE);
  return { learn: await answer.text() };
}

/** `TYPED("move")` in a catalogue is what one types in the terminal; here nothing is typed. */
const TYPED = (): string => "";

/** The words of one language, for one game or for none. A missing word shows its key. */
export function makeWords(language: Language, catalogues: Catalogues, game = ""): Words {
  const bundle = new FluentBundle(language, { functions: { TYPED }, useIsolating: false });
  for (const name of game === "" ? SHARED : [...SHARED, game]) {
    bundle.addResource(new FluentResource(catalogues[name] ?? ""), { allowOverrides: true });
  }
  return (key, args = {}) => {
    const [name = "", attribute] = key.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern == null ? key : bundle.formatPattern(pattern, args, []);
  };
}

/** The first language of the reader that we have words in. */
export function usualLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}
