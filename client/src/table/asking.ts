/**
 * The rules of what one touches: a right click, a finger that rests, the menu key or `?` asks about it.
 *
 * Tables mark what there is to ask about with `data-rule`: a name of the game's `things`, a key of its
 * `rules`, or nothing, which is all of them.
 */
import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a finger rests; not every browser makes a context menu of it. */
const REST = 550;
/** So far a finger may tremble meanwhile. */
const TREMBLE = 8;
const ENDS = ["pointerup", "pointercancel"];

export function asking(explain: (thing: string) => void): Attachment<HTMLElement> {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    /** Whether there is a rule of it. */
    function ask(event: Event): boolean {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rule]") : null;
      if (thing === null) return false;
      event.preventDefault();
      explain(thing.dataset["rule"] ?? "");
      return true;
    }
    function press(event: KeyboardEvent): void {
      if (event.key === "?") ask(event);
    }
    function down(event: PointerEvent): void {
      lift();
      forget();
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        if (ask(event)) end(event);
      }, REST);
    }
    function move(event: PointerEvent): void {
      if (event.isPrimary && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) lift();
    }
    /** What the finger has begun is over: it drags nothing, and to lift it is no tap on what lies below. */
    function end({ target, pointerId }: PointerEvent): void {
      target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, isPrimary: true, bubbles: true }));
      addEventListener("click", swallow, { capture: true });
      for (const name of ENDS) addEventListener(name, lifted);
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    /** The click comes after the finger is lifted, if it comes. */
    const lifted = (): void => void setTimeout(forget);
    function forget(): void {
      removeEventListener("click", swallow, { capture: true });
      for (const name of ENDS) removeEventListener(name, lifted);
    }
    const lift = (): void => clearTimeout(timer);

    const gone = new AbortController();
    const { signal } = gone;
    table.addEventListener("contextmenu", ask, { signal });
    table.addEventListener("keydown", press, { signal });
    table.addEventListener("pointerdown", down, { signal });
    table.addEventListener("pointermove", move, { signal });
    for (const name of ENDS) table.addEventListener(name, lift, { signal });
    return () => {
      lift();
      forget();
      gone.abort();
    };
  };
}
