import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import type { AnyMoveEvaluator } from "../src/evaluation/evaluation.js";
import { Inputs } from "../src/evaluation/inputs.js";
import { netOf } from "../src/evaluation/model.js";
import { trainedModelOf } from "../src/registry.js";
import { runToEnd } from "../src/search/resumable-search.js";

/** About so many inputs of a position are not 0. */
const INPUTS = 60;

/** The net of a game, and something to give it. */
export function netWithInputs(id: string) {
  const model = trainedModelOf(id);
  if (!model) throw new Error(`${id} has no weights`);
  const net = netOf(model);
  const inputs = new Inputs();
  for (let index = 0; index < INPUTS; index++) inputs.set(Math.floor((index * net.shape.inputs) / INPUTS));
  return { net, inputs };
}

/** How much is allocated by so many evaluations of a net, in bytes. */
export function allocatedBy(id: string, times: number): number {
  const { net, inputs } = netWithInputs(id);
  for (let warming = 0; warming < times; warming++) net.evaluate(inputs);
  const before = process.memoryUsage().heapUsed;
  for (let time = 0; time < times; time++) net.evaluate(inputs);
  return process.memoryUsage().heapUsed - before;
}

/** A random game of The King's Keys may go on for ever. */
const MOST_MOVES = 100;

/** The views of random games of the deals 1 to `deals`, of each at most the first 100. */
export function viewsOf(game: AnyGame, deals: number): unknown[] {
  const views: unknown[] = [];
  for (let deal = 1; deal <= deals; deal++) {
    const random = seededRandom(deal);
    let state: unknown = game.setup(numberedDeal(game.pack, deal), []);
    for (let played = 0; played < MOST_MOVES; played++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      views.push(game.view(state));
      state = game.play(state, moves[random(moves.length)]).state;
    }
  }
  return views;
}

/** The sum of what the views are worth, so that none is left out. */
export function worthOfAll(evaluator: AnyMoveEvaluator, views: readonly unknown[]): number {
  return views.reduce<number>((sum, view) => sum + runToEnd(evaluator.evaluatingView(view, 0)).win, 0);
}
