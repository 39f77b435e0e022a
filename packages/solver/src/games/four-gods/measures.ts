import type { Measures } from "../../evaluation/fair-judge.js";

/** Printed by `npm run judge -- four-gods`. */
export const MEASURES: Measures = {
  means: { standard: 0.7, "crossed-paths": 0.6, rescue: 0.8, "crossed-paths+rescue": 0.7 },
  sigma: 0.02,
};
