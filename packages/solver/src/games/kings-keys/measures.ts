import { type CalibrationCurves, type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";
import { fieldLevels } from "../../players/field-levels.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge kings-keys --games 400 --without-luck`. */
const CURVES = {
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

/** Counts the weights, the curves after them and what makes a mark: analyses of two versions differ. */
export const EVALUATOR_VERSION = 3;

/** μ by `npm run research -- judge kings-keys --committed`, σ by `npm run research -- judge sigma kings-keys`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.437998 },
  sigma: 0.01,
  pointsSigma: 1.5,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors kings-keys --games 16`. */
export const ERRORS = playerErrorsTable(16, [
  ["random", 765, 0.00898, 0.0024, 2.22, 0.92, 1.18],
  ["beginner", 383, 0.01508, 0.00347, 5.48, 1.57, 1.31],
  ["greedy", 370, 0.01947, 0.00441, 9.19, 1.08, 2.97],
  ["sampler", 565, 0.00204, 0.00028, 1.24, 0.35, 0],
  ["evaluator", 712, 0.00033, 9e-5, 0, 0, 0],
]);

/** `npm run research -- field kings-keys` (docs/field.md). */
export const FIELD = fieldLevels(2000, [
  ["greedy", "greedy", 0, 0.132],
  ["steady", "skilled", 75, 0.203],
  ["good", "skilled", 55, 0.277],
  ["strong", "skilled", 38, 0.326],
  ["expert", "skilled", 20, 0.365],
  ["strongest", "strongest", 0, 0.44],
]);
