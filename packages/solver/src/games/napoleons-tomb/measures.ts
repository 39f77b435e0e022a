import { type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";

/** Printed by `npm run research -- judge napoleons-tomb`; its chances are proved, so σ is 0. */
export const MEASURES: Measures = { means: { standard: 1 }, sigma: 0 };

/** Printed by `npm run research -- judge errors napoleons-tomb --games 2`. */
export const ERRORS = playerErrorsTable(2, [
  ["random", 497, 0.00199, 0.00145, 0, 0, 0],
  ["beginner", 439, 0.00451, 0.00011, 0, 0, 0.23],
  ["greedy", 445, 0.00445, 0.00018, 0, 0, 0],
  ["sampler", 875, 0, 0, 0, 0, 0],
  ["planner", 875, 0, 0, 0, 0, 0],
]);
