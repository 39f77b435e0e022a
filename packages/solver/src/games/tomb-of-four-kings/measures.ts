import type { CalibrationCurves, Measures, PlayerErrors } from "../../evaluation/evaluation.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge tomb-of-four-kings --games 4000`. */
export const CURVES = {
  choosing: [
    [0.062, 0.0731],
    [0.1079, 0.1209],
    [0.134, 0.1467],
    [0.1528, 0.1646],
    [0.1608, 0.167],
    [0.1791, 0.1899],
    [0.2049, 0.2175],
    [0.2266, 0.2253],
    [0.2529, 0.2414],
    [0.2855, 0.2827],
    [0.3298, 0.33],
    [0.3892, 0.3896],
    [0.4758, 0.4563],
    [0.6112, 0.58],
    [0.8673, 0.8776],
  ],
} satisfies CalibrationCurves;

/** μ by `npm run research -- judge tomb-of-four-kings --committed`, σ by `npm run research -- judge sigma tomb-of-four-kings`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.166939 },
  sigma: 0.033,
  pointsSigma: 2.5,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors tomb-of-four-kings --games 60`: from random to the strongest, which need not be the one that loses most. */
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
