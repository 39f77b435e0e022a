import type { HiddenSequencesOf } from "./hidden-sequences.js";

/** The shipped puzzles of one game. */
export interface PuzzleModule {
  /** Win puzzles, a line each, as `npm run research -- puzzles` writes them. */
  readonly set: string;
  /** Chance puzzles in the same form. */
  readonly chances?: string;
  /** `defaultHiddenSequences` where it is undefined. */
  readonly hiddenSequences?: HiddenSequencesOf;
}

/** Loads a game's puzzles, by the game's id. */
export const puzzleModules: Readonly<Record<string, () => Promise<PuzzleModule>>> = {
  "tomb-of-four-kings": () => import("./tomb-of-four-kings.js"),
  "kings-keys": () => import("./kings-keys.js"),
  "four-kingdoms": () => import("./four-kingdoms.js"),
  "four-gods": () => import("./four-gods.js"),
  "napoleons-tomb": () => import("./napoleons-tomb.js"),
};
