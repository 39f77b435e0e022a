import { games } from "@tetrarch/engine";
import { defaultHiddenSequences, type HiddenSequencesOf } from "./hidden-sequences.js";
import { type ChancePuzzle, readChances, readWins, type WinPuzzle } from "./puzzle.js";
import { puzzleModules } from "./registry.js";

/** All puzzles of one game. */
export interface PuzzleBook {
  /** The easiest first. */
  readonly puzzles: readonly WinPuzzle[];
  /** The easiest first; empty where chances cannot be told so exactly. */
  readonly chances: readonly ChancePuzzle[];
  readonly hiddenSequences: HiddenSequencesOf;
}

/** The ids of the games that have puzzles, in their order. */
export const puzzledGames: readonly string[] = Object.keys(puzzleModules);

/** The puzzles of a game; undefined for a game without puzzles. Rejects where they cannot be loaded. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | undefined> {
  const load = Object.hasOwn(puzzleModules, game) ? puzzleModules[game] : undefined;
  if (!load) return undefined;
  const {
    set,
    chances = "",
    hiddenSequences = defaultHiddenSequences(games.find(({ id }) => id === game)),
  } = await load();
  return { puzzles: readWins(game, set), chances: readChances(game, chances), hiddenSequences };
}
