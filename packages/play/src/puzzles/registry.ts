import type { HiddenSequencesOf } from "./hidden-sequences.js";

/** The puzzles of one game, as they are shipped. */
export interface PuzzleModule {
  /** A puzzle a line, as `npm run puzzles` writes them. */
  readonly set: string;
  /** The same of the other kind; without it there are none. */
  readonly chances?: string;
  /** Without it that of `defaultHiddenSequences`. */
  readonly hiddenSequences?: HiddenSequencesOf;
}

/** By the game's id: its puzzles, loaded when they are opened. A game without an entry has none. */
export const puzzleModules: Readonly<Record<string, () => Promise<PuzzleModule>>> = {
  "tomb-of-four-kings": () => import("./tomb-of-four-kings.js"),
  "kings-keys": () => import("./kings-keys.js"),
  "four-kingdoms": () => import("./four-kingdoms.js"),
  "four-gods": () => import("./four-gods.js"),
  "napoleons-tomb": () => import("./napoleons-tomb.js"),
};
