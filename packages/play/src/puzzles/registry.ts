import { type ChancePuzzle, readChances, readWins, type WinPuzzle } from "./puzzle.js";
import type { TellsToCome } from "./to-come.js";

/** All that there is of one solitaire's puzzles. */
export interface PuzzleBook {
  /** The easiest first. */
  readonly puzzles: readonly WinPuzzle[];
  /** The easiest first; none where chances cannot be told so exactly. */
  readonly chances: readonly ChancePuzzle[];
  readonly toCome: TellsToCome;
}

interface Module {
  readonly set: string;
  readonly chances: string;
  readonly toCome: TellsToCome;
}

/** By the solitaire's id: its puzzles, loaded when they are asked for. */
const BOOKS: Readonly<Record<string, () => Promise<Module>>> = {
  "tomb-of-four-kings": () => import("./tomb-of-four-kings.js"),
  "kings-keys": () => import("./kings-keys.js"),
  "four-kingdoms": () => import("./four-kingdoms.js"),
  "four-gods": () => import("./four-gods.js"),
  "napoleons-tomb": () => import("./napoleons-tomb.js"),
};

/** The solitaires that have puzzles, in their order. */
export const puzzledGames: readonly string[] = Object.keys(BOOKS);

/** The puzzles of a solitaire. Rejects where they cannot be reached; undefined when it has none. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | undefined> {
  const load = Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined;
  if (!load) return undefined;
  const { set, chances, toCome } = await load();
  return { puzzles: readWins(game, set), chances: readChances(game, chances), toCome };
}
