/** How a Line lies: every card's place below the first, in card heights. It always fits its room. */

/** Backs say no more than how many they are; what is face up must show number and Anchor. */
const BACK = 0.085;
const MOST_BACKS = 0.75;
const FACE = 0.29;
/** So much of the backs is seen at least, however few they are: their count stands there, and must hide no Anchor. */
const COUNT = 0.3;

export interface Fan {
  backs: number[];
  faces: number[];
}

export function fan(down: number, up: number, room: number): Fan {
  const back = Math.min(BACK, MOST_BACKS / Math.max(down, 1));
  const start = up > 0 && down > 0 ? Math.max(COUNT, down * back) : 0;
  const face = up > 1 ? Math.min(FACE, (room - 1 - start) / (up - 1)) : FACE;
  return {
    backs: Array.from({ length: down }, (_, index) => index * back),
    faces: Array.from({ length: up }, (_, index) => start + index * face),
  };
}
