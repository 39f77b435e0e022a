import type { AnyGame } from "./game.js";
import { ok, type Problem, problem, type Result } from "./result.js";

/** The most positions a count may visit before it is given up. */
export const MOST_PERFT_NODES = 100_000_000;
/** The longest path that a count follows: a bound on memory for trees that are deep and thin. */
export const MOST_PERFT_DEPTH = 100_000;

interface Frame {
  readonly state: unknown;
  readonly moves: readonly unknown[];
  next: number;
}

export interface PerftProgress {
  /** Positions visited, the counted ones included. */
  readonly nodes: number;
}

/** The positions played between two steps, which take a few milliseconds. */
const NODES_A_STEP = 8192;

/**
 * The number of legal move sequences of exactly `depth` moves from a position (C-7); games over earlier count
 * nothing. The last ply is counted, not played. `too-large` once more than `most` positions, the counted ones
 * included, would be visited.
 * @param depth a whole number, 0 or more; `perft(0)` is 1
 */
export function perft(
  game: AnyGame,
  state: unknown,
  depth: number,
  most = MOST_PERFT_NODES,
): Result<number, Problem> {
  const counting = perftInSteps(game, state, depth, most);
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
  }
}

/** The same count in steps: it yields its progress every few thousand positions. */
export function* perftInSteps(
  game: AnyGame,
  state: unknown,
  depth: number,
  most = MOST_PERFT_NODES,
): Generator<PerftProgress, Result<number, Problem>, void> {
  if (depth === 0) return ok(1);
  let nodes = 0;
  let visited = 0;
  let played = 0;
  const path: Frame[] = [{ state, moves: game.legalMoves(state), next: 0 }];
  for (let frame = path.at(-1); frame; frame = path.at(-1)) {
    if (path.length === depth) {
      nodes += frame.moves.length;
      visited += frame.moves.length;
      path.pop();
    } else if (frame.next === frame.moves.length) {
      path.pop();
    } else {
      const after = game.play(frame.state, frame.moves[frame.next++]).state;
      visited++;
      if (path.length === MOST_PERFT_DEPTH) {
        return problem("too-large", `the tree goes deeper than ${MOST_PERFT_DEPTH} moves`);
      }
      path.push({ state: after, moves: game.legalMoves(after), next: 0 });
      if (++played % NODES_A_STEP === 0) yield { nodes: visited };
    }
    if (visited > most) {
      return problem("too-large", `perft ${depth} would visit more than ${most} positions`);
    }
  }
  return ok(nodes);
}
