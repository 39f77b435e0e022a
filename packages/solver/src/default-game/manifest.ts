import type { AnyGame } from "@tetrarch/engine";
import type { GameFacts, Manifest } from "../agents.js";
import type { AnyMoveEvaluator, Measures } from "../evaluation/evaluation.js";
import { PLAY_OUT_VERSION, playOutEvaluator, sureViewBySamples } from "../play-out-evaluator.js";
import { greedyPlayer, samplerPlayer, trialsBy } from "./players.js";
import { plainSolver } from "./solver.js";

/** The facts of a game of which nothing was measured: thirds of the scale of ease, not thirds of its deals. */
export const defaultFacts: GameFacts = {
  evaluatorVersion: PLAY_OUT_VERSION,
  easeBounds: [1 / 3, 2 / 3],
  playerErrors: [],
};

/** Trial games for one estimate: the rules are played as they stand, which takes its time. */
const TRIALS = 100;

function trialEvaluator(game: AnyGame, measures?: Measures): AnyMoveEvaluator {
  const greedy = greedyPlayer(game);
  const source = {
    player: greedy.name,
    version: PLAY_OUT_VERSION,
    trials: TRIALS,
    trialsOf: trialsBy(game, greedy),
    sureView: (view: unknown, move: unknown) => sureViewBySamples(game, view, move),
  };
  return playOutEvaluator(source, measures);
}

/** Solver, players and evaluator that need nothing but the rules. */
export const defaultManifest: Manifest = {
  agentsOf: (game: AnyGame) => ({
    solver: plainSolver(game),
    players: [greedyPlayer(game), samplerPlayer(game)],
  }),
  moveEvaluatorOf: trialEvaluator,
  referencePlayerOf: greedyPlayer,
};
