import { type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";
import { fieldLevels } from "../../players/field-levels.js";

/** Counts the ways in which the reference player was made to play: what it says of two versions may differ. */
export const EVALUATOR_VERSION = 3;

/** Printed by `npm run research -- judge napoleons-tomb`; its chances are proved, so σ is 0. */
export const MEASURES: Measures = { means: { standard: 1 }, sigma: 0 };

/** Printed by `npm run research -- judge errors napoleons-tomb --games 2`. */
export const ERRORS = playerErrorsTable(2, [
  ["random", 497, 0.00199, 0.00145, 0, 0, 0],
  ["beginner", 439, 0.00451, 0.00011, 0, 0, 0.23],
  ["greedy", 445, 0.00445, 0.00018, 0, 0, 0.22],
  ["sampler", 875, 0, 0, 0, 0, 0],
  ["planner", 875, 0, 0, 0, 0, 0],
]);

/** `npm run research -- field napoleons-tomb` (docs/field.md). */
export const FIELD = fieldLevels(2000, [
  ["greedy", "greedy", 0, 0.094],
  ["steady", "skilled", 1.8, 0.139],
  ["good", "skilled", 1, 0.266],
  ["strong", "skilled", 0.5, 0.411],
  ["expert", "skilled", 0.1, 0.57],
  ["strongest", "strongest", 0, 0.9933],
]);
