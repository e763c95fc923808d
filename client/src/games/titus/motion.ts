/**
 * Coins and cards glide from where they lay to where they lie, and flipped ones turn over on the
 * way. Only transforms move, so that no frame needs a new layout.
 */
import type { GameEvent } from "../contract";

export type Places = Map<string, DOMRect>;

const GLIDE = 430;
const FLIP = 820;
/** Time to see what somebody else did. */
const LOOK = 340;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const MOVERS = "[data-coin], [data-card]";

const nameOf = ({ dataset }: HTMLElement): string =>
  dataset["coin"] === undefined ? `card ${dataset["card"]}` : `coin ${dataset["coin"]}`;

/** Where everything lies now, by name. */
export function places(root: HTMLElement): Places {
  const movers = [...root.querySelectorAll<HTMLElement>(MOVERS)];
  return new Map(movers.map((mover) => [nameOf(mover), mover.getBoundingClientRect()]));
}

/** The face each flipped coin showed before. */
export function flipsOf(events: readonly GameEvent[]): Map<number, number> {
  const flips = events.filter(({ event }) => event === "coin-flipped");
  return new Map(flips.map(({ coin, from }) => [Number(coin), Number(from)]));
}

/** Whether something happened that this seat did not do itself. */
export const isNews = (events: readonly GameEvent[], seat: number): boolean =>
  events.some((event) => event.event !== "turn-began" && "seat" in event && event["seat"] !== seat);

/** From the old places to those that the page shows already. */
export async function glide(
  root: HTMLElement,
  before: Places,
  flips: ReadonlyMap<number, number>,
  pace: number,
): Promise<void> {
  const moving: Animation[] = [];
  for (const mover of root.querySelectorAll<HTMLElement>(MOVERS)) {
    const flipped = flips.has(Number(mover.dataset["coin"] ?? 0));
    const from = before.get(nameOf(mover));
    const to = mover.getBoundingClientRect();
    const isFar = from !== undefined && Math.hypot(from.left - to.left, from.top - to.top) > 1.5;
    if (!isFar && !flipped) continue;
    const duration = pace * (flipped ? FLIP : GLIDE);
    if (isFar) moving.push(travel(mover, from, to, duration));
    const turning = flipped ? mover.querySelector<HTMLElement>(".turn") : null;
    if (turning !== null) moving.push(turnOver(turning, duration));
    raise(mover, moving.at(-1));
  }
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

function travel(mover: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const [right, down] = [from.left - to.left, from.top - to.top];
  const size = from.width / Math.max(1, to.width);
  const lift = Math.min(36, Math.hypot(right, down) / 6);
  mover.style.transformOrigin = "0 0";
  return mover.animate(
    [
      { transform: `translate(${right}px, ${down}px) scale(${size})` },
      { transform: `translate(${right / 2}px, ${down / 2 - lift}px) scale(${(size + 1) / 2})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration, easing: EASE },
  );
}

function turnOver(coin: HTMLElement, duration: number): Animation {
  const turn = (angle: number, size: number): string =>
    `perspective(30rem) rotateY(${angle}deg) scale(${size})`;
  return coin.animate(
    [
      { transform: turn(-180, 1) },
      { transform: turn(-180, 1.12), offset: 0.25 },
      { transform: turn(0, 1.12), offset: 0.8 },
      { transform: turn(0, 1) },
    ],
    { duration, easing: "ease-in-out" },
  );
}

/** What moves is above all that lies. */
function raise(mover: HTMLElement, motion: Animation | undefined): void {
  const place = mover.closest<HTMLElement>(".place");
  place?.classList.add("flying");
  const land = (): void => place?.classList.remove("flying");
  void motion?.finished.then(land, land);
}

export const look = (pace: number): Promise<void> =>
  new Promise((done) => setTimeout(done, pace * LOOK));
