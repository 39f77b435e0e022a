import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { Bench } from "tinybench";
import { numberedDeal } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { perft } from "../src/core/perft.js";
import { games } from "../src/registry.js";
import { playAtRandom, startingPositions } from "./random-play.js";
import { WORK, type Work } from "./work.js";

/**
 * How fast the engine is, on one core: fixed work, counts asserted, the median of several runs. Plies are moves of
 * random games, each with its list of legal moves; perft nodes are positions counted.
 */
const RUNS = 7;

function expectCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new Error(`${what}: ${count}, expected ${expected}`);
}

async function median(task: () => void): Promise<number> {
  const bench = new Bench({ iterations: RUNS, time: 0, warmupIterations: 2, warmupTime: 0 });
  bench.add("task", task);
  const [done] = await bench.run();
  if (done?.result.state === "errored") throw done.result.error;
  if (done?.result.state !== "completed") throw new Error("the bench did not run to its end");
  return done.result.latency.p50;
}

function rate(count: number, milliseconds: number): string {
  return Math.round((count / milliseconds) * 1000)
    .toLocaleString("en")
    .padStart(12);
}

async function benchGame(game: AnyGame, work: Work): Promise<string> {
  const starts = startingPositions(game, work.deals);
  const play = await median(() => {
    expectCount(`${game.id} plies`, playAtRandom(game, starts), work.plies);
  });
  const start = game.setup(numberedDeal(game.pack, work.perftDeal), []);
  const count = await median(() => {
    const nodes = perft(game, start, work.depth);
    expectCount(`${game.id} perft`, nodes.ok ? nodes.value : -1, work.nodes);
  });
  const perftOf = `perft ${work.depth} of deal ${work.perftDeal}: ${work.nodes.toLocaleString("en")}`;
  return `${game.id.padEnd(20)}${rate(work.plies, play)}${rate(work.nodes, count)}   ${perftOf}`;
}

/** Each game has a process of its own, so that none is slowed or sped by what another taught the compiler. */
const [id] = process.argv.slice(2);
if (id === undefined) {
  console.log(`${cpus()[0]?.model.trim()}, one core; Node ${process.version}; median of ${RUNS} runs`);
  console.log(`${"".padEnd(20)}${"plies/s".padStart(12)}${"nodes/s".padStart(12)}`);
  for (const game of games) {
    const { status } = spawnSync(process.execPath, [process.argv[1] as string, game.id], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
} else {
  const game = games.find((known) => known.id === id);
  const work = WORK[id];
  if (!game || !work) throw new Error(`no work for ${id}`);
  console.log(await benchGame(game, work));
}
