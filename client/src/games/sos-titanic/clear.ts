/** What lights up must be seen: on small screens the bridge lies over the table. */

const AIR = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far to scroll so that all that is lit ends above the bridge and the window, and none is lost above. */
export function wayToClear(lit: readonly Box[], height: number, bridge: Box | undefined): number {
  if (lit.length === 0) return 0;
  const floorOf = ({ left, right }: Box): number =>
    bridge !== undefined && left < bridge.right && right > bridge.left ? Math.min(height, bridge.top) : height;
  const top = Math.min(...lit.map((box) => box.top)) - AIR;
  const below = Math.max(...lit.map((box) => box.bottom + AIR - floorOf(box)));
  return top < 0 ? top : Math.max(0, Math.min(below, top));
}

/** Scroll what is lit at a table clear of what lies over it. */
export function clearLit(table: HTMLElement, bridge: HTMLElement): void {
  const lit = [...table.querySelectorAll("[data-lit]")].map((one) => one.getBoundingClientRect());
  const isOver = getComputedStyle(bridge).position === "sticky";
  const by = wayToClear(lit, innerHeight, isOver ? bridge.getBoundingClientRect() : undefined);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (by !== 0) scrollBy({ top: by, behavior: isCalm ? "instant" : "smooth" });
}
