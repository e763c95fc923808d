/** How far the water has come. */
import type { SosView } from "./view";

/** How many Compartments of each Deck are dry. */
export function dryCompartments(view: SosView): { dry: number; all: number }[] {
  let from = 0;
  return view["decks-lost-at"].map((lostAt) => {
    const all = lostAt > 0 ? lostAt - from : 0;
    const flooded = Math.min(Math.max(view["pages-turned"] - from, 0), all);
    from += all;
    return { dry: all - flooded, all };
  });
}
