import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";
import { CURVES } from "./curves.js";

/** μ by `npm run judge -- four-gods --told`, σ by `npm run judge -- sigma four-gods`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: {
    standard: 0.709739,
    "crossed-paths": 0.612503,
    rescue: 0.899555,
    "crossed-paths+rescue": 0.827519,
  },
  sigma: 0.036,
  curves: CURVES,
};

/** Printed by `npm run judge -- errors four-gods --games 40`: from random to the strongest, which need not be who loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 40,
    decisions: 398,
    lost: 0.06346,
    error: 0.00693,
    inaccuracies: 0,
    mistakes: 5.03,
    blunders: 10.55,
  },
  {
    player: "beginner",
    games: 40,
    decisions: 1183,
    lost: 0.02025,
    error: 0.00211,
    inaccuracies: 0,
    mistakes: 3.47,
    blunders: 3.55,
  },
  {
    player: "greedy",
    games: 40,
    decisions: 1678,
    lost: 0.01201,
    error: 0.00091,
    inaccuracies: 0,
    mistakes: 3.75,
    blunders: 1.73,
  },
  {
    player: "sampler",
    games: 40,
    decisions: 1783,
    lost: 0.00487,
    error: 0.00053,
    inaccuracies: 0,
    mistakes: 1.35,
    blunders: 0.28,
  },
  {
    player: "evaluator",
    games: 40,
    decisions: 1895,
    lost: 0.00033,
    error: 6e-5,
    inaccuracies: 0,
    mistakes: 0.05,
    blunders: 0,
  },
];
