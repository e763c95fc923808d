/** The games the page knows. A new table is a new `load` in the game's own folder. */
import type { GameClient, GameName } from "./contract";
import { norisTitanic } from "./noris-titanic";
import { sosTitanic } from "./sos-titanic";
import { titus } from "./titus";

export const GAME_NAMES: readonly GameName[] = ["sos-titanic", "titus", "noris-titanic"];
const CLIENTS: Record<GameName, GameClient> = {
  "sos-titanic": sosTitanic,
  titus,
  "noris-titanic": norisTitanic,
};

export function gameClient(name: string): GameClient | undefined {
  return GAME_NAMES.includes(name as GameName) ? CLIENTS[name as GameName] : undefined;
}
