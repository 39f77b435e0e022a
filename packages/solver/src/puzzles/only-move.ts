import type { AnyGame } from "@tetrarch/engine";
import type { Limits } from "../search/limits.js";
import { type AnySolver, type Solution, solve } from "../solver.js";
import { areOne, type FirstMove, isOneMoveFrom } from "./one-move.js";

/** A first move that keeps the win. */
export interface Keeper extends FirstMove {
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
