/**
 * Fingers, mouse and wheel on the board: two fingers pinch, one pans what is zoomed or drags a
 * pawn, a wheel zooms. Taps stay clicks and are none of this file's business.
 */
import { panned, pinched, zoomed, type Camera, type Point, type Size } from "./camera";

/** So far a finger may tremble and still tap. */
const TREMBLE = 8;
const WHEEL = 0.0016;

export interface Hooks {
  camera: () => Camera;
  port: () => Size;
  look: (camera: Camera) => void;
  /** Whether what is under a point can be dragged; it is then held. */
  grab: (at: Point, target: EventTarget | null) => boolean;
  drag: (at: Point) => void;
  /** Let go there; undefined: nothing of it. */
  drop: (at: Point | undefined) => void;
}

export function gestures(node: HTMLElement, hooks: Hooks): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let holds = false;
  let isDragging = false;
  let isPanning = false;

  const at = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = at(event);
      holds = hooks.grab(start, event.target);
      isPanning = false;
    } else {
      if (isDragging) hooks.drop(undefined);
      holds = isDragging = false;
      isPanning = true;
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = at(event);
    if (fingers.size === 2) {
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
      if (other !== undefined) {
        hooks.look(pinched(hooks.camera(), hooks.port(), [before, other[1]], [now, other[1]]));
      }
    } else if (fingers.size === 1) one(event, before, now);
    fingers.set(event.pointerId, now);
  }

  function one(event: PointerEvent, before: Point, now: Point): void {
    const hasLeft = Math.hypot(now.x - start.x, now.y - start.y) > TREMBLE;
    if (!isDragging && !isPanning && hasLeft) {
      if (holds) isDragging = true;
      else if (hooks.camera().zoom > 1) isPanning = true;
      // From here on it is no click on whatever lies below.
      if (isDragging || isPanning) node.setPointerCapture(event.pointerId);
    }
    if (isDragging) hooks.drag(now);
    else if (isPanning) {
      const by = { x: now.x - before.x, y: now.y - before.y };
      hooks.look(panned(hooks.camera(), hooks.port(), by));
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (isDragging) hooks.drop(event.type === "pointerup" ? at(event) : undefined);
    isDragging = holds = false;
  }

  function wheel(event: WheelEvent): void {
    const [camera, port] = [hooks.camera(), hooks.port()];
    const looks = zoomed(camera, port, Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 20 : 1)), at(event));
    // Nothing nearer or further to see: the page scrolls.
    if (looks.zoom === camera.zoom) return;
    event.preventDefault();
    hooks.look(looks);
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  for (const [name, listener] of Object.entries(heard)) {
    node.addEventListener(name, listener as EventListener);
  }
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy: () => {
      for (const [name, listener] of Object.entries(heard)) {
        node.removeEventListener(name, listener as EventListener);
      }
      node.removeEventListener("wheel", wheel);
    },
  };
}
