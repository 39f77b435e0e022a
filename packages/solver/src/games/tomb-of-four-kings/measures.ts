import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";

/** Printed by `npm run judge -- tomb-of-four-kings`; σ by the same with `--told` (docs/analysis.md says of how many decisions). */
export const MEASURES: Measures = {
  means: { standard: 0.164094 },
  sigma: 0.028,
  pointsSigma: 3,
  curve: [
    [0.0592, 0.074],
    [0.101, 0.1117],
    [0.1243, 0.14],
    [0.1409, 0.1532],
    [0.1465, 0.1658],
    [0.157, 0.1766],
    [0.1706, 0.1868],
    [0.1871, 0.2117],
    [0.207, 0.2134],
    [0.2315, 0.2353],
    [0.2626, 0.263],
    [0.3034, 0.3102],
    [0.3587, 0.369],
    [0.4395, 0.4255],
    [0.5647, 0.5288],
    [0.838, 0.8372],
  ],
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
