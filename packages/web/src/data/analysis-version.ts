import { type Analysis, evaluatorVersionOf, hasKinds } from "@tetrarch/solver/analysis";
import type { StoredAnalysis } from "./database.js";

/** Whether an analysis has the kinds of its decisions: analyses kept before there were kinds have none. */
export function knowsKinds({ plies }: Analysis): boolean {
  return plies.every(hasKinds);
}

/** Whether two analyses can be told as one. */
export function isSameJudge(one: Analysis["by"], other: Analysis["by"]): boolean {
  return (
    one.player === other.player &&
    one.version === other.version &&
    one.nodes === other.nodes &&
    one.sigma === other.sigma
  );
}

/** Whether an earlier version of the game's judge made it: it is not weighed with those of this one. */
export function isOfEarlierJudge({ game, by }: Analysis): boolean {
  return by.version < (evaluatorVersionOf(game) ?? 0);
}

/** Whether an analysis is done, as one is done today: with kinds of decision, and by the judge of this version. */
export function isDone(analysis: Analysis): boolean {
  return analysis.final && knowsKinds(analysis) && !isOfEarlierJudge(analysis);
}

/** From what the analysis of a game goes on: what was begun anew, or what there is. */
export function resumableAnalysis({ anew, ...kept }: StoredAnalysis): Analysis {
  if (isDone(kept)) return kept;
  return anew ?? { ...kept, final: false };
}

/**
 * What is kept when an analysis has come so far. One that came to its end counts until another has: what is begun again lies
 * beside it. Nothing takes the place of one by a judge of a later version.
 */
export function mergeAnalysis(kept: StoredAnalysis | undefined, analysis: Analysis): StoredAnalysis {
  if (!kept?.final) return analysis;
  if (kept.by.version > analysis.by.version) return kept;
  if (analysis.final) return analysis;
  return isDone(kept) ? kept : { ...kept, anew: analysis };
}
