// What is said of games that were played: the chances on their way, what their moves cost, what was luck.
export { type AreEqualMoves, advising, type ComparedAdvice, type WordedAdvice } from "../advising.js";
export * from "../analysis/analysing.js";
export type * from "../analysis/analysis.js";
export {
  type ClearDecision,
  clearDecisionsOf,
  type KindsOfDecision,
  kindsOfDecisions,
  type TriedMove,
  triedMove,
} from "../analysis/clear-decisions.js";
export { type Fault, faultsOf, givenUpBy, isFaultPly } from "../analysis/faults.js";
export {
  type Choice,
  type FaultGrade,
  GRADING_VERSION,
  type GradedMove,
  gradeOf,
  isFault,
} from "../analysis/grades.js";
export { gradingIn } from "../analysis/grading.js";
export { mistakeKindName, OTHER_MISTAKE, RESIGNED } from "../analysis/mistake-kinds.js";
export { type MovePrices, pricingMoves } from "../analysis/move-prices.js";
export { AT_NO_COST } from "../analysis/ply-analysis.js";
export { RESIGN } from "../analysis/record.js";
export {
  type ResultParts,
  resultParts,
  type Summary,
  summaryOf,
} from "../analysis/summary.js";
export { isKnownLoss, isSurelyLost } from "../analysis/sure-loss.js";
export { findingTurningPoint, type TurningPoint } from "../analysis/turning-point.js";
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
  FIELD_GAMES,
  type FieldRow,
  levelPlayedLike,
  middleScoreOf,
  type Place,
  placeAmong,
  playingRow,
  winsOf,
  yardstickOf,
} from "../field.js";
export type { FieldLevel } from "../players/field-levels.js";
export { analystsOf, evaluatorVersionOf, fieldLevelsOf, playerErrorsOf, takesLuckOff } from "../registry.js";
export { isAnalysis, isDone, isLaterJudge, isOfEarlierJudge, knowsKinds } from "../stored-analysis.js";
export * from "../trend-figures.js";
export type { WinPuzzle } from "../win-puzzle.js";
export { type OwnPuzzle, puzzleInLostGame } from "../win-puzzle.js";
