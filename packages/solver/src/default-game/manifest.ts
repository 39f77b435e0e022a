import type { AnyGame } from "@tetrarch/engine";
import type { GameFacts, Manifest } from "../agents.js";
import { PLAY_OUT_VERSION, playOutEvaluator } from "../play-out-evaluator.js";
import { greedyPlayer, samplerPlayer } from "./players.js";
import { plainSolver } from "./solver.js";

/** The facts of a game of which nothing was measured: thirds of the scale of ease, not thirds of its deals. */
export const defaultFacts: GameFacts = {
  evaluatorVersion: PLAY_OUT_VERSION,
  easeBounds: [1 / 3, 2 / 3],
  playerErrors: [],
};

/** Solver, players and evaluator that need nothing but the rules. */
export const defaultManifest: Manifest = {
  agentsOf: (game: AnyGame) => ({
    solver: plainSolver(game),
    players: [greedyPlayer(game), samplerPlayer(game)],
  }),
  moveEvaluatorOf: (game, measures) => playOutEvaluator(game, greedyPlayer(game), measures),
  referencePlayerOf: greedyPlayer,
};
