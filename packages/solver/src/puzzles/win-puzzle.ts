import { type AnyGame, seededRandom } from "@tetrarch/engine";
import { type Agents, greedyOf } from "../agents.js";
import { observe } from "../players/player.js";
import type { Limits } from "../search/limits.js";
import { naiveSearch, winOnly } from "../search/naive-search.js";
import { runToEnd } from "../search/resumable-search.js";
import { type OnlyMove, onlyMove } from "./only-move.js";

/** What makes a position a puzzle of the kind *all cards open, win it*: one first move alone keeps the win, proved twice. */
export interface WinPuzzle {
  /** From each accepted move, the first word, to the win. */
  readonly ways: readonly (readonly string[])[];
  /** Moves that only move to and fro. */
  readonly idle: readonly string[];
  /** How many legal moves do more than go to and fro. */
  readonly legal: number;
  /** How many positions a plain search looks at until every other move is proved lost. */
  readonly positions: number;
  /** Whether the sensible player, who sees no hidden card, makes an accepted move. */
  readonly sensible: boolean;
}

/** For each verdict of the exact search: what it does not settle so soon, no plain search settles in reasonable time. */
export const PUZZLE_LIMITS: Limits = { nodes: 20_000, memory: 2 ** 27 };
/** So many positions of a game are looked at, the last from which it could be won and those before it. */
export const LOOKED_AT = 6;
/** With less to look at all other moves fail at once. */
const LEAST_POSITIONS = 20;
/** The same where the sensible player goes right and one move alone is wrong. */
const LEAST_WHEN_EASY = 200;
/** With more to look at no plain search would verify it in reasonable time. */
const MOST_POSITIONS = 60_000;

/** The puzzle in a position; undefined where it is none. May take some seconds. */
export function winPuzzleAt(game: AnyGame, agents: Agents, state: unknown): WinPuzzle | undefined {
  const found = onlyMove(game, agents.solver, state, PUZZLE_LIMITS);
  if (!found || isGuessable(found)) return undefined;
  const { keepers, idle, legal, lost } = found;
  const sensible = isSensible(
    game,
    agents,
    state,
    keepers.map(({ word }) => word),
  );
  const isEasy = sensible && lost.length === 1;
  const positions = plainPositions(game, found, isEasy ? LEAST_WHEN_EASY : LEAST_POSITIONS);
  if (positions === undefined) return undefined;
  return { ways: keepers.map(({ word, rest }) => [word, ...rest]), idle, legal, positions, sensible };
}

/** Whether the sensible player makes one of these moves. */
export function isSensible(game: AnyGame, agents: Agents, state: unknown, words: readonly string[]): boolean {
  const { move } = runToEnd(greedyOf(agents).advise(observe(game, state), seededRandom(1), 0));
  return words.includes(game.formatMove(move));
}

/** Whether a guess is right more than two times in three. */
function isGuessable({ keepers, legal }: OnlyMove): boolean {
  return 3 * keepers.length > 2 * legal;
}

/**
 * The proof by another search, which shares nothing but the engine: how many positions it takes. Undefined where it takes
 * too few for a puzzle, or too many.
 */
function plainPositions(game: AnyGame, { lost }: OnlyMove, least: number): number | undefined {
  const found = naiveSearch(game, lost, winOnly, 1, MOST_POSITIONS);
  if (found?.best === 1) throw new Error(`${game.id}: a position proved lost was won`);
  return found && found.states >= least ? found.states : undefined;
}
