/**
 * The memory aid of this browser, an assist that is off until somebody wants it: it notes which
 * faces of a coin have been up while it was on, and tells the one that is down. It knows nothing
 * that was not shown, and it sends nothing anywhere.
 */
import type { GameEvent } from "../contract";
import { openCoins } from "./says";
import type { TitusView } from "./view";

/** The faces of each coin that were seen, one or both of them. */
export type Seen = Readonly<Record<number, readonly number[]>>;

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

interface Kept {
  isOn: boolean;
  /** By table, the latest first. */
  tables: { table: string; seen: Seen }[];
  /** Tables at which it was ever on; that is not forgotten when it is turned off. */
  helped: string[];
}

const KEPT = "carpathia-titus-memory";
const MOST = 8;
const NOTHING: Kept = { isOn: false, tables: [], helped: [] };

/** What is known after a view and what led to it. A flip shows both faces, even equal ones. */
export function noted(seen: Seen, view: TitusView, events: readonly GameEvent[]): Seen {
  const known: Record<number, readonly number[]> = { ...seen };
  for (const { coin, number } of openCoins(view).values()) {
    const faces = known[coin] ?? [];
    if (!faces.includes(number)) known[coin] = [...faces, number];
  }
  for (const { event, coin, from, to } of events) {
    if (event === "coin-flipped") known[Number(coin)] = [Number(from), Number(to)];
  }
  return known;
}

/** The face that is down, by coin, where both were seen. */
export function backsOf(seen: Seen, view: TitusView): Map<number, number> {
  const backs = new Map<number, number>();
  for (const { coin, number } of openCoins(view).values()) {
    const [one, other] = seen[coin] ?? [];
    if (one !== undefined && other !== undefined) backs.set(coin, one === number ? other : one);
  }
  return backs;
}

function kept(shelf: Shelf): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(shelf.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function put(wanted: Kept, shelf: Shelf): void {
  try {
    shelf.setItem(KEPT, JSON.stringify(wanted));
  } catch {
    // A private window keeps nothing: then it holds as long as the page is open.
  }
}

export const isWanted = (shelf: Shelf = localStorage): boolean => kept(shelf).isOn;

/** Turn it on or off. Off forgets what was seen: it begins anew when it is wanted again. */
export function want(isOn: boolean, shelf: Shelf = localStorage): void {
  const { tables, helped } = kept(shelf);
  put({ isOn, tables: isOn ? tables : [], helped }, shelf);
}

/** Whether it was on at a table, for a while at least. */
export const hasHelped = (table: string, shelf: Shelf = localStorage): boolean =>
  kept(shelf).helped.includes(table);

export function recall(table: string, shelf: Shelf = localStorage): Seen {
  return kept(shelf).tables.find((other) => other.table === table)?.seen ?? {};
}

export function keep(table: string, seen: Seen, shelf: Shelf = localStorage): void {
  const { isOn, tables, helped } = kept(shelf);
  const others = tables.filter((other) => other.table !== table);
  put(
    {
      isOn,
      tables: [{ table, seen }, ...others].slice(0, MOST),
      helped: [table, ...helped.filter((other) => other !== table)].slice(0, MOST),
    },
    shelf,
  );
}
