/** What a seat is called: by its role, its person or its bot. */
import type { GameClient, View } from "../games/contract";
import type { Chair } from "../wire/types";
import type { Words } from "../words/words";

export interface Sitter {
  name: string;
  bot?: string;
}

/** The seats of people who are not connected, and for whom no bot plays meanwhile. */
export function absent(chairs: readonly Chair[]): number[] {
  const isAway = ({ taken, name, bot = "", here }: Chair): boolean => taken && name !== "" && bot === "" && !here;
  return chairs.filter(isAway).map(({ seat }) => seat);
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
