import { games } from "@tetrarch/engine";
import { defaultHiddenSequences, type HiddenSequencesOf } from "./hidden-sequences.js";
import { type ChancePuzzle, readChances, readWins, type WinPuzzle } from "./puzzle.js";
import { puzzleModules } from "./registry.js";

export interface PuzzleBook {
  /** The easiest first. */
  readonly puzzles: readonly WinPuzzle[];
  /** The easiest first; empty where chances are not known exactly enough. */
  readonly chances: readonly ChancePuzzle[];
  readonly hiddenSequences: HiddenSequencesOf;
}

/** The ids of the games that have puzzles, in their order. */
export const puzzledGames: readonly string[] = Object.keys(puzzleModules);

/** Loads the puzzles of a game; undefined when it has none. Rejects when they cannot be loaded. */
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

/**
 * Picks the puzzle of a day: the same for all players, and no puzzle twice before all have come.
 * @param date a day of the Gregorian calendar as `YYYY-MM-DD`
 */
export function puzzleOfTheDay(puzzles: readonly WinPuzzle[], date: string): WinPuzzle | undefined {
  // Neighbours in the set are equally hard. A stride without a factor in common with its length visits all.
  return puzzles[(dayNumber(date) * strideThrough(puzzles.length)) % puzzles.length];
}

/** The number of a day, one more each day. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // Years begin with March, so that the leap day is the last.
  const years = month < 3 ? year - 1 : year;
  const months = (month + 9) % 12;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * months + 2) / 5) + day;
}

function strideThrough(length: number): number {
  const golden = Math.round(length * 0.618);
  for (let stride = golden; stride > 1; stride--) if (commonFactor(stride, length) === 1) return stride;
  return 1;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
