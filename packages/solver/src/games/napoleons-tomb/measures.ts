import type { Measures } from "../../evaluation/fair-judge.js";

/** Printed by `npm run judge -- napoleons-tomb`. */
export const MEASURES: Measures = { means: { standard: 1 }, sigma: 0.02 };
