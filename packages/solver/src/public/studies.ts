/** Studies of many deals: their records, tallies, intervals and plots. */
export type { ControlVariate } from "../studies/corrected-rate.js";
export { correctedRate, type ResultsBeside } from "../studies/corrected-rate.js";
export {
  type DealRange,
  dealNumberAt,
  parseDealRange,
  parseShard,
  type Shard,
  shardSize,
  WHOLE,
} from "../studies/deal-range.js";
export { type IntervalGroup, plotIntervals } from "../studies/plots/intervals.js";
export {
  type DealOutcome,
  effortOf,
  outcomeIn,
  type PlayedResult,
  type SolvedResult,
  type StudyRecord,
  studyOf,
} from "../studies/record.js";
export { type Plot, reportPlots } from "../studies/report-plots.js";
export {
  differenceOf,
  headOf,
  MIB,
  playerInWords,
  type Study,
  type StudyHead,
  THOUGHTFUL,
  USUAL_MEMORY,
} from "../studies/study.js";
export { studyDeal } from "../studies/study-deal.js";
export { type Counts, StudyTally } from "../studies/tally.js";
export {
  type BoundedRate,
  boundedWilson,
  pairedDifference,
  type Rate,
  wilson,
} from "../studies/wilson.js";
export {
  bestRateOf,
  differenceOfRates,
  differenceOnSameDeals,
  type LadderPlace,
  type PlayedDeal,
  placeOnLadder,
  type RateDifference,
  rateOfLevel,
  type WinRate,
  winRateOf,
} from "../studies/win-rate.js";
