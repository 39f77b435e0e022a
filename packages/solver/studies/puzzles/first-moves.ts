import type { AnyGame } from "@tetrarch/engine";
import type { AnySolver } from "../../src/index.js";
import { type Limits, type Solution, solve } from "../../src/index.js";

/** A position in which, everything being known, one first move alone keeps the win: that is proved of every legal move. */
export interface OnlyMove {
  /** The words that make it: several where they come to the same position, or to ones that lie a move apart to and fro. */
  readonly answers: readonly string[];
  /** From the position to the win, the first of the answers first. */
  readonly way: readonly string[];
  /** How many moves are legal. */
  readonly legal: number;
  /** The positions to which the other moves lead, each once. */
  readonly lost: readonly unknown[];
}

interface Kept {
  readonly word: string;
  readonly state: unknown;
  readonly solution: Solution;
}

/** Undefined where several moves keep the win, where none does, and where a single move could not be settled. */
export function onlyMove(
  game: AnyGame,
  solver: AnySolver,
  start: unknown,
  limits: Limits,
): OnlyMove | undefined {
  const moves = game.legalMoves(start);
  const kept: Kept[] = [];
  const lost = new Map<string, unknown>();
  for (const move of moves) {
    const { state } = game.play(start, move);
    const key = JSON.stringify(state);
    if (lost.has(key)) continue;
    const solution = solved(game, solver, state, limits);
    if (solution.verdict === "unknown") return undefined;
    if (solution.verdict === "lost") lost.set(key, state);
    else kept.push({ word: game.formatMove(move), state, solution });
    if (kept.length > 1 && !isJoined(game, kept)) return undefined;
  }
  const [first] = kept;
  if (!first) return undefined;
  return {
    answers: kept.map(({ word }) => word),
    way: [first.word, ...first.solution.moves],
    legal: moves.length,
    lost: [...lost.values()],
  };
}

function solved(game: AnyGame, solver: AnySolver, state: unknown, limits: Limits): Solution {
  const { status } = game.outcome(state);
  if (status === "playing") return solve(game, solver, state, limits);
  return { verdict: status === "won" ? "won" : "lost", moves: [], nodes: 0, states: 0, stop: undefined };
}

/** Whether the last of them comes to the same as each one before. */
function isJoined(game: AnyGame, kept: readonly Kept[]): boolean {
  const last = kept[kept.length - 1] as Kept;
  return kept.every(
    ({ state }) =>
      state === last.state || (leadsTo(game, state, last.state) && leadsTo(game, last.state, state)),
  );
}

/** Whether two positions are the same, or one move leads from the first to the second. */
function leadsTo(game: AnyGame, from: unknown, to: unknown): boolean {
  const key = JSON.stringify(to);
  if (JSON.stringify(from) === key) return true;
  return game.legalMoves(from).some((move) => JSON.stringify(game.play(from, move).state) === key);
}
