import type { Analysis } from "./analysis/analysis.js";
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

/** Whether an earlier version of the game's judge made it: it is not weighed with those of this one. */
export function isOfEarlierJudge({ game, by }: Analysis): boolean {
  return by.version < (evaluatorVersionOf(game) ?? 0);
}

/** Whether an analysis is done, as one is done today: with kinds of decision, and by the judge of this version. */
export function isDone(analysis: Analysis): boolean {
  return analysis.final && knowsKinds(analysis) && !isOfEarlierJudge(analysis);
}
