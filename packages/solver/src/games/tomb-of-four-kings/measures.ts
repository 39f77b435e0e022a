import { type CalibrationCurves, type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";
import { fieldLevels } from "../../players/field-levels.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge tomb-of-four-kings --games 4000`. */
const CURVES = {
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

/** Counts the weights and the curves after them: estimates of two versions differ. */
export const EVALUATOR_VERSION = 2;

/** μ by `npm run research -- judge tomb-of-four-kings --committed`, σ by `npm run research -- judge sigma tomb-of-four-kings`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.166939 },
  sigma: 0.033,
  pointsSigma: 2.5,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors tomb-of-four-kings --games 60`. */
export const ERRORS = playerErrorsTable(60, [
  ["random", 119, 0.07866, 0.01141, 0, 1.68, 41.18],
  ["beginner", 284, 0.02733, 0.00377, 0, 3.17, 12.32],
  ["greedy", 550, 0.00691, 0.00097, 0, 2.18, 1.64],
  ["sampler", 551, 0.00278, 0.00049, 0, 0.73, 0.36],
  ["evaluator", 557, 0.0003, 0.00012, 0, 0, 0],
]);

/** `npm run research -- field tomb-of-four-kings` (docs/field.md). */
export const FIELD = fieldLevels(2000, [
  ["beginner", "greedy", 33, 0.017],
  ["learner", "greedy", 12, 0.055],
  ["greedy", "greedy", 0, 0.093],
  ["steady", "skilled", 75, 0.105],
  ["good", "skilled", 50, 0.119],
  ["strong", "skilled", 28, 0.135],
  ["expert", "skilled", 10, 0.154],
  ["strongest", "strongest", 0, 0.168],
]);
