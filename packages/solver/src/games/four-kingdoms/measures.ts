import { type CalibrationCurves, type Measures, playerErrorsTable } from "../../evaluation/evaluation.js";
import { fieldLevels } from "../../players/field-levels.js";

/** Predicted chances and how often each was observed, printed by `npm run research -- judge four-kingdoms --games 1200`. */
const CURVES = {
  drawn: [
    [0.0026, 0.0042],
    [0.0169, 0.0352],
    [0.0436, 0.0714],
    [0.0774, 0.0978],
    [0.1185, 0.1465],
    [0.1672, 0.1874],
    [0.2283, 0.2515],
    [0.2992, 0.3313],
    [0.391, 0.4256],
    [0.5173, 0.5417],
    [0.6965, 0.7388],
    [0.8884, 0.9007],
    [0.9912, 0.9858],
    [1.0, 1.0],
  ],
  undrawn: [
    [0.042, 0.0748],
    [0.0797, 0.1207],
    [0.1106, 0.1615],
    [0.136, 0.195],
    [0.1594, 0.2133],
    [0.1824, 0.2485],
    [0.2049, 0.2837],
    [0.2296, 0.3108],
    [0.2526, 0.329],
    [0.2755, 0.3613],
    [0.3009, 0.3917],
    [0.3288, 0.43],
    [0.3643, 0.4694],
    [0.4133, 0.5151],
    [0.4881, 0.5937],
    [0.6446, 0.755],
  ],
} satisfies CalibrationCurves;

/** Counts the weights, the curves after them and what makes a mark: analyses of two versions differ. */
export const EVALUATOR_VERSION = 3;

/** μ by `npm run research -- judge four-kingdoms --committed`, σ by `npm run research -- judge sigma four-kingdoms`; docs/analysis.md says of how many decisions. */
export const MEASURES: Measures = {
  means: { standard: 0.274727 },
  sigma: 0.032,
  curves: CURVES,
};

/** Printed by `npm run research -- judge errors four-kingdoms --games 60`. The net's player, which is not among the players of the program, is left out. */
export const ERRORS = playerErrorsTable(60, [
  ["random", 4860, 0.00504, 0.0016, 0.08, 0.93, 0.7],
  ["beginner", 2004, 0.00545, 0.00098, 0.15, 0.95, 0.35],
  ["greedy", 2006, 0.00321, 0.00055, 0.05, 0.2, 0.15],
  ["sampler", 2238, 0.00344, 0.00053, 0.04, 0.04, 0],
  ["rehearser", 2690, 0.00212, 0.00027, 0, 0.04, 0],
]);

/** `npm run research -- field four-kingdoms` (docs/field.md). */
export const FIELD = fieldLevels(2000, [
  ["novice", "greedy", 66, 0.062],
  ["beginner", "greedy", 33, 0.127],
  ["learner", "greedy", 15, 0.183],
  ["greedy", "greedy", 0, 0.21],
  ["steady", "skilled", 86, 0.217],
  ["good", "skilled", 50, 0.241],
  ["strongest", "strongest", 0, 0.27],
]);
