/** Where this browser is in its lessons: which table, which step, and whether it was the last. */
import type { GameName } from "../games/contract";
import type { Shelf } from "../shell/memory";

export interface KeptLesson {
  room: string;
  step: number;
  /** The voice was asked to be silent, or had said everything. */
  isDone: boolean;
}

const KEPT = "carpathia-lessons";

export function keptLesson(game: GameName, shelf: Shelf = localStorage): KeptLesson | undefined {
  return read(shelf)[game];
}

export function keepLesson(game: GameName, lesson: KeptLesson, shelf: Shelf = localStorage): void {
  try {
    shelf.setItem(KEPT, JSON.stringify({ ...read(shelf), [game]: lesson }));
  } catch {
    // A private window keeps nothing: then a reload begins at the first step of where the match is.
  }
}

function read(shelf: Shelf): Partial<Record<GameName, KeptLesson>> {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
