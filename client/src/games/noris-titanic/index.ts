import { tableOf, type GameClient } from "../contract";
import { ask, ending, sayMove, tell } from "./says";
import type { NorisView } from "./view";

const THINGS = ["water", "ice", "buoy", "rail", "corridor", "panic", "stair", "start"];
const RULES = ["goal", "turn", "moving", "pawns", "stairs", "water", "end"];

export const norisTitanic: GameClient = {
  name: "noris-titanic",
  hasPrivateHands: true,
  load: tableOf<NorisView>(() => import("./Table.svelte")),
  roleOf: (seat, _view, words) => words("player", { number: seat }),
  tell,
  ask,
  sayMove,
  ending,
  rules: RULES.map((name) => `rules-${name}`),
  things: (_view, words) =>
    THINGS.map((thing) => ({
      thing,
      name: words(`sign-${thing}`),
      about: words(`sign-${thing}.about`),
    })),
  alarms: ["pawn-buried", "start-covered", "turn-lost", "ship-sunk", "last-round-began"],
};
