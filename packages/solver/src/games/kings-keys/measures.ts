import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";

/** Printed by `npm run judge -- kings-keys`. */
export const MEASURES: Measures = {
  means: { standard: 0.407438 },
  sigma: 0.03,
  pointsSigma: 3.8,
  curve: [
    [0.138, 0.0924],
    [0.2697, 0.2332],
    [0.3657, 0.3092],
    [0.4497, 0.4039],
    [0.5265, 0.5075],
    [0.603, 0.6118],
    [0.672, 0.6833],
    [0.7452, 0.7534],
    [0.8313, 0.8264],
    [0.9118, 0.9218],
    [0.968, 0.9896],
    [0.9955, 0.9963],
    [0.9999, 1.0],
  ],
};

/** Printed by `npm run judge -- errors kings-keys --games 16`, the weakest player first. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 16,
    decisions: 765,
    lost: 0.01206,
    error: 0.00282,
    inaccuracies: 0.26,
    mistakes: 1.05,
    blunders: 1.31,
  },
  {
    player: "beginner",
    games: 16,
    decisions: 383,
    lost: 0.01743,
    error: 0.00356,
    inaccuracies: 0.26,
    mistakes: 1.31,
    blunders: 1.31,
  },
  {
    player: "greedy",
    games: 16,
    decisions: 370,
    lost: 0.02105,
    error: 0.00435,
    inaccuracies: 0.54,
    mistakes: 1.08,
    blunders: 2.97,
  },
  {
    player: "sampler",
    games: 16,
    decisions: 565,
    lost: 0.00432,
    error: 0.00051,
    inaccuracies: 0,
    mistakes: 0.18,
    blunders: 0,
  },
  {
    player: "evaluator",
    games: 16,
    decisions: 712,
    lost: 0.00209,
    error: 0.00025,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
];
