import type { Measures } from "../../evaluation/fair-judge.js";

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
