import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";
import { CURVES } from "./curves.js";

/** Printed by `npm run judge -- four-gods`; σ by the same with `--told` (docs/analysis.md says of how many decisions). */
export const MEASURES: Measures = {
  means: {
    standard: 0.709739,
    "crossed-paths": 0.612503,
    rescue: 0.899555,
    "crossed-paths+rescue": 0.827519,
  },
  sigma: 0.027,
  curves: CURVES,
};

/** Printed by `npm run judge -- errors four-gods --games 40`: from random to the strongest, which need not be who loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 40,
    decisions: 398,
    lost: 0.06019,
    error: 0.00652,
    inaccuracies: 0.75,
    mistakes: 6.03,
    blunders: 10.55,
  },
  {
    player: "beginner",
    games: 40,
    decisions: 1183,
    lost: 0.02004,
    error: 0.00196,
    inaccuracies: 0.42,
    mistakes: 5.24,
    blunders: 3.21,
  },
  {
    player: "greedy",
    games: 40,
    decisions: 1678,
    lost: 0.01254,
    error: 0.00087,
    inaccuracies: 0.42,
    mistakes: 5.6,
    blunders: 1.73,
  },
  {
    player: "sampler",
    games: 40,
    decisions: 1783,
    lost: 0.00525,
    error: 0.00053,
    inaccuracies: 0.5,
    mistakes: 1.68,
    blunders: 0.45,
  },
  {
    player: "evaluator",
    games: 40,
    decisions: 1895,
    lost: 0.00041,
    error: 7e-5,
    inaccuracies: 0.05,
    mistakes: 0.05,
    blunders: 0,
  },
];
