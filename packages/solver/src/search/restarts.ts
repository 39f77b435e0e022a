import { depthFirst, type Found } from "./depth-first.js";
import type { Limits } from "./limits.js";
import type { PackedGame } from "./packed-game.js";
import type { ResumableSearch } from "./resumable-search.js";

/** How many nodes the first run may take, and how many times as many each may take as the one before. */
const FIRST_RUN = 300;
const GROWTH = 1.05;

/** What the runs came to. */
export interface Restarted extends Found {
  /** The number of the last run, whose moves `variation` has. */
  readonly run: number;
}

/**
 * Depth first again and again, each run with its own order of moves and a little longer than the last, until one
 * reaches the most there is or is complete. Depth first takes back a bad first move only when it has seen all that
 * follows from it; where good first moves are many, a new start finds one sooner. Nothing is remembered from run to
 * run, so the memory is that of one.
 * @param gameOf the game of a run, 0 and up: at the start, its moves in the order of that run
 */
export function* restarts(gameOf: (run: number) => PackedGame, limits: Limits): ResumableSearch<Restarted> {
  let nodes = 0;
  let states = 0;
  let length = FIRST_RUN;
  for (let run = 0; ; run++) {
    const game = gameOf(run);
    const budget = Math.min(limits.nodes - nodes, Math.floor(length));
    const found = yield* withSpent(depthFirst(game, { ...limits, nodes: budget }), nodes, states);
    nodes += found.nodes;
    states += found.states;
    const mayGoOn = found.stop === "nodes" && nodes < limits.nodes;
    if (!mayGoOn || found.best >= game.most) return { ...found, nodes, states, run };
    yield { nodes, states };
    length *= GROWTH;
  }
}

/** A run that tells what all runs together have spent. */
function* withSpent(running: ResumableSearch<Found>, nodes: number, states: number): ResumableSearch<Found> {
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
    yield { nodes: nodes + step.value.nodes, states: states + step.value.states };
  }
}
