import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";
import { CURVES } from "./curves.js";

/** Printed by `npm run judge -- tomb-of-four-kings`; σ by the same with `--told` (docs/analysis.md says of how many decisions). */
export const MEASURES: Measures = {
  means: { standard: 0.166939 },
  sigma: 0.028,
  pointsSigma: 3,
  curves: CURVES,
};

/** Printed by `npm run judge -- errors tomb-of-four-kings --games 60`: from random to the strongest, which need not be who loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 60,
    decisions: 117,
    lost: 0.07663,
    error: 0.0107,
    inaccuracies: 0,
    mistakes: 1.71,
    blunders: 41.03,
  },
  {
    player: "beginner",
    games: 60,
    decisions: 284,
    lost: 0.02638,
    error: 0.00387,
    inaccuracies: 0,
    mistakes: 3.52,
    blunders: 11.97,
  },
  {
    player: "greedy",
    games: 60,
    decisions: 550,
    lost: 0.00625,
    error: 0.0009,
    inaccuracies: 0,
    mistakes: 2.55,
    blunders: 1.64,
  },
  {
    player: "sampler",
    games: 60,
    decisions: 551,
    lost: 0.00276,
    error: 0.0005,
    inaccuracies: 0,
    mistakes: 1.27,
    blunders: 0.36,
  },
  {
    player: "evaluator",
    games: 60,
    decisions: 547,
    lost: 0.0003,
    error: 8e-5,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
];
