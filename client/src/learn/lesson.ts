/** What a table needs to be a lesson: a chunk of its own, with the voice and its words. */
import type { Component, ComponentProps } from "svelte";

import type { GameName } from "../games/contract";
import { speakOfLearning } from "../settings/settings.svelte";
import type { Sitting } from "../table/session.svelte";
import { showLesson } from "../wire/api";
import { Guide } from "./guide.svelte";
import Voice from "./Voice.svelte";

export interface Lesson {
  guide: Guide;
  Voice: Component<ComponentProps<typeof Voice>>;
}

export async function beginLesson(sitting: Sitting, game: GameName): Promise<Lesson> {
  const [{ steps }] = await Promise.all([showLesson(game), speakOfLearning()]);
  return { guide: new Guide(sitting, game, steps), Voice };
}
