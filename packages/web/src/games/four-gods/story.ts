import type { AnyGame } from "@tetrarch/engine";
import { storyOf } from "@tetrarch/engine/four-gods";
import type { GameStory } from "../game-ui.js";
import Picture from "./ChapterPicture.svelte";

/** The story of the Four Gods with its pictures; undefined for a card set with other gods. */
export function gameStory(game: AnyGame): GameStory | undefined {
  const story = storyOf(game);
  return story && { story, Picture };
}
