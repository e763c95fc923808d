/** From a wish to a table: make the room, sit down, go there. No form in between. */
import type { GameName } from "../games/contract";
import { gameClient } from "../games/registry";
import { settings, words } from "../settings/settings.svelte";
import { go } from "../shell/here.svelte";
import { keepRoom } from "../shell/memory";
import * as api from "../wire/api";
import { newKey } from "../wire/frames";
import type { Create } from "../wire/types";
import type { Language } from "../words/words";

/** Whose rules, if nobody says: as in the terminal. */
export function usualEdition(game: GameName, language: Language): string {
  if (game === "sos-titanic") return language === "fr" ? "fr" : "en";
  return game === "titus" ? "adlung" : "casse-noisettes";
}

/** One click: alone on the ship, or against a steady bot. */
export function usualTable(game: GameName, language: Language): Create {
  const asked = { game, edition: usualEdition(game, language) };
  if (game === "sos-titanic") return { ...asked, seats: 1 };
  return { ...asked, seats: 2, bots: [{ seat: 2, level: "steady" }] };
}

/** Make the room and sit down on the first `mine` chairs that are for people. */
export async function openTable(asked: Create, mine = 1): Promise<void> {
  const { room, join, watch, host } = await api.createRoom(asked);
  fetchTable(asked.game);
  keepRoom({ room, game: asked.game, join, watch, host });
  for (let player = 1; player <= mine; player += 1) {
    await sitDown(room, join, playerName(player));
  }
  go(`/r/${room}`);
}

/**
 * Have the pieces of a table come while one sits down. Not before the server has answered: what
 * could not be had once is not asked for again on this page, and a style would be missing.
 */
function fetchTable(game: string): void {
  void gameClient(game)?.load().catch(() => undefined);
}

/** The deal of the day; asked again, it is the same seat. */
export async function openToday(): Promise<void> {
  const { room, seat, over, day } = await api.sitDownToday(playerName(1));
  keepRoom({ room, game: "sos-titanic", seats: [seat], over, daily: day });
  go(`/r/${room}`);
}

export async function sitDown(room: string, join: string, name: string): Promise<number> {
  const { seat } = await api.joinRoom(room, { join, key: newKey(), name });
  keepRoom({ room, join, seats: [seat] });
  return seat;
}

export function playerName(player: number): string {
  const name = settings.name.trim();
  if (player === 1 && name !== "") return name;
  return player === 1 ? words("guest") : words("player", { number: player });
}
