/** The same again, with the same company: opened by the first who asks, joined by the others. */
import { go } from "../shell/here.svelte";
import { keepRoom, keptRoom } from "../shell/memory";
import * as api from "../wire/api";
import type { Sitting } from "./session.svelte";

/** Take all seats of this browser along. */
export async function rematch(sitting: Sitting): Promise<void> {
  for (const seat of sitting.seats) {
    const seated = await sitting.attempt(() => api.rematch(sitting.room, seat));
    if (seated === undefined) return;
    const room = seated.room ?? "";
    const host = keptRoom(sitting.room)?.host; // whoever was the host still is
    const game = sitting.info?.game ?? "";
    keepRoom({ room, game, seats: [seated.seat], ...(host === undefined ? {} : { host }) });
    if (seat === sitting.seats.at(-1)) go(`/r/${room}`);
  }
}
