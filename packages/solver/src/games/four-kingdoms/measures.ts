import type { Measures } from "../../evaluation/fair-judge.js";
import type { PlayerErrors } from "../../evaluation/player-errors.js";
import { CURVES } from "./curves.js";

/** μ by `npm run judge -- four-kingdoms --told`, σ by `npm run judge -- sigma four-kingdoms`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.274727 },
  sigma: 0.032,
  curves: CURVES,
};

/**
 * Printed by `npm run judge -- errors four-kingdoms --games 60`: from random to the strongest, which need not be who loses most. The
 * net's player, which is none of the program, is left out.
 */
export const ERRORS: readonly PlayerErrors[] = [
  {
    player: "random",
    games: 60,
    decisions: 4860,
    lost: 0.00504,
    error: 0.0016,
    inaccuracies: 0.1,
    mistakes: 1.32,
    blunders: 0.8,
  },
  {
    player: "beginner",
    games: 60,
    decisions: 2004,
    lost: 0.00545,
    error: 0.00098,
    inaccuracies: 0.15,
    mistakes: 1.65,
    blunders: 0.35,
  },
  {
    player: "greedy",
    games: 60,
    decisions: 2006,
    lost: 0.00321,
    error: 0.00055,
    inaccuracies: 0.2,
    mistakes: 0.9,
    blunders: 0.25,
  },
  {
    player: "sampler",
    games: 60,
    decisions: 2238,
    lost: 0.00344,
    error: 0.00053,
    inaccuracies: 0.09,
    mistakes: 0.4,
    blunders: 0.18,
  },
  {
    player: "rehearser",
    games: 60,
    decisions: 2690,
    lost: 0.00212,
    error: 0.00027,
    inaccuracies: 0.15,
    mistakes: 0.3,
    blunders: 0.07,
  },
];
