import {
  type AnyGame,
  games,
  type kingsKeys,
  numberedDeal,
  type Random,
  seededRandom,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { naiveBest } from "../../../test/naive.js";
import { solve } from "../../solver.js";
import { exactSolver } from "./solver.js";

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const solver = exactSolver(game);
const LIMITS = { nodes: 1_000_000, memory: 2 ** 28 };
/** The naive search gives positions up from which it can reach more. */
const MOST_STATES = 150;
const INSTANCES = countOf(100_000);
const INSTANCES_A_DEAL = 20;
/** How far from the end of a line of the solver's, in moves. */
const FROM_THE_END = 16;
const MOST_RANDOM_MOVES = 6;

/** The positions along the best line of a deal. */
function lineOfDeal(number: number): kingsKeys.State[] {
  const states = [game.setup(numberedDeal(game.pack, number), []) as kingsKeys.State];
  for (const word of solve(game, solver, states[0], LIMITS).moves) {
    const move = game.parseMove(word);
    states.push(game.play(states[states.length - 1], move).state as kingsKeys.State);
  }
  return states;
}

/** A position near the end of a line, then some moves at random. */
function instance(line: readonly kingsKeys.State[], random: Random): kingsKeys.State {
  let state = line[line.length - 1 - random(Math.min(line.length, FROM_THE_END))] as kingsKeys.State;
  for (let left = random(MOST_RANDOM_MOVES); left > 0; left--) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) break;
    state = game.play(state, moves[random(moves.length)]).state as kingsKeys.State;
  }
  return state;
}

describe("the solver and the naive search", () => {
  it("agree on the most books, and so on win and loss", () => {
    const counts = { instances: 0, won: 0, lost: 0, drawing: 0, long: 0 };
    for (let deal = 1; counts.instances < INSTANCES; deal++) {
      const random = seededRandom(deal);
      const line = lineOfDeal(deal);
      for (let time = 0; time < INSTANCES_A_DEAL; time++) {
        const state = instance(line, random);
        const points = naiveBest(game, state, ({ score }) => score.value, 160, MOST_STATES);
        if (points === undefined) continue;
        const { verdict, best, moves } = solve(game, solver, state, LIMITS);
        expect([deal, time, best?.score.value, best?.exact]).toEqual([deal, time, points, true]);
        expect(verdict).toBe(points === 160 ? "won" : "lost");
        counts.instances++;
        counts[points === 160 ? "won" : "lost"]++;
        if (state.draw.length > 0) counts.drawing++;
        if (moves.length > 2) counts.long++;
      }
    }
    for (const kind of ["won", "lost", "drawing"] as const) {
      expect(counts[kind], kind).toBeGreaterThan(INSTANCES / 5);
    }
    expect(counts.long).toBeGreaterThan(INSTANCES / 2);
    tellChecks(counts.instances, "positions");
  });
});
