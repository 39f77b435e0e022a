import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { type AnyGame, games } from "@tetrarch/engine";
import { Bench } from "tinybench";
import { type Knowledge, knowledgeOf } from "../src/registry.js";
import { playDeals, solveDeals, strongPlayerOf } from "./solve-deals.js";
import { PLAYER_WORK, type PlayerWork, WORK, type Work } from "./work.js";

/** How fast the solvers are, on one core: fixed deals, counts asserted, the median of several runs. */
const RUNS = 5;

async function median(task: () => void): Promise<number> {
  const bench = new Bench({ iterations: RUNS, time: 0, warmupIterations: 1, warmupTime: 0 });
  bench.add("task", task);
  const [done] = await bench.run();
  if (done?.result.state === "errored") throw done.result.error;
  if (done?.result.state !== "completed") throw new Error("the bench did not run to its end");
  return done.result.latency.p50;
}

function expectCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new Error(`${what}: ${count}, expected ${expected}`);
}

function perSecond(count: number, milliseconds: number): string {
  return Math.round((count / milliseconds) * 1000).toLocaleString("en");
}

async function benchGame(game: AnyGame, work: Work): Promise<string> {
  const { solver } = knowledgeOf(game) as Knowledge;
  const milliseconds = await median(() => {
    const { won, lost, spent, states } = solveDeals(game, solver, work.deals, work.nodes);
    expectCount(`${game.id} won`, won, work.won);
    expectCount(`${game.id} lost`, lost, work.lost);
    expectCount(`${game.id} nodes`, spent, work.spent);
    expectCount(`${game.id} states`, states, work.states);
  });
  const unknown = work.deals - work.won - work.lost;
  const columns = [
    perSecond(work.spent, milliseconds),
    perSecond(work.states, milliseconds),
    perSecond(work.deals, milliseconds),
    (milliseconds / work.deals).toFixed(1),
  ].map((text) => text.padStart(12));
  return `${game.id.padEnd(20)}${columns.join("")}   ${work.won} won, ${work.lost} lost, ${unknown} unknown`;
}

/** How long the strong player takes for a game. */
async function benchPlayer(game: AnyGame, work: PlayerWork): Promise<string> {
  const player = strongPlayerOf(game);
  const milliseconds = await median(() => {
    const { won, spent } = playDeals(game, player, work.deals);
    expectCount(`${game.id} games won`, won, work.won);
    expectCount(`${game.id} nodes played`, spent, work.spent);
  });
  return `  ${player.name}: ${(milliseconds / work.deals / 1000).toFixed(2)} s a game, ${perSecond(work.spent, milliseconds)} nodes/s`;
}

/** Each game has a process of its own, so that none is slowed or sped by what another taught the compiler. */
const [id] = process.argv.slice(2);
if (id === undefined) {
  console.log(`${cpus()[0]?.model.trim()}, one core; Node ${process.version}; median of ${RUNS} runs`);
  const heads = ["nodes/s", "states/s", "deals/s", "ms a deal"].map((text) => text.padStart(12));
  console.log(`${"solvers".padEnd(20)}${heads.join("")}`);
  for (const game of games) {
    const { status } = spawnSync(process.execPath, [process.argv[1] as string, game.id], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
} else {
  const game = games.find((known) => known.id === id);
  const work = WORK[id];
  const playerWork = PLAYER_WORK[id];
  if (!game || !work || !playerWork) throw new Error(`no work for ${id}`);
  console.log(await benchGame(game, work));
  console.log(await benchPlayer(game, playerWork));
}
