/** The doors of the server, over HTTP. A refusal is thrown as what it is: a key and arguments. */
import type {
  Create,
  Created,
  DailySeat,
  Error as Refused,
  Forgetting,
  Hint,
  Imported,
  Join,
  Kicking,
  Leaders,
  Lesson,
  Links,
  Me,
  Message,
  Proof,
  Replay,
  Review,
  RoomInfo,
  RoomList,
  Seated,
} from "./types";

export type Args = Record<string, string | number>;

/** What the server refused, or that it could not be reached (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly args: Args = {},
    readonly status = 0,
    readonly now: Message | undefined = undefined,
  ) {
    super(key);
  }
}

/** After how many seconds what was refused may be asked again; undefined where that would not help. */
export function secondsToWait({ args }: Refusal): number | undefined {
  const seconds = Number(args["seconds"]);
  return seconds > 0 ? seconds : undefined;
}

/** Not a word of the server: there was no answer at all. */
export const UNREACHABLE = "unreachable";

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export async function ask<T>(path: string, body?: unknown, go: Fetch = fetch): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  let data: unknown;
  try {
    answer = await go(path, init);
    data = await answer.json();
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!answer.ok) throw asRefusal(data as Refused, answer.status);
  return data as T;
}

export function asRefusal(refused: Refused, status = 0): Refusal {
  if (typeof refused.error !== "string") return new Refusal(UNREACHABLE, {}, status);
  const now = refused.now as Message | null | undefined;
  return new Refusal(refused.error, refused.args, status, now ?? undefined);
}

export const seatDoor = (room: string, seat: number): string =>
  seat === 0 ? `/api/rooms/${room}/watch` : `/api/rooms/${room}/seats/${seat}`;

export const createRoom = (asked: Create): Promise<Created> => ask("/api/rooms", asked);
export const sitDownToday = (name: string): Promise<DailySeat> => ask("/api/daily", { name });
export const showLesson = (game: string): Promise<Lesson> => ask(`/api/lessons/${game}`);
export const sitDownToLesson = (game: string, name: string): Promise<Seated> =>
  ask("/api/lessons", { game, name });
export const replaySteps = (match: string, from: number, seat: number): Promise<Replay> =>
  ask(`/api/g/${match}?from=${from}&seat=${seat}`);
export const proveDeal = (match: string): Promise<Proof> => ask(`/api/g/${match}/verify`);
export const showReview = (match: string): Promise<Review> => ask(`/api/g/${match}/review`);
export const askReview = (match: string): Promise<Review> => ask(`/api/g/${match}/review`, {});
export const bringRecord = (record: string): Promise<Imported> => ask("/api/records", { record });
export const aboutMe = (): Promise<Me> => ask("/api/me");
export const forgetMe = (confirm = ""): Promise<Forgetting> => ask("/api/me/delete", { confirm });
export const leaders = (game: string, seats: number, crew: string, clean: boolean): Promise<Leaders> =>
  ask(`/api/leaders?game=${game}&seats=${seats}&crew=${crew}&clean=${clean ? 1 : 0}`);
export const publicRooms = (): Promise<RoomList> => ask("/api/rooms");
export const roomInfo = (room: string): Promise<RoomInfo> => ask(`/api/rooms/${room}`);
export const joinRoom = (room: string, asked: Join): Promise<Seated> =>
  ask(`/api/rooms/${room}/seats`, asked);
export const watchRoom = (room: string, watch: string): Promise<Message> =>
  ask(`/api/rooms/${room}/watch`, { watch });
export const openSeat = (room: string, seat: number, token: string): Promise<Seated> =>
  ask(`${seatDoor(room, seat)}/open`, { token });
export const seatLink = (room: string, seat: number): Promise<Seated> =>
  ask(`${seatDoor(room, seat)}/link`);
export const roomLinks = (room: string, seat: number): Promise<Links> =>
  ask(`${seatDoor(room, seat)}/links`);
export const rename = (room: string, seat: number, name: string): Promise<RoomInfo> =>
  ask(`${seatDoor(room, seat)}/name`, { name });
export const handSeat = (room: string, seat: number, bot: string): Promise<RoomInfo> =>
  ask(`${seatDoor(room, seat)}/hand`, { bot });
export const leaveSeat = (room: string, seat: number, bot = ""): Promise<RoomInfo> =>
  ask(`${seatDoor(room, seat)}/leave`, { bot });
export const seatBot = (
  room: string,
  host: string,
  seat: number,
  level: string,
): Promise<RoomInfo> => ask(`/api/rooms/${room}/bots`, { host, seat, level });
export const kick = (
  room: string,
  host: string,
  seat: number,
  confirm = "",
): Promise<Kicking> => ask(`/api/rooms/${room}/kick`, { host, seat, confirm });
export const rematch = (room: string, seat: number): Promise<Seated> =>
  ask(`${seatDoor(room, seat)}/rematch`, {});
export const vote = (
  room: string,
  seat: number,
  agree: boolean,
  after: number,
): Promise<Message> => ask(`${seatDoor(room, seat)}/vote`, { agree, after });
export const hint = (room: string, seat: number, after: number): Promise<Hint> =>
  ask(`${seatDoor(room, seat)}/hint`, { after });
export const sign = (
  room: string,
  seat: number,
  kind: "point" | "suggest" | "yes" | "no",
  target = "",
): Promise<RoomInfo> => ask(`${seatDoor(room, seat)}/sign`, { sign: kind, target });
