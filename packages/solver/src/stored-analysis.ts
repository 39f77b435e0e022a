import type { Analysis, EvaluationSource } from "./analysis/analysis.js";
import { GRADING_VERSION } from "./analysis/grades.js";
import { hasKinds } from "./analysis/mistake-kinds.js";
import { evaluatorVersionOf } from "./registry.js";

/** Whether a stored value is an analysis as this version makes them. */
export function isAnalysis(value: unknown): value is Analysis {
  if (!isObject(value) || !isObject(value.by) || !Array.isArray(value.plies)) return false;
  const { plies, account, final } = value;
  return (
    typeof final === "boolean" &&
    plies.every(isPly) &&
    (account === undefined || (isObject(account) && Object.values(account).every(Number.isFinite))) &&
    (!final || account !== undefined)
  );
}

function isPly(value: unknown, index: number): boolean {
  return (
    isObject(value) &&
    value.ply === index &&
    typeof value.played === "string" &&
    Number.isFinite(value.win) &&
    Array.isArray(value.moves) &&
    value.moves.every((move) => isObject(move) && typeof move.word === "string" && Number.isFinite(move.win))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether an analysis has the kinds of its decisions: analyses kept before there were kinds have none. */
export function knowsKinds({ plies }: Analysis): boolean {
  return plies.every(hasKinds);
}

/** Whether a judge is of a later version than another: by its evaluator, then by its grades. */
export function isLaterJudge(
  a: Pick<EvaluationSource, "version" | "grading">,
  b: Pick<EvaluationSource, "version" | "grading">,
): boolean {
  if (a.version !== b.version) return a.version > b.version;
  return (a.grading ?? 0) > (b.grading ?? 0);
}

/** Whether an earlier version of the game's judge made it: it is not weighed with those of this one. */
export function isOfEarlierJudge({ game, by }: Analysis): boolean {
  return isLaterJudge({ version: evaluatorVersionOf(game) ?? 0, grading: GRADING_VERSION }, by);
}

/** Whether an analysis is done, as one is done today: with kinds of decision, and by the judge of this version. */
export function isDone(analysis: Analysis): boolean {
  return analysis.final && knowsKinds(analysis) && !isOfEarlierJudge(analysis);
}
