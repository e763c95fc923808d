/** Dragging one thing onto another. What may be dragged and where it fits, the table says. */
import type { Thing } from "./touch";

export interface Gestures {
  /** Whether this thing can be taken up. */
  canDrag(thing: Thing): boolean;
  taken(thing: Thing): void;
  /** Whether the thing that was taken up fits here. */
  fits(thing: Thing): boolean;
  dropped(thing: Thing, onto: Thing): void;
  /** A touch of the table itself, such as the own display between its coins. */
  touched(thing: Thing): void;
}

/** So far a finger may slip while it only taps. */
const SLIP = 8;

/** Listen on the table; the answer stops it. */
export function listen(root: HTMLElement, table: Gestures): () => void {
  let held: { thing: Thing; item: HTMLElement; pointer: number; x: number; y: number } | undefined;
  let isDragging = false;
  let over: HTMLElement | undefined;

  const thingAt = (place: Element | null): HTMLElement | undefined =>
    place?.closest<HTMLElement>("[data-thing]") ?? undefined;

  function targetAt(x: number, y: number): HTMLElement | undefined {
    return document
      .elementsFromPoint(x, y)
      .map(thingAt)
      .find((found) => found !== undefined && found !== held?.item && table.fits(found.dataset["thing"] ?? ""));
  }

  function aim(at: HTMLElement | undefined): void {
    if (at === over) return;
    over?.classList.remove("aimed");
    at?.classList.add("aimed");
    over = at;
  }

  function down(event: PointerEvent): void {
    const item = thingAt(event.target as Element);
    const thing = item?.dataset["thing"] ?? "";
    if (event.button !== 0 || item === undefined || !table.canDrag(thing)) return;
    held = { thing, item, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const [right, below] = [event.clientX - held.x, event.clientY - held.y];
    if (!isDragging) {
      if (Math.hypot(right, below) < SLIP) return;
      isDragging = true;
      held.item.setPointerCapture(event.pointerId);
      held.item.classList.add("dragged");
      table.taken(held.thing);
    }
    held.item.style.translate = `${right}px ${below}px`;
    aim(targetAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    if (held === undefined || event.pointerId !== held.pointer) return;
    const onto = event.type === "pointerup" ? over?.dataset["thing"] : undefined;
    const { thing, item } = held;
    const wasDragging = isDragging;
    letGo();
    if (!wasDragging) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event): void => click.stopPropagation();
    root.addEventListener("click", swallow, { capture: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
    if (onto === undefined) item.style.translate = "";
    else table.dropped(thing, onto);
  }

  function letGo(): void {
    held?.item.classList.remove("dragged");
    aim(undefined);
    held = undefined;
    isDragging = false;
  }

  function click(event: MouseEvent): void {
    if ((event.target as Element).closest("button") !== null) return;
    const thing = thingAt(event.target as Element)?.dataset["thing"];
    if (thing !== undefined) table.touched(thing);
  }

  const leave = new AbortController();
  const { signal } = leave;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", up, { signal });
  root.addEventListener("pointercancel", up, { signal });
  root.addEventListener("click", click, { signal });
  return () => leave.abort();
}

/** Put back what still hangs where it was dropped. */
export function settle(root: HTMLElement): void {
  for (const item of root.querySelectorAll<HTMLElement>("[data-thing]")) item.style.translate = "";
}

/** The arrow keys go from one thing that can be touched to the next. */
export function walk(root: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...root.querySelectorAll<HTMLElement>("[data-stop]")];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops.at(here < 0 ? 0 : (here + step) % stops.length);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
