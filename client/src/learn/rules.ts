/** Which rules a page shows, in which order, and with which pictures. The words are in catalogues. */
import type { GameName } from "../games/contract";

export interface Part {
  name: string;
  /** The short rules of the game that belong here. */
  rules: readonly string[];
  /** Whether the catalogue of learning has more to say. */
  hasMore: boolean;
  figures: readonly string[];
}

export interface Rules {
  /** What the keys of a game begin with. */
  family: string;
  parts: readonly Part[];
}

const part = (name: string, rules: string, hasMore: boolean, figures = ""): Part => ({
  name,
  rules: rules.split(" ").filter((rule) => rule !== ""),
  hasMore,
  figures: figures.split(" ").filter((figure) => figure !== ""),
});

export const RULES: Record<GameName, Rules> = {
  "sos-titanic": {
    family: "sos",
    parts: [
      part("goal", "rules-goal", false, "boats"),
      part("lines", "rules-lines", true, "lines"),
      part("turn", "rules-turn", true),
      part("rescue", "rules-rescue", true, "rescue"),
      part("water", "rules-water", true, "water"),
      part("score", "", true),
    ],
  },
  titus: {
    family: "titus",
    parts: [
      part("coins", "", true, "faces runs"),
      part("turn", "rules-turn", true, "swap"),
      part("free", "rules-free", true),
      part("goal", "rules-goal", true, "cash"),
      part("again", "rules-again", true),
      part("end", "rules-end", true),
    ],
  },
  "noris-titanic": {
    family: "noris",
    parts: [
      part("goal", "rules-goal", true, "ship"),
      part("turn", "", true, "die"),
      part("tiles", "", true, "tiles"),
      part("moving", "rules-moving", true, "walk"),
      part("pawns", "rules-pawns", false),
      part("stairs", "rules-stairs", true),
      part("water", "rules-water", false),
      part("signs", "", false, "signs"),
      part("end", "rules-end", true),
    ],
  },
};
