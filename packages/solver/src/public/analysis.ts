// What is said of games that were played: the chances on their way, what their moves cost, what was luck.
export { ANALYSIS_LIMITS, type Analysts, analysing, type RunningAnalysis } from "../analysis/analysing.js";
export type {
  Account,
  AnalysedPly,
  Analysis,
  Grade,
  Judged,
  JudgedMove,
  Reason,
  Scale,
  Thoughtful,
} from "../analysis/analysis.js";
export { type Choice, type FaultGrade, type Graded, gradeOf, isFault, scaleOf } from "../analysis/grades.js";
export { GIVING_UP, hasKinds, lapseName, OTHER_LAPSE } from "../analysis/lapses.js";
export { RESIGN } from "../analysis/record.js";
export { type Heaviest, inTenths, type Summary, summaryOf } from "../analysis/summary.js";
export { ThoughtfulLine } from "../analysis/thoughtful-line.js";
export type { Curves, Knots } from "../evaluation/curve.js";
export type { AnyDeeds, Deed, Way } from "../evaluation/deed.js";
export type {
  AnyFairJudge,
  FairJudge,
  InSteps,
  JudgedView,
  Measures,
  WeighedMove,
} from "../evaluation/fair-judge.js";
export type { PlayerErrors } from "../evaluation/player-errors.js";
export { judgeVersionOf } from "../judge-versions.js";
export { analystsOf } from "../judges.js";
export { pointsLostBy } from "../points-lost.js";
export { type OwnPuzzle, puzzleInLostGame } from "../puzzles/lost-game.js";
export type { WinPuzzle } from "../puzzles/win-puzzle.js";
