import { numberedDeal } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { perft } from "../src/core/perft.js";
import { seededRandom } from "../src/core/random.js";
import { games } from "../src/registry.js";
import { conditions, expectCount, inOwnProcesses, median, perSecond, row } from "./measure.js";
import { WORK, type Work } from "./work.js";

/**
 * How fast the engine is, on one core: fixed work, counts asserted, the median of several runs. Plies are moves of
 * random games, each with its list of legal moves; perft nodes are positions counted.
 */
const REPEATS = { warmups: 2, runs: 7 };

/** Random games that move cards to and fro would never end: they are cut here. */
const MOST_PLIES = 2000;

/** The starting positions of the deals 1 to `deals`. */
function startingPositions(game: AnyGame, deals: number): readonly unknown[] {
  return Array.from({ length: deals }, (_, index) => game.setup(numberedDeal(game.pack, index + 1), []));
}

/** Plays each position at random to its end and gives the number of plies: the same on every machine. */
function playAtRandom(game: AnyGame, starts: readonly unknown[]): number {
  const random = seededRandom(1);
  let plies = 0;
  for (const start of starts) {
    let state = start;
    for (let ply = 0; ply < MOST_PLIES; ply++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      state = game.play(state, moves[random(moves.length)]).state;
      plies++;
    }
  }
  return plies;
}

async function benchGame(game: AnyGame, work: Work): Promise<string> {
  const starts = startingPositions(game, work.deals);
  const play = await median(() => {
    expectCount(`${game.id} plies`, playAtRandom(game, starts), work.plies);
  }, REPEATS);
  const start = game.setup(numberedDeal(game.pack, work.perftDeal), []);
  const count = await median(() => {
    const nodes = perft(game, start, work.depth);
    expectCount(`${game.id} perft`, nodes.ok ? nodes.value : -1, work.nodes);
  }, REPEATS);
  const rates = [perSecond(work.plies, play), perSecond(work.nodes, count)];
  const perftOf = `perft ${work.depth} of deal ${work.perftDeal}: ${work.nodes.toLocaleString("en")}`;
  return `${row(game.id, rates)}   ${perftOf}`;
}

const ids = games.map(({ id }) => id);
await inOwnProcesses(ids, [conditions(REPEATS.runs), row("", ["plies/s", "nodes/s"])], async (id) => {
  const game = games.find((known) => known.id === id);
  const work = WORK[id];
  if (!game || !work) throw new Error(`no work for ${id}`);
  console.log(await benchGame(game, work));
});
