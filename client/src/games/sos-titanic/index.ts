import type { GameClient, View } from "../contract";
import { tableOf } from "../contract";
import type { Words } from "../../words/words";
import { ask, ending, roleOf, sayMove, tell } from "./says";
import type { SosView } from "./view";

function things(shown: View, words: Words): { thing: string; name: string; about: string }[] {
  const view = shown as unknown as SosView;
  const crew = view.crew.map(({ name }) => ({
    thing: `crew-${name}`,
    name: `${words(`crew-${name}`)}, ${words(`crew-${name}.rank`)}`,
    about: words(`crew-${name}.power`),
  }));
  const held = new Set(["collapsible-boat", ...view.crew.flatMap(({ hand }) => hand), ...view.offered]);
  const cards = [...held].sort().map((card) => ({
    thing: `card-${card}`,
    name: words(`card-${card}`),
    about: words(`card-${card}.effect`),
  }));
  return [...crew, ...cards];
}

export const sosTitanic: GameClient = {
  name: "sos-titanic",
  hasPrivateHands: false,
  load: tableOf<SosView>(() => import("./Table.svelte")),
  roleOf,
  tell,
  ask,
  sayMove,
  ending,
  rules: ["rules-goal", "rules-lines", "rules-turn", "rules-rescue", "rules-water"],
  things,
  alarms: ["deck-lost", "panic-broke-out", "ship-sunk", "all-saved"],
};
