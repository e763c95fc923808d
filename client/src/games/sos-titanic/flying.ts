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
    for (const card of drawn) void unmount(card);
    node.remove();
  };
  return { node, remove };
}

function spot(root: HTMLElement, name: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  return found ?? undefined;
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

async function flyOne(root: HTMLElement, flight: Flight, pace: number, words: Words, clean: (() => void)[]): Promise<void> {
  const [from, to] = [spot(root, flight.from), spot(root, flight.to)];
  if (from === undefined || to === undefined || flight.cards.length === 0) return;
  const end = (cardsAt(to).at(-1) ?? to).getBoundingClientRect();
  const origins = leaving(from, flight.cards);
  const done = flight.cards.map((card, index) => {
    const origin = origins[index] ?? from;
    const start = origin.getBoundingClientRect();
    const width = Math.min(start.width, start.height / RATIO, 110);
    const { node, remove } = carry([card], Math.max(width, 30), words);
    clean.push(remove);
    if (origin.dataset["card"] === card && card !== "") {
      const hidden = origin.animate({ opacity: [0, 0] }, { duration: 1, fill: "forwards" });
      clean.push(() => hidden.cancel());
    }
    const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
    const lift = `${at((start.left + end.left) / 2, Math.min(start.top, end.top) - 12)} rotate(-4deg)`;
    return node.animate(
      { transform: [at(start.left, start.top), lift, at(end.left, end.top)] },
      { duration: FLIGHT * pace, delay: EACH * index * pace, easing: "ease-in-out", fill: "both" },
    ).finished;
  });
  await Promise.all(done);
}

/** The page turns over the ship, and the ship shudders. */
async function turnPage(root: HTMLElement, pace: number): Promise<void> {
  const ship = spot(root, "ship");
  const shudder = [0, -3, 3, -2, 2, 0].map((x) => `translateX(${x}px)`);
  await ship?.animate({ transform: shudder }, { duration: TURN * pace }).finished;
}

export async function showEvents(root: HTMLElement, events: readonly GameEvent[], pace: number, words: Words): Promise<void> {
  const clean: (() => void)[] = [];
  try {
    for (const event of events) {
      for (const flight of flightsOf(event)) await flyOne(root, flight, pace, words, clean);
      if (event.event === "page-turned") await turnPage(root, pace);
    }
  } finally {
    // What flew stays where it landed until the new table is drawn underneath.
    setTimeout(() => void tick().then(() => clean.forEach((undo) => undo())));
  }
}
