import type { AnyGame } from "@tetrarch/engine";
import { type AnySolver, type Limits, type Solution, solve } from "../../src/index.js";

/** A first move that keeps the win. */
export interface Keeper {
  readonly word: string;
  /** The position it comes to. */
  readonly state: unknown;
  /** The moves from there to the win. */
  readonly rest: readonly string[];
}

/** A position in which, everything being known, one first move alone keeps the win: of every legal move it is proved. */
export interface OnlyMove {
  /** The move; several where they only join the same positions. */
  readonly keepers: readonly Keeper[];
  /** The words of moves that only move to and fro: the next move leads back to the position. */
  readonly idle: readonly string[];
  /** The positions that all other moves come to, each once: the game is lost in them. */
  readonly lost: readonly unknown[];
  /** How many moves are legal that do not only move to and fro. */
  readonly legal: number;
}

/**
 * Looks at every first move of a position. Undefined where none keeps the win, where several do that are not one, where none loses,
 * and where a single move could not be settled.
 */
export function onlyMove(
  game: AnyGame,
  solver: AnySolver,
  start: unknown,
  limits: Limits,
): OnlyMove | undefined {
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

/** Whether a chain leads from each of them to each other, in which neighbours only join the same positions. */
function areOne(game: AnyGame, keepers: readonly Keeper[]): boolean {
  const [first, ...others] = keepers;
  const joined = first ? [first] : [];
  // What is joined grows while the loop runs, and is then looked from in its turn.
  for (const known of joined) {
    for (const other of others.filter((each) => !joined.includes(each))) {
      if (joins(game, known, other)) joined.push(other);
    }
  }
  return joined.length === keepers.length;
}

/**
 * Whether two moves only join the same positions: they come to the same one; or to two that lie one move apart, to and fro;
 * or can be made one after the other, in either order, with the same result.
 */
function joins(game: AnyGame, one: Keeper, other: Keeper): boolean {
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

function isOneMoveFrom(game: AnyGame, from: unknown, to: unknown): boolean {
  const key = JSON.stringify(to);
  return game.legalMoves(from).some((move) => JSON.stringify(game.play(from, move).state) === key);
}
