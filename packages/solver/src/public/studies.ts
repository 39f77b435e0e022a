/** Studies of many deals: their records, tallies, intervals and plots. */
export type { ControlVariate } from "../studies/corrected-rate.js";
export { correctedRate, type ResultsBeside } from "../studies/corrected-rate.js";
export * from "../studies/deal-range.js";
export { type IntervalGroup, plotIntervals } from "../studies/plots/intervals.js";
export * from "../studies/record.js";
export { type Plot, reportPlots } from "../studies/report-plots.js";
export * from "../studies/study.js";
export { studyDeal } from "../studies/study-deal.js";
export { type Counts, StudyTally } from "../studies/tally.js";
export {
  type BoundedRate,
  boundedWilson,
  pairedDifference,
  type Rate,
  wilson,
} from "../studies/wilson.js";
export * from "../studies/win-rate.js";
