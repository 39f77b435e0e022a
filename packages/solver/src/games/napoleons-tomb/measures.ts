import type { Measures, PlayerErrors } from "../../evaluation/evaluation.js";

/** Printed by `npm run research -- judge napoleons-tomb`; what it tells is proved, so nothing is taken off. */
export const MEASURES: Measures = { means: { standard: 1 }, sigma: 0 };

/** Printed by `npm run research -- judge errors napoleons-tomb --games 2`: from random to the strongest, which need not be the one that loses most. */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 2,
    decisions: 497,
    lost: 0.00199,
    error: 0.00145,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
  {
    player: "beginner",
    games: 2,
    decisions: 439,
    lost: 0.00451,
    error: 0.00011,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0.23,
  },
  {
    player: "greedy",
    games: 2,
    decisions: 445,
    lost: 0.00445,
    error: 0.00018,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
  {
    player: "sampler",
    games: 2,
    decisions: 875,
    lost: 0,
    error: 0,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
  {
    player: "planner",
    games: 2,
    decisions: 875,
    lost: 0,
    error: 0,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  },
];
