// What is said of games that were played: the chances on their way, what their moves cost, what was luck.
export { advising, type ComparedAdvice, type WordedAdvice } from "../advising.js";
export { ANALYSIS_LIMITS, type Analysts, analysing, type RunningAnalysis } from "../analysis/analysing.js";
export type {
  Analysis,
  EvaluationSource,
  Grade,
  LuckReport,
  PlyAnalysis,
  RatedMove,
  Reason,
  Scale,
  Thoughtful,
} from "../analysis/analysis.js";
export {
  type ClearDecision,
  clearDecisionsOf,
  isAcceptedAnswer,
  type KindsOfDecision,
  kindsOfDecisions,
} from "../analysis/clear-decisions.js";
export { type Fault, faultsOf, isFaultPly } from "../analysis/faults.js";
export {
  type Choice,
  type FaultGrade,
  type GradedMove,
  gradeOf,
  isFault,
  scaleOf,
} from "../analysis/grades.js";
export { gradingIn } from "../analysis/grading.js";
export { hasKinds, mistakeKindName, OTHER_MISTAKE, RESIGNED } from "../analysis/mistake-kinds.js";
export { AT_NO_COST } from "../analysis/ply-analysis.js";
export { RESIGN } from "../analysis/record.js";
export {
  inTenths,
  type Summary,
  summaryOf,
} from "../analysis/summary.js";
export { hidesNothing, isSurelyLost } from "../analysis/sure-loss.js";
export { ThoughtfulLine } from "../analysis/thoughtful-line.js";
export type {
  AnyDecisionFeatures,
  AnyMoveEvaluator,
  CalibrationCurves,
  CalibrationPoints,
  DecisionFeature,
  EvaluatedMove,
  InSteps,
  Measures,
  MoveEvaluator,
  PlayerErrors,
  ViewValue,
  Way,
} from "../evaluation/evaluation.js";
export {
  type FieldRow,
  levelPlayedLike,
  middleScoreOf,
  type Place,
  placeAmong,
  playingRow,
  winsOf,
} from "../field.js";
export type { FieldLevel } from "../players/field-levels.js";
export { analystsOf, evaluatorVersionOf, fieldLevelsOf, playerErrorsOf } from "../registry.js";
export { isAnalysis, isDone, isOfEarlierJudge, knowsKinds } from "../stored-analysis.js";
export {
  type Mean,
  MIN_DECISIONS_OF_KIND,
  type MistakeKind,
  mistakeKindsIn,
  type TrendFigures,
  trendFiguresOf,
} from "../trend-figures.js";
export type { WinPuzzle } from "../win-puzzle.js";
export { type OwnPuzzle, puzzleInLostGame } from "../win-puzzle.js";
