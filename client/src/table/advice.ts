/** What the search bot says of a move, as a sentence: how sure it is, and what it expects. */
import type { Advice } from "../wire/types";
import type { Words } from "../words/words";

/** How many of a hundred thoughts were of this move. */
export const percent = (visits: number, looked: number): number =>
  Math.round((100 * visits) / Math.max(1, looked));

/** Where all win together the bot expects points, else a share of the win: a chance. */
export function adviceSays(advice: Advice, looked: number, isTogether: boolean, words: Words): string {
  const sure = percent(advice.visits, looked);
  return isTogether
    ? words("hint-points", { percent: sure, expected: advice.expected })
    : words("hint-share", { percent: sure, chance: Math.round(100 * advice.expected) });
}
