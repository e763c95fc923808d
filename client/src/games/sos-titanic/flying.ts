/** Cards fly from where they were seen to where they will be: transforms only, nothing is laid out. */
import { mount, tick, unmount } from "svelte";

import type { Words } from "../../words/words";
import type { GameEvent } from "../contract";
import ActionCard from "./ActionCard.svelte";
import { flightsOf, isAction, type Flight } from "./flights";
import PassengerCard from "./PassengerCard.svelte";

const FLIGHT = 420;
const EACH = 70;
const TURN = 700;
const LIFT = 24;
const WIDEST = 96;
const INSET = 14;
const TRAY = 56;
const STRIP = 0.4;
const RATIO = 1.4;

interface Drawn {
  node: HTMLElement;
  remove: () => void;
}

/** Cards on top of everything, drawn by the same hand as those on the table. */
export function carry(cards: readonly string[], width: number, words: Words): Drawn {
  const node = document.createElement("div");
  node.className = "sos-carried";
  node.ariaHidden = "true";
  node.style.width = `${width}px`;
  const drawn = cards.map((card, index) => {
    const target = document.createElement("div");
    target.style.top = `${index * width * STRIP}px`;
    node.append(target);
    if (!isAction(card)) return mount(PassengerCard, { target, props: { code: card } });
    target.style.height = `${width * RATIO}px`;
    return mount(ActionCard, { target, props: { name: card, words } });
  });
  document.body.append(node);
  const remove = (): void => {
    for (const card of drawn.splice(0)) void unmount(card);
    node.remove();
  };
  return { node, remove };
}

/**
 * Where a name lies on the table, or beside it, where the crew may sit; before a question is asked,
 * its tray is the bridge itself.
 */
function spot(root: HTMLElement, name: string): HTMLElement | undefined {
  const found = (root.closest("main") ?? root).querySelector<HTMLElement>(`[data-spot="${name}"]`);
  return found ?? (name === "tray" ? root.querySelector<HTMLElement>(".bridge") : null) ?? undefined;
}

/** The cards at a spot, the front one last; an empty spot is its own slot. */
function cardsAt(at: HTMLElement): HTMLElement[] {
  const cards = [...at.querySelectorAll<HTMLElement>("[data-card]")];
  return cards.length > 0 ? cards : [at.querySelector<HTMLElement>("[data-slot]") ?? at];
}

function leaving(at: HTMLElement, cards: readonly string[]): HTMLElement[] {
  const there = cardsAt(at);
  const named = cards.map((card) => there.find((one) => card !== "" && one.dataset["card"] === card));
  return named.map((found, index) => found ?? there.at(index - cards.length) ?? there[0] ?? at);
}

/** How wide a card is that lies in this room. */
const widthIn = (room: DOMRect): number => Math.min(room.width, room.height / RATIO, WIDEST);

/** Where the next card comes to lie; on the bridge, where its tray will be. */
function landing(at: HTMLElement): DOMRect {
  if (!at.classList.contains("bridge")) return (cardsAt(at).at(-1) ?? at).getBoundingClientRect();
  const { left, top } = at.getBoundingClientRect();
  return new DOMRect(left + INSET, top + INSET, TRAY, TRAY * RATIO);
}

/** One showing of a step: what flew stays where it landed until the new table is drawn. */
class Showing {
  private readonly undo: (() => void)[] = [];
  private readonly landed = new Map<string, Drawn>();

  constructor(
    private readonly root: HTMLElement,
    private readonly pace: number,
    private readonly words: Words,
  ) {}

  async fly(flight: Flight): Promise<void> {
    const [from, to] = [spot(this.root, flight.from), spot(this.root, flight.to)];
    if (from === undefined || to === undefined) return;
    const origins = leaving(from, flight.cards);
    const end = landing(to);
    // Side by side on the bridge, fanned on a Line, on top of each other elsewhere.
    const aside = flight.to === "tray" ? widthIn(end) * 0.85 : 0;
    const below = /^[1-6]$/.test(flight.to) ? widthIn(end) * STRIP : 0;
    const done = flight.cards.map((card, index) => {
      const target = new DOMRect(end.left + aside * index, end.top + below * index, end.width, end.height);
      return this.flyCard(card, origins[index] ?? from, target, index);
    });
    await Promise.all(done);
  }

  private async flyCard(card: string, origin: HTMLElement, end: DOMRect, index: number): Promise<void> {
    const before = this.landed.get(card);
    const start = (before?.node ?? origin).getBoundingClientRect();
    const width = before === undefined ? widthIn(start) : start.width;
    before?.remove();
    const drawn = carry([card], width, this.words);
    this.undo.push(drawn.remove);
    if (card !== "") this.landed.set(card, drawn);
    if (card !== "" && origin.dataset["card"] === card) {
      const hidden = origin.animate({ opacity: [0, 0] }, { duration: 1, fill: "forwards" });
      this.undo.push(() => hidden.cancel());
    }
    const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
    const scale = widthIn(end) / width;
    const high = Math.min(start.top, end.top) - LIFT;
    const middle = at((start.left + end.left) / 2, (high + start.top + end.top) / 3, (1 + scale) / 2);
    const timing = { duration: FLIGHT * this.pace, delay: EACH * index * this.pace, easing: "ease-in-out", fill: "both" } as const;
    const way = [at(start.left, start.top, 1), middle, at(end.left, end.top, scale)];
    await drawn.node.animate({ transform: way }, timing).finished;
  }

  /** The ship shudders when a page turns. */
  async turnPage(): Promise<void> {
    const shudder = [0, -3, 3, -2, 2, 0].map((x) => `translateX(${x}px)`);
    await spot(this.root, "ship")?.animate({ transform: shudder }, { duration: TURN * this.pace }).finished;
  }

  clear(): void {
    for (const undo of this.undo) undo();
  }
}

export async function showEvents(root: HTMLElement, events: readonly GameEvent[], pace: number, words: Words): Promise<void> {
  const showing = new Showing(root, pace, words);
  try {
    for (const event of events) {
      for (const flight of flightsOf(event)) await showing.fly(flight);
      if (event.event === "page-turned") await showing.turnPage();
    }
  } finally {
    setTimeout(() => void tick().then(() => showing.clear()));
  }
}
