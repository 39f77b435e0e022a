import { type AnyGame, games } from "@tetrarch/engine";
import {
  conditions,
  expectCount,
  inOwnProcesses,
  median,
  perSecond,
  row,
} from "../../engine/bench/measure.js";
import type { Agents } from "../src/agents.js";
import { agentsOf, moveEvaluatorOf, trainedModelOf } from "../src/registry.js";
import { allocatedBy, netWithInputs, viewsOf, worthOfAll } from "./evaluations.js";
import { playDeals, samplerOf, solveDeals } from "./solve-deals.js";
import { PLAYER_WORK, type PlayerWork, WORK, type Work } from "./work.js";

/** How fast the solvers are, on one core: fixed deals, counts asserted, the median of several runs. */
const REPEATS = { warmups: 1, runs: 5 };
/** So many views a run at least: of a few hundred the compiler, which is still at work then, takes four fifths of the time. */
const LEAST_VIEWS = 20_000;

async function benchGame(game: AnyGame, work: Work): Promise<string> {
  const { solver } = agentsOf(game) as Agents;
  const expected = work.all;
  const { deals } = expected;
  const milliseconds = await median(() => {
    const { won, lost, spent, states } = solveDeals(game, solver, deals, work.nodes);
    expectCount(`${game.id} won`, won, expected.won);
    expectCount(`${game.id} lost`, lost, expected.lost);
    expectCount(`${game.id} nodes`, spent, expected.spent);
    expectCount(`${game.id} states`, states, expected.states);
  }, REPEATS);
  const unknown = deals - expected.won - expected.lost;
  const columns = [
    perSecond(expected.spent, milliseconds),
    perSecond(expected.states, milliseconds),
    perSecond(deals, milliseconds),
    (milliseconds / deals).toFixed(1),
  ];
  return `${row(game.id, columns)}   ${expected.won} won, ${expected.lost} lost, ${unknown} unknown`;
}

/** How long the sampler takes for a game. */
async function benchPlayer(game: AnyGame, { all: expected }: PlayerWork): Promise<string> {
  const player = samplerOf(game);
  const milliseconds = await median(() => {
    const { won, spent } = playDeals(game, player, expected.deals);
    expectCount(`${game.id} games won`, won, expected.won);
    expectCount(`${game.id} nodes played`, spent, expected.spent);
  }, REPEATS);
  const seconds = milliseconds / expected.deals / 1000;
  return `  ${player.name}: ${seconds.toFixed(2)} s a game, ${perSecond(expected.spent, milliseconds)} nodes/s`;
}

/** How long a net takes for a position, what it allocates meanwhile, and how long f takes for a view. */
async function benchEvaluation(game: AnyGame): Promise<string | undefined> {
  if (!trainedModelOf(game.id)) return undefined;
  const { net, inputs } = netWithInputs(game.id);
  const times = 100_000;
  const byNet = await median(() => {
    for (let time = 0; time < times; time++) net.evaluate(inputs);
  }, REPEATS);
  const evaluator = moveEvaluatorOf(game);
  const views = viewsOf(game, 50);
  const rounds = Math.ceil(LEAST_VIEWS / views.length);
  const ofViews = await median(() => {
    for (let round = 0; round < rounds; round++) worthOfAll(evaluator, views);
  }, REPEATS);
  const allocated = (allocatedBy(game.id, times) / times).toFixed(2);
  const micros = (milliseconds: number, count: number) => ((milliseconds / count) * 1000).toFixed(1);
  return `  net: ${micros(byNet, times)} µs a position, ${allocated} bytes allocated; f: ${micros(ofViews, rounds * views.length)} µs a view`;
}

const ids = games.map(({ id }) => id);
const heads = ["nodes/s", "states/s", "deals/s", "ms a deal"];
await inOwnProcesses(ids, [conditions(REPEATS.runs), row("solvers", heads)], async (id) => {
  const game = games.find((known) => known.id === id);
  const work = WORK[id];
  const playerWork = PLAYER_WORK[id];
  if (!game || !work || !playerWork) throw new Error(`no work for ${id}`);
  console.log(await benchGame(game, work));
  console.log(await benchPlayer(game, playerWork));
  const evaluated = await benchEvaluation(game);
  if (evaluated) console.log(evaluated);
});
