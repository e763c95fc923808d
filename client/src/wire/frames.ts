/** What comes down a socket is told apart by what only that kind has. */
import type { Error as Refused, Message, RoomInfo } from "./types";

export type Down =
  | { kind: "message"; message: Message }
  | { kind: "room"; room: RoomInfo }
  | { kind: "refused"; refused: Refused };

export function readDown(text: string): Down | undefined {
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null) return undefined;
  if ("error" in data) return { kind: "refused", refused: data as Refused };
  if ("chairs" in data) return { kind: "room", room: data as RoomInfo };
  if ("view" in data) return { kind: "message", message: data as Message };
  return undefined;
}

/** A key that nobody guesses: 128 random bits, as the server wants them. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
