/**
 * The tables this browser sits at. Seat tokens are in cookies that no script can read; here is only
 * where they lead, and the links of rooms made here, so that they can be shown again.
 */
export interface KeptRoom {
  room: string;
  game: string;
  seats: number[];
  /** When it was last looked at. */
  at: number;
  over: boolean;
  isLesson?: boolean;
  /** The day whose deal it is, as in 1912-04-15. */
  daily?: string;
  join?: string;
  watch?: string;
  host?: string;
}

const KEPT = "carpathia-rooms";
const MOST = 40;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export function keptRooms(shelf: Shelf = localStorage): KeptRoom[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as KeptRoom[]) : [];
  } catch {
    return [];
  }
}

export function keptRoom(room: string, shelf: Shelf = localStorage): KeptRoom | undefined {
  return keptRooms(shelf).find((kept) => kept.room === room);
}

/** Note what is new about a room, and that it was looked at now. */
export function keepRoom(
  news: Partial<KeptRoom> & { room: string },
  shelf: Shelf = localStorage,
  now = Date.now(),
): KeptRoom {
  const known = keptRoom(news.room, shelf) ?? { room: news.room, game: "", seats: [], at: 0, over: false };
  const seats = [...new Set([...known.seats, ...(news.seats ?? [])])].sort((a, b) => a - b);
  const kept = { ...known, ...news, seats, at: now };
  put([kept, ...keptRooms(shelf).filter((other) => other.room !== news.room)], shelf);
  return kept;
}

export function forgetSeat(room: string, seat: number, shelf: Shelf = localStorage): void {
  const rooms = keptRooms(shelf).map((kept) =>
    kept.room === room ? { ...kept, seats: kept.seats.filter((other) => other !== seat) } : kept,
  );
  put(rooms, shelf);
}

export function forgetRoom(room: string, shelf: Shelf = localStorage): void {
  put(keptRooms(shelf).filter((kept) => kept.room !== room), shelf);
}

function put(rooms: KeptRoom[], shelf: Shelf): void {
  try {
    shelf.setItem(KEPT, JSON.stringify(rooms.slice(0, MOST)));
  } catch {
    // A private window keeps nothing; the links still work.
  }
}
