/** What this browser wants: kept here, sent nowhere. */
import {
  loadCatalogues,
  loadLearning,
  makeWords,
  usualLanguage,
  type Catalogues,
  type Language,
  type Words,
} from "../words/words";

export const PACES = ["system", "none", "brisk", "quick", "calm", "slow"] as const;
export type Pace = (typeof PACES)[number];
const PACE: Record<Exclude<Pace, "system">, number> = { none: 0, brisk: 0.25, quick: 0.5, calm: 1, slow: 1.8 };
export const THEMES = ["system", "dark", "light"] as const;
export const SIZES = ["small", "usual", "large", "huge"] as const;

export interface Settings {
  language: Language;
  pace: Pace;
  sound: boolean;
  theme: (typeof THEMES)[number];
  /** Colours that are told apart by everyone. */
  clearColours: boolean;
  size: (typeof SIZES)[number];
  name: string;
}

const KEPT = "carpathia-settings";

/** How dates and numbers are written: as this device does it, if it speaks the language that was chosen. */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.toLowerCase().startsWith(settings.language)) ?? settings.language;

function usual(): Settings {
  return {
    language: usualLanguage(navigator.languages),
    pace: "system",
    sound: false,
    theme: "system",
    clearColours: false,
    size: "usual",
    name: "",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });
/** As they are kept; the same in other tabs, which may have chosen since. */
let written = JSON.stringify(settings);

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let isStill = $state(stillness.matches);
stillness.addEventListener("change", ({ matches }) => (isStill = matches));

/** What was chosen; until then what the device says, now and whenever that changes. */
function paceNow(): Exclude<Pace, "system"> {
  if (settings.pace !== "system") return settings.pace;
  return isStill ? "none" : "calm";
}

/** How long a motion takes, against a calm one. */
export const pace = (): number => PACE[paceNow()];

const spoken: { language: Language; catalogues: Catalogues } = $state({
  language: "en",
  catalogues: {},
});

let isLearning = false;

/** The words as they are now; reactive, so that a change of language shows at once. */
export const words: Words = (key, args) => shared(key, args);
const shared = $derived(makeWords(spoken.language, spoken.catalogues));

export function wordsOf(game: string): Words {
  return makeWords(spoken.language, spoken.catalogues, game);
}

export async function speak(language: Language): Promise<void> {
  const [usual, more] = await Promise.all([
    loadCatalogues(language),
    isLearning ? loadLearning(language) : {},
  ]);
  spoken.language = language;
  spoken.catalogues = { ...usual, ...more };
  document.documentElement.lang = language;
}

/** From now on the words of lessons and rule pages are there too, in every language. */
export async function speakOfLearning(): Promise<void> {
  if (isLearning) return;
  isLearning = true;
  await speak(settings.language);
}

/** Put the settings into effect, and keep them. Called in an effect. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["size"] = settings.size;
  root.dataset["pace"] = paceNow();
  root.toggleAttribute("data-clear-colours", settings.clearColours);
  const now = JSON.stringify(settings);
  if (now === written) return; // it was the device that changed, and nothing was chosen
  written = now;
  try {
    localStorage.setItem(KEPT, now);
  } catch {
    // Private windows keep nothing: then it holds as long as the page is open.
  }
}
