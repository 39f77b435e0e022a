import { depthFirst } from "../search/depth-first.js";
import type { Solver } from "../solver.js";
import { packedMove, packedTomb } from "./from-engine.js";
import type { TombGame, TombMove, TombState } from "./game.js";
import { forcedMove } from "./moves.js";
import { OUTLOOK_BYTES, Outlook } from "./outlook.js";
import { TombSearch } from "./search-game.js";

/**
 * The best possible result: won before not won, then most points. Half of the nodes are for the outlook,
 * which the search is guided by; its moves count as nodes.
 */
export function exactSolver(game: TombGame): Solver<TombState, TombMove> {
  return {
    hasPoints: true,
    *answer(state, limits) {
      const tomb = packedTomb(state);
      const half = Math.floor(limits.nodes / 2);
      const outlook = new Outlook(tomb.pack, half);
      const found = yield* depthFirst(new TombSearch(tomb, outlook), {
        nodes: limits.nodes - half,
        memory: limits.memory - OUTLOOK_BYTES,
      });
      const { line, stop, states } = found;
      const nodes = found.nodes + outlook.played;
      return { line: engineLine(game, state, line), proved: stop === undefined, nodes, states, stop };
    },
  };
}

/** The line in the engine's moves, with those that the search played along as forced. */
function engineLine(game: TombGame, start: TombState, line: readonly number[]): TombMove[] {
  const tomb = packedTomb(start);
  const moves: TombMove[] = [];
  let state = start;
  const play = (packed: number) => {
    const move = game.legalMoves(state).find((legal) => packedMove(legal) === packed);
    if (move === undefined) throw new Error(`packed move ${packed} is none of the engine's`);
    moves.push(move);
    state = game.play(state, move).state;
    tomb.step(packed);
  };
  for (const packed of line) {
    play(packed);
    for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) play(next);
  }
  return moves;
}
