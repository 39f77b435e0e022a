import type { Degree, Score } from "@tetrarch/engine";
import type { Component } from "svelte";

/** What the picture of a game's end is drawn from. */
export interface EndPictureProps {
  readonly view: unknown;
  readonly isWon: boolean;
  readonly score: Score;
  /** How much the game proves (C-10). */
  readonly degree: Degree;
}

/** The place at the end of a game: won, lost, and where there is such an end, escaped. */
export type EndPicture = Component<EndPictureProps>;
