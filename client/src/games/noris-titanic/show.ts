/** Events as motion: the die tumbles, tiles sink in, pawns walk, are chased and go under. */
import { tick } from "svelte";

import type { GameEvent, Step } from "../contract";
import { CELL } from "./camera";
import { spotOf } from "./cells";
import { sceneAfter, sceneOf, startOf, type Scene } from "./scene";
import type { NorisView } from "./view";

/** Milliseconds at a calm pace. */
const TUMBLE = 650;
const SINK = 520;
const STRIDE = 150;
const FLIGHT = 480;
const BREATH = 260;

export interface Stage {
  root: () => HTMLElement | undefined;
  /** Show this instead of the view, until nothing is said any more. */
  set: (scene: Scene | undefined) => void;
  roll: (face: string | null | undefined) => void;
}

export async function show(step: Step, pace: number, stage: Stage): Promise<void> {
  const [before, after] = [step.before, step.after] as unknown as [NorisView, NorisView];
  const end = sceneOf(after);
  let scene = sceneOf(before);
  try {
    for (const event of step.events) {
      scene = await showOne(event, scene, end, before, pace, stage);
    }
  } finally {
    stage.set(undefined);
    stage.roll(undefined);
  }
}

async function showOne(
  event: GameEvent,
  scene: Scene,
  end: Scene,
  view: NorisView,
  pace: number,
  stage: Stage,
): Promise<Scene> {
  const after = sceneAfter(scene, event, end);
  const rows = view.board.rows.length;
  const run = (selector: string, frames: Keyframe[], duration: number, easing = "ease-in-out") =>
    animated(stage.root(), selector, frames, duration * pace, easing);
  const put = async (now: Scene): Promise<void> => {
    stage.set(now);
    await tick();
  };
  switch (event.event) {
    case "turn-began":
      await pause(BREATH * pace);
      break;
    case "die-rolled":
      stage.roll(null);
      await tick();
      await run(".die", tumbling(), TUMBLE, "ease-out");
      stage.roll(String(event["face"]));
      await pause(BREATH * pace);
      break;
    case "tile-laid":
      await put(after);
      await run(`[data-place="${event["place"]}"]`, sinking(), SINK, "ease-out");
      break;
    case "pawn-buried":
      await run(pawnAt(event), drowning(), SINK);
      await put(after);
      break;
    case "pawn-chased":
      await run(pawnAt(event), fleeing(), FLIGHT, "ease-in");
      await put(after);
      break;
    case "pawn-brought": {
      const start = startOf(view);
      const seat = Number(event["seat"]);
      await put({ ...scene, pawns: [...scene.pawns, { cell: start, seat, isSaved: false }] });
      await walk(run, start, event, view, rows);
      await put(after);
      break;
    }
    case "pawn-moved": {
      const [from, seat] = [String(event["from"]), Number(event["seat"])];
      const others = scene.pawns.filter(({ cell }) => cell !== from);
      await put({ ...scene, pawns: [...others, { cell: from, seat, isSaved: false }] });
      await walk(run, from, event, view, rows);
      await put(after);
      break;
    }
    case "pawn-saved":
      await put(after);
      await run(`[data-pawn="${event["cell"]}"]`, cheering(), FLIGHT);
      break;
  }
  return after;
}

type Run = (selector: string, frames: Keyframe[], duration: number, easing?: string) => Promise<void>;

/** Cell by cell, with a little hop each; the card flies out of the hand if that is seen. */
async function walk(run: Run, from: string, event: GameEvent, view: NorisView, rows: number): Promise<void> {
  const [a, b] = [spotOf(from, rows), spotOf(String(event["to"]), rows)];
  const count = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  const frames: Keyframe[] = [];
  for (let half = 0; half <= 2 * count; half += 1) {
    const done = half / (2 * count);
    const x = (b.x - a.x) * CELL * done;
    const y = (b.y - a.y) * CELL * done;
    const hop = half % 2 === 0 ? 1 : 1.22;
    frames.push({ transform: `translate(${x}px, ${y}px) scale(${hop})` });
  }
  const time = STRIDE * count + BREATH;
  const pawn = run(`[data-pawn="${from}"][data-seat="${event["seat"]}"]`, frames, time, "linear");
  const isMine = event["seat"] === view.you;
  const card = isMine ? run(`[data-card="${event["card"]}"]`, flying(), time) : undefined;
  await Promise.all([pawn, card]);
}

const pawnAt = (event: GameEvent): string =>
  `[data-pawn="${event["cell"]}"][data-seat="${event["owner"]}"]`;

const tumbling = (): Keyframe[] => [
  { transform: "translateY(0) rotate(0)" },
  { transform: "translateY(-40%) rotate(200deg) scale(1.1)" },
  { transform: "translateY(0) rotate(360deg)" },
  { transform: "translateY(-12%) rotate(450deg)" },
  { transform: "translateY(0) rotate(540deg)" },
];
const sinking = (): Keyframe[] => [
  { transform: "scale(1.5)", opacity: 0 },
  { transform: "scale(1.5)", opacity: 0.9, offset: 0.3 },
  { transform: "scale(1)", opacity: 1 },
];
const drowning = (): Keyframe[] => [
  { transform: "scale(1)", opacity: 1 },
  { transform: "scale(0.7) rotate(12deg)", opacity: 0.8 },
  { transform: "scale(0.1) rotate(-8deg)", opacity: 0 },
];
const fleeing = (): Keyframe[] => [
  { transform: "translate(0, 0)", opacity: 1 },
  { transform: "translate(20px, -50px) rotate(40deg) scale(1.3)", opacity: 1, offset: 0.4 },
  { transform: "translate(60px, -160px) rotate(160deg) scale(0.6)", opacity: 0 },
];
const flying = (): Keyframe[] => [
  { transform: "translateY(0)", opacity: 1 },
  { transform: "translateY(-5rem) scale(0.8)", opacity: 0, offset: 0.4 },
  { transform: "translateY(-5rem) scale(0.8)", opacity: 0 },
];
const cheering = (): Keyframe[] => [
  { transform: "scale(1)" },
  { transform: "scale(1.5)" },
  { transform: "scale(1)" },
];

async function animated(
  root: HTMLElement | undefined,
  selector: string,
  frames: Keyframe[],
  duration: number,
  easing: string,
): Promise<void> {
  const found = root?.querySelector(selector);
  if (found === null || found === undefined || duration <= 0) return;
  try {
    await found.animate(frames, { duration, easing }).finished;
  } catch {
    // The table was left meanwhile: nothing is there to be moved.
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
