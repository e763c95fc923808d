/** Points at things: marks them, and brings them into the view, clear of the voice. */
import { selectorOf } from "./targets";

const MARK = "data-pointed";
const GAP = 8;

/** Everything of these names that can be seen now. */
export function thingsAt(names: readonly string[], root: ParentNode = document): HTMLElement[] {
  const found = names.map(selectorOf).filter((selector) => selector !== "");
  if (found.length === 0) return [];
  return [...root.querySelectorAll<HTMLElement>(found.join(","))].filter(
    (thing) => thing.getClientRects().length > 0,
  );
}

/** Mark these and nothing else. */
export function mark(things: readonly HTMLElement[]): void {
  for (const old of document.querySelectorAll(`[${MARK}]`)) {
    if (!things.includes(old as HTMLElement)) old.removeAttribute(MARK);
  }
  for (const thing of things) thing.setAttribute(MARK, "");
}

/**
 * Scroll, if something of them is hidden: by the voice, which stays on top, or by what stays at the
 * bottom. What stays in its place by itself need not be brought.
 */
export function bring(things: readonly HTMLElement[], voice: HTMLElement, isCalm: boolean): void {
  const boxes = things.filter((thing) => !isStuck(thing)).map((thing) => thing.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const from = (isStuck(voice) ? voice.offsetHeight : Math.max(0, voice.getBoundingClientRect().bottom)) + GAP;
  const by = shift(top, bottom, from, innerHeight - stuckBelow(things) - GAP);
  if (by !== 0) scrollBy({ top: by, behavior: isCalm ? "smooth" : "instant" });
}

/** How far to scroll so that a span comes between two edges; where it is too long, its top counts. */
export function shift(top: number, bottom: number, from: number, to: number): number {
  if (top < from) return top - from;
  if (bottom <= to) return 0;
  return Math.min(bottom - to, top - from);
}

function isStuck(thing: Element): boolean {
  for (let at: Element | null = thing; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).position === "sticky") return true;
  }
  return false;
}

/** How much of the window is taken by what sticks to its lower edge, beside the things themselves. */
function stuckBelow(things: readonly HTMLElement[]): number {
  const docks = [...document.querySelectorAll<HTMLElement>(".dock, .bar[role=group]")].filter(
    (dock) => getComputedStyle(dock).position === "sticky" && !things.some((thing) => dock.contains(thing)),
  );
  return Math.max(0, ...docks.map((dock) => innerHeight - dock.getBoundingClientRect().top));
}
