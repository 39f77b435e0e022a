import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";
import { CURVES } from "./curves.js";

/** μ by `npm run judge -- tomb-of-four-kings --told`, σ by `npm run judge -- sigma tomb-of-four-kings`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.166939 },
  sigma: 0.033,
  pointsSigma: 2.5,
  curves: CURVES,
};

/** Printed by `npm run judge -- errors tomb-of-four-kings --games 60`: from random to the strongest, which need not be who loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 60,
    decisions: 119,
    lost: 0.07866,
    error: 0.01141,
    inaccuracies: 0,
    mistakes: 1.68,
    blunders: 41.18,
  },
  {
    player: "beginner",
    games: 60,
    decisions: 284,
    lost: 0.02733,
    error: 0.00377,
    inaccuracies: 0,
    mistakes: 3.17,
    blunders: 12.32,
  },
  {
    player: "greedy",
    games: 60,
    decisions: 550,
    lost: 0.00691,
    error: 0.00097,
    inaccuracies: 0,
    mistakes: 2.18,
    blunders: 1.64,
  },
  {
    player: "sampler",
    games: 60,
    decisions: 551,
    lost: 0.00278,
    error: 0.00049,
    inaccuracies: 0,
    mistakes: 0.73,
    blunders: 0.36,
  },
  {
    player: "evaluator",
    games: 60,
    decisions: 557,
    lost: 0.0003,
    error: 0.00012,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
];
