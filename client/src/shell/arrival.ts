/** Where the keyboard is after a way was gone: at the heading of the new page, never nowhere. */
let hasTravelled = false;
let isKeyed = false;

/** A link was followed within the page; the first page of all is the browser’s own affair. */
export function travelled(): void {
  hasTravelled = true;
}

const isGone = (holder: Element | null): boolean =>
  holder === null || holder === document.body || !holder.isConnected;

/** Nobody holds the keyboard but the page itself: a table may take it. */
export const isAtRest = (): boolean =>
  isGone(document.activeElement) || document.activeElement?.matches("h1, [data-rest]") === true;

/** Whether what was done last was done with a key: then one needs a place to go on from. */
export const isByKey = (): boolean => isKeyed;

/** Notice keys and pointers; call once. */
export function watchHands(): void {
  addEventListener("keydown", () => (isKeyed = true), { capture: true });
  addEventListener("pointerdown", () => (isKeyed = false), { capture: true });
}

/** Who goes by keys and stood on something that is gone stands at `[data-rest]` now, or at the heading. */
export function rest(): void {
  if (!isKeyed || !isGone(document.activeElement)) return;
  giveBack(document.querySelector("[data-rest]"));
}

/** Attached to the first heading of a page, which bears `tabindex="-1"`. */
export function arrive(heading: HTMLElement): void {
  if (hasTravelled && isGone(document.activeElement)) heading.focus({ preventScroll: true });
}

/** Give the keyboard back to whoever had it; where that is gone, to the heading. */
export function giveBack(holder: Element | null): void {
  const to = isGone(holder) ? document.querySelector("h1") : holder;
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}
