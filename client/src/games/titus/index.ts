import { tableOf, type GameClient } from "../contract";
import { hasHelped } from "./assist";
import { ask, ending, sayMove, tell, THINGS } from "./says";
import type { TitusView } from "./view";

export const titus: GameClient = {
  name: "titus",
  hasPrivateHands: false,
  load: tableOf<TitusView>(() => import("./Table.svelte")),
  roleOf: (seat, _view, words) => words("player", { number: seat }),
  tell,
  ask,
  sayMove,
  ending,
  hadAid: hasHelped,
  rules: ["rules-goal", "rules-turn", "rules-free", "rules-again", "rules-end"],
  things: (_view, words) =>
    THINGS.map((thing) => ({
      thing,
      name: words(`thing-${thing}`),
      about: words(`thing-${thing}.about`),
    })),
  alarms: ["limit-returned", "pile-emptied"],
};
