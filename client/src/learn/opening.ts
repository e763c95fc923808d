/** From a wish to a lesson: a new table with the prepared deal, and a seat at it. */
import type { GameName } from "../games/contract";
import { playerName } from "../pages/opening";
import { go } from "../shell/here.svelte";
import { keepRoom } from "../shell/memory";
import { sitDownToLesson } from "../wire/api";
import { keepLesson } from "./keeping";

export async function openLesson(game: GameName): Promise<void> {
  const { room = "", seat } = await sitDownToLesson(game, playerName(1));
  keepRoom({ room, game, seats: [seat], isLesson: true });
  keepLesson(game, { room, step: 0, isDone: false });
  go(`/r/${room}`);
}
