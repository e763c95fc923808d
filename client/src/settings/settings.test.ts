import { expect, it, vi } from "vitest";

const kept = new Map<string, string>();

/** The settings as a page has them that is opened now, on a device that wants motion or not. */
async function opened(
  isStill: boolean,
  languages = ["en"],
): Promise<{ pace: () => number; locale: () => string; keep: () => void; change: (to: boolean) => void }> {
  let told: (event: { matches: boolean }) => void = () => undefined;
  vi.resetModules();
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("matchMedia", () => ({
    matches: isStill,
    addEventListener: (_: string, listener: typeof told) => (told = listener),
  }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => undefined } });
  const { apply, locale, pace } = await import("./settings.svelte");
  return { pace, locale, keep: apply, change: (to) => told({ matches: to }) };
}

it("moves as the device says, on every visit and at once, until somebody chooses", async () => {
  const first = await opened(false);
  expect(first.pace()).toBe(1);
  first.keep();
  const second = await opened(true);
  expect(second.pace()).toBe(0);
  second.change(false);
  expect(second.pace()).toBe(1);
  kept.set("carpathia-settings", JSON.stringify({ pace: "slow" }));
  expect((await opened(true)).pace()).toBeGreaterThan(1);
});

it("keeps what another tab has chosen when only the device changes", async () => {
  kept.clear();
  const tab = await opened(false);
  tab.keep();
  kept.set("carpathia-settings", JSON.stringify({ language: "fr" }));
  tab.change(true);
  tab.keep();
  expect(kept.get("carpathia-settings")).toBe('{"language":"fr"}');
});

it("writes dates as the device does where it speaks the language that was chosen", async () => {
  kept.clear();
  const day = (locale: string): string => new Date(2026, 3, 15).toLocaleDateString(locale, { dateStyle: "medium" });
  expect(day((await opened(false, ["de", "en-GB", "en"])).locale())).toBe("15 Apr 2026");
  expect(day((await opened(false, ["en-US"])).locale())).toBe("Apr 15, 2026");
  kept.set("carpathia-settings", JSON.stringify({ language: "it" }));
  expect((await opened(false, ["en-GB"])).locale()).toBe("it");
});
