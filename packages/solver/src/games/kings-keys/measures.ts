import type { CalibrationCurves, Measures, PlayerErrors } from "../../evaluation/evaluation.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge kings-keys --games 400 --without-luck`. */
export const CURVES = {
  choosing: [
    [0.1278, 0.127],
    [0.2541, 0.2526],
    [0.3492, 0.3505],
    [0.435, 0.4358],
    [0.5132, 0.5147],
    [0.5922, 0.5935],
    [0.6633, 0.6763],
    [0.7358, 0.7456],
    [0.8196, 0.8241],
    [0.8985, 0.9115],
    [0.9576, 0.9702],
    [0.9935, 0.9964],
    [0.9997, 0.9998],
  ],
} satisfies CalibrationCurves;

/** μ by `npm run research -- judge kings-keys --committed`, σ by `npm run research -- judge sigma kings-keys`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.437998 },
  sigma: 0.01,
  pointsSigma: 1.5,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors kings-keys --games 16`: from random to the strongest, which need not be the one that loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 16,
    decisions: 765,
    lost: 0.00898,
    error: 0.0024,
    inaccuracies: 2.22,
    mistakes: 0.92,
    blunders: 1.18,
  },
  {
    player: "beginner",
    games: 16,
    decisions: 383,
    lost: 0.01508,
    error: 0.00347,
    inaccuracies: 5.48,
    mistakes: 1.57,
    blunders: 1.31,
  },
  {
    player: "greedy",
    games: 16,
    decisions: 370,
    lost: 0.01947,
    error: 0.00441,
    inaccuracies: 9.73,
    mistakes: 1.08,
    blunders: 2.97,
  },
  {
    player: "sampler",
    games: 16,
    decisions: 565,
    lost: 0.00204,
    error: 0.00028,
    inaccuracies: 1.24,
    mistakes: 0.35,
    blunders: 0,
  },
  {
    player: "evaluator",
    games: 16,
    decisions: 712,
    lost: 0.00033,
    error: 9e-5,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
];
