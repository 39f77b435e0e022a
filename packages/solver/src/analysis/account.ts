import type { Account, AnalysedPly } from "./analysis.js";

/**
 * Tells a game's result apart into luck, choice and the remainder, what f misjudged. What a choice gave away is what is left of
 * the step from one f to the next: Q of the move made − Q of the best.
 * @param ends f of the view after each ply, the last of them the result
 */
export function accountOf(plies: readonly AnalysedPly[], ends: readonly number[], mean: number): Account {
  let luck = 0;
  let choice = 0;
  let misjudged = 0;
  for (const [index, ply] of plies.entries()) {
    const lucky = ply.luck ?? 0;
    const wrong = ply.misjudged ?? 0;
    luck += lucky;
    misjudged += wrong;
    choice += Math.min(0, (ends[index] as number) - lucky - (ply.win + wrong));
  }
  const result = ends.at(-1) ?? mean;
  return { mean, result, deal: (plies[0]?.win ?? result) - mean, luck, choice, misjudged };
}
