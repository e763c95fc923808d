import { expect, it, vi } from "vitest";

const kept = new Map<string, string>();

/** The settings as a page has them that is opened now, on a device that wants motion or not. */
async function opened(isStill: boolean): Promise<{ pace: () => number; keep: () => void; change: (to: boolean) => void }> {
  let told: (event: { matches: boolean }) => void = () => undefined;
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({
    matches: isStill,
    addEventListener: (_: string, listener: typeof told) => (told = listener),
  }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => undefined } });
  const { apply, pace } = await import("./settings.svelte");
  return { pace, keep: apply, change: (to) => told({ matches: to }) };
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
