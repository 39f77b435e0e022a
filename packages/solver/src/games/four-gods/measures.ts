import { type CalibrationCurves, type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";
import { fieldLevels } from "../../players/field-levels.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge four-gods --games 400 --without-luck`. */
const CURVES = {
  choosing: [
    [0.2537, 0.2762],
    [0.5154, 0.5559],
    [0.619, 0.6653],
    [0.6732, 0.7079],
    [0.7343, 0.7669],
    [0.7995, 0.8263],
    [0.8431, 0.8705],
    [0.8825, 0.9059],
    [0.9146, 0.936],
    [0.9407, 0.9499],
    [0.9613, 0.9653],
    [0.9788, 0.9849],
    [0.9915, 0.9903],
    [0.9977, 0.9965],
    [0.9995, 0.9993],
    [0.9999, 1],
  ],
  awaiting: [
    [0.3442, 0.3728],
    [0.5412, 0.577],
    [0.6279, 0.6692],
    [0.6725, 0.705],
    [0.71, 0.7448],
    [0.7747, 0.8065],
    [0.8177, 0.8468],
    [0.851, 0.8763],
    [0.8848, 0.9089],
    [0.9113, 0.9309],
    [0.9323, 0.9475],
    [0.9511, 0.9627],
    [0.9686, 0.9695],
    [0.9847, 0.9883],
    [0.9955, 0.9967],
    [0.9995, 0.9992],
  ],
} satisfies CalibrationCurves;

/** Counts the weights and the curves after them: estimates of two versions differ. */
export const EVALUATOR_VERSION = 2;

/** μ by `npm run research -- judge four-gods --committed`, σ by `npm run research -- judge sigma four-gods`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: {
    standard: 0.709739,
    "crossed-paths": 0.612503,
    rescue: 0.899555,
    "crossed-paths+rescue": 0.827519,
  },
  sigma: 0.036,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors four-gods --games 40`. */
export const ERRORS = playerErrorsTable(40, [
  ["random", 398, 0.06346, 0.00693, 0, 5.03, 10.55],
  ["beginner", 1183, 0.02025, 0.00211, 0, 3.47, 3.55],
  ["greedy", 1678, 0.01201, 0.00091, 0, 3.75, 1.73],
  ["sampler", 1783, 0.00487, 0.00053, 0, 1.35, 0.28],
  ["evaluator", 1895, 0.00033, 6e-5, 0, 0.05, 0],
]);

/** `npm run research -- field four-gods` (docs/field.md). */
export const FIELD = fieldLevels(2000, [
  ["novice", "greedy", 33, 0.048],
  ["beginner", "greedy", 12, 0.122],
  ["greedy", "greedy", 0, 0.203],
  ["steady", "skilled", 88, 0.274],
  ["good", "skilled", 75, 0.343],
  ["strong", "skilled", 58, 0.456],
  ["expert", "skilled", 35, 0.579],
  ["strongest", "strongest", 0, 0.7],
]);
