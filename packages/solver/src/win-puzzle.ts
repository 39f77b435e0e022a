import { type AnyGame, type Outcome, type Session, seededRandom } from "@tetrarch/engine";
import { type Agents, greedyOf } from "./agents.js";
import { playedGame } from "./analysis/record.js";
import { observe } from "./players/player.js";
import { agentsOf } from "./registry.js";
import type { Limits } from "./search/budget.js";
import { runToEnd } from "./search/resumable-search.js";
import { type AnySolver, type Solution, solve } from "./solver.js";

/** A first move, and the position that it comes to. */
export interface FirstMove {
  readonly word: string;
  readonly state: unknown;
}

/** Whether first moves of a position are one: a chain leads from each to each other, in which neighbours only join the same positions. */
export function areOne(game: AnyGame, moves: readonly FirstMove[]): boolean {
  const [first, ...others] = moves;
  const joined = first ? [first] : [];
  // What is joined grows while the loop runs, and is then looked from in its turn.
  for (const known of joined) {
    for (const other of others.filter((each) => !joined.includes(each))) {
      if (joins(game, known, other)) joined.push(other);
    }
  }
  return joined.length === moves.length;
}

/**
 * Whether two moves only join the same positions.
 * They come to the same one, or to two that lie one move apart to and fro, or can be made in either order with the same result.
 */
function joins(game: AnyGame, one: FirstMove, other: FirstMove): boolean {
  if (JSON.stringify(one.state) === JSON.stringify(other.state)) return true;
  const [oneFirst, otherFirst] = [after(game, one.state, other.word), after(game, other.state, one.word)];
  if (oneFirst !== undefined && oneFirst === otherFirst) return true;
  return isOneMoveFrom(game, one.state, other.state) && isOneMoveFrom(game, other.state, one.state);
}

/** What a move comes to, as text; undefined where it is not legal. */
function after(game: AnyGame, state: unknown, word: string): string | undefined {
  const move = game.legalMoves(state).find((legal) => game.formatMove(legal) === word);
  return move === undefined ? undefined : JSON.stringify(game.play(state, move).state);
}

/** Whether some move leads from the one position to the other. */
export function isOneMoveFrom(game: AnyGame, from: unknown, to: unknown): boolean {
  const key = JSON.stringify(to);
  return game.legalMoves(from).some((move) => JSON.stringify(game.play(from, move).state) === key);
}

interface Keeper extends FirstMove {
  /** The moves from there to the win. */
  readonly rest: readonly string[];
}

/** A position in which, everything being known, one first move alone keeps the win: of every legal move it is proved. */
interface OnlyMove {
  /** The move; several where they only join the same positions. */
  readonly keepers: readonly Keeper[];
  /** The words of moves that only move to and fro: the next move leads back to the position. */
  readonly idle: readonly string[];
  /** The positions that all other moves come to, each once: the game is lost in them. */
  readonly lost: readonly unknown[];
  /** How many moves are legal that do not only move to and fro. */
  readonly legal: number;
}

/** The one first move that keeps a win. Undefined where none or several do, none loses, or one cannot be settled. */
function onlyMove(game: AnyGame, solver: AnySolver, start: unknown, limits: Limits): OnlyMove | undefined {
  const keepers: Keeper[] = [];
  const idle: string[] = [];
  const lost = new Map<string, unknown>();
  const moves = game.legalMoves(start);
  for (const move of moves) {
    const { state } = game.play(start, move);
    const key = JSON.stringify(state);
    if (lost.has(key)) continue;
    const { verdict, moves: rest } = settled(game, solver, state, limits);
    if (verdict === "unknown") return undefined;
    const word = game.formatMove(move);
    if (verdict === "lost") lost.set(key, state);
    else if (isOneMoveFrom(game, state, start)) idle.push(word);
    else keepers.push({ word, state, rest });
  }
  if (keepers.length === 0 || lost.size === 0 || !areOne(game, keepers)) return undefined;
  return { keepers, idle, lost: [...lost.values()], legal: moves.length - idle.length };
}

function settled(
  game: AnyGame,
  solver: AnySolver,
  state: unknown,
  limits: Limits,
): Pick<Solution, "verdict" | "moves"> {
  const { status } = game.outcome(state);
  if (status === "playing") return solve(game, solver, state, limits);
  return { verdict: status === "won" ? "won" : "lost", moves: [] };
}

/** What a search of everything found. */
interface PlainSearchResult {
  /** The worth of the best position that can be reached. */
  readonly best: number;
  /** How many positions were looked at. */
  readonly states: number;
}

/**
 * The best value that can be reached, by a plain search of the engine's positions without pruning: the oracle of packed searches.
 * @param worth of a position; the search ends early when `most` is reached
 * @returns undefined when more than `mostStates` positions can be reached
 */
export function naiveSearch(
  game: AnyGame,
  starts: readonly unknown[],
  worth: (outcome: Outcome) => number,
  most: number,
  mostStates = 100_000,
): PlainSearchResult | undefined {
  const seen = new Set<string>();
  const waiting = [...starts];
  let best = Number.NEGATIVE_INFINITY;
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    if (seen.size === mostStates) return undefined;
    seen.add(key);
    best = Math.max(best, worth(game.outcome(state)));
    if (best >= most) break;
    for (const move of game.legalMoves(state)) waiting.push(game.play(state, move).state);
  }
  return { best, states: seen.size };
}

/** For games that are only won or lost: 1 for a win. */
export function winOnly({ status }: Outcome): number {
  return status === "won" ? 1 : 0;
}

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
/** How many positions of a game are searched, back from the last that could be won. */
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

/** The size of the proof by a plain search; undefined where it takes too few positions for a puzzle, or too many. */
function plainPositions(game: AnyGame, { lost }: OnlyMove, least: number): number | undefined {
  const found = naiveSearch(game, lost, winOnly, 1, MOST_POSITIONS);
  if (found?.best === 1) throw new Error(`${game.id}: a position proved lost was won`);
  return found && found.states >= least ? found.states : undefined;
}

/** A puzzle in a game that was played. */
export interface OwnPuzzle extends WinPuzzle {
  /** How many moves of the game come before it. */
  readonly at: number;
}

/**
 * The last puzzle on the way to where a game was lost; undefined without one. Yields after each position, some seconds in all.
 * @param lostAt the ply whose move was the last made from a position that could be won
 */
export function* puzzleInLostGame(
  session: Session,
  lostAt: number,
): Generator<void, OwnPuzzle | undefined, void> {
  const { game } = session;
  const agents = agentsOf(game);
  const { plies } = playedGame(session);
  for (let at = lostAt; agents && at >= 0 && at > lostAt - LOOKED_AT; at--) {
    const ply = plies[at];
    const found = ply && winPuzzleAt(game, agents, ply.state);
    if (found) return { ...found, at };
    yield;
  }
  return undefined;
}
