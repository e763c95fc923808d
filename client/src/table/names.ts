/** What a seat is called: by its role, its person or its bot. */
import type { GameClient, View } from "../games/contract";
import type { Words } from "../words/words";

export interface Sitter {
  name: string;
  bot?: string;
}

/** `words` are those of the game. */
export function seatName(
  game: GameClient,
  seat: number,
  view: View,
  sitters: readonly Sitter[],
  words: Words,
): string {
  const { name = "", bot = "" } = sitters[seat - 1] ?? {};
  const role = game.roleOf(seat, view, words);
  if (role !== words("player", { number: seat })) {
    return name === "" || sitters.length < 2 ? role : `${role} (${name})`;
  }
  if (name !== "") return name;
  if (bot === "") return role;
  const likes = sitters.filter((other) => other.name === "" && other.bot === bot).length;
  return likes > 1 ? `${words(`bot-${bot}`)} ${seat}` : words(`bot-${bot}`);
}
