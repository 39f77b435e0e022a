import type { AnyGame } from "@tetrarch/engine";
import type { Limits, Stop } from "../search/budget.js";
import type { ResumableSearch } from "../search/resumable-search.js";
import { type Answer, type AnySolver, answerOf } from "../solver.js";

/** Positions between two yields: fewer than of a packed search, because the engine's positions take longer. */
const NODES_A_SLICE = 512;
/** What a stored position takes beside the two bytes of each character of its key. */
const BYTES_A_KEY = 64;

/** A position on the way from the start, and which of its moves come next. */
interface Step {
  readonly state: unknown;
  readonly moves: readonly unknown[];
  next: number;
}

/**
 * The exact solver of any game: depth first on the engine's positions, each tried once, told apart by its whole text.
 * It leaves nothing out, so *lost* is proved; it suits small games and late positions.
 */
export function plainSolver(game: AnyGame): AnySolver {
  return { version: 1, hasPoints: false, answer: (start, limits) => searching(game, start, limits) };
}

function* searching(game: AnyGame, start: unknown, limits: Limits): ResumableSearch<Answer<unknown>> {
  const seen = new Set<string>();
  const path: Step[] = [];
  let nodes = 0;
  let room = limits.memory;
  let stop: Stop | undefined;
  const isWon = (state: unknown) => game.outcome(state).status === "won";
  const answer = (proved: boolean): Answer<unknown> => {
    const variation = proved ? path.map(({ moves, next }) => moves[next - 1]) : [];
    return answerOf(variation, { nodes, states: seen.size, stop });
  };
  /** Goes on from a position that was not seen before. */
  const enter = (state: unknown): void => {
    const key = JSON.stringify(state);
    if (seen.has(key)) return;
    const bytes = 2 * key.length + BYTES_A_KEY;
    if (bytes > room) stop = "memory";
    room -= bytes;
    seen.add(key);
    path.push({ state, moves: game.legalMoves(state), next: 0 });
  };

  if (isWon(start)) return answer(false);
  enter(start);
  for (let step = path.at(-1); step && stop === undefined; step = path.at(-1)) {
    if (step.next === step.moves.length) {
      path.pop();
      continue;
    }
    if (nodes === limits.nodes) {
      stop = "nodes";
      break;
    }
    nodes++;
    if (nodes % NODES_A_SLICE === 0) yield { nodes, states: seen.size };
    const { state } = game.play(step.state, step.moves[step.next++]);
    if (isWon(state)) return answer(true);
    enter(state);
  }
  return answer(false);
}
