import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";

/** Printed by `npm run judge -- four-kingdoms`. */
export const MEASURES: Measures = {
  means: { standard: 0.22754 },
  sigma: 0.021,
  curve: [
    [0.0026, 0.002],
    [0.0159, 0.0194],
    [0.0412, 0.0599],
    [0.074, 0.0864],
    [0.114, 0.1364],
    [0.1613, 0.1792],
    [0.2182, 0.2434],
    [0.2841, 0.3123],
    [0.3655, 0.4036],
    [0.4794, 0.5032],
    [0.6418, 0.6819],
    [0.8473, 0.8539],
    [0.9822, 0.978],
    [0.9999, 1.0],
  ],
};

/** Printed by `npm run judge -- errors four-kingdoms --games 60`, the weakest player first. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 60,
    decisions: 4860,
    lost: 0.00653,
    error: 0.00191,
    inaccuracies: 0.74,
    mistakes: 2.02,
    blunders: 1.32,
  },
  {
    player: "beginner",
    games: 60,
    decisions: 2004,
    lost: 0.00862,
    error: 0.00161,
    inaccuracies: 1.65,
    mistakes: 3.19,
    blunders: 0.95,
  },
  {
    player: "greedy",
    games: 60,
    decisions: 2006,
    lost: 0.00803,
    error: 0.00125,
    inaccuracies: 2.59,
    mistakes: 1.89,
    blunders: 0.6,
  },
  {
    player: "sampler",
    games: 60,
    decisions: 2238,
    lost: 0.00584,
    error: 0.00091,
    inaccuracies: 1.43,
    mistakes: 1.65,
    blunders: 0.54,
  },
  {
    player: "evaluator",
    games: 60,
    decisions: 2654,
    lost: 0.00322,
    error: 0.00053,
    inaccuracies: 0.94,
    mistakes: 0.41,
    blunders: 0.19,
  },
];
