import { type Analysis, gradeOf, type PlyAnalysis, RESIGN } from "@tetrarch/solver/analysis";

/** Something that chance did, before the position of this number. */
export interface LuckyTurn {
  readonly at: number;
  /** How much it added to the chance to win, −1 to 1. */
  readonly luck: number;
}

/** Where chance gave or took what a move would be blamed for as a mistake, or more. */
export function turnsOfLuck(analysis: Analysis): readonly LuckyTurn[] {
  return analysis.plies.flatMap(({ ply, luck }) =>
    luck !== undefined && isTurn(analysis, ply, luck) ? [{ at: ply + 1, luck }] : [],
  );
}

function isTurn(analysis: Analysis, ply: number, luck: number): boolean {
  const after = chanceAt(analysis, ply + 1);
  if (after === undefined) return false;
  const before = after - luck;
  const { grade } = gradeOf({
    best: { win: Math.max(before, after) },
    played: { win: Math.min(before, after), error: 0 },
    legal: 2,
    sigma: { win: 0, points: 0 },
  });
  return grade === "mistake" || grade === "blunder";
}

/** The chance to win in the position after so many moves; undefined as long as it is not known. */
export function chanceAt({ plies, account }: Analysis, at: number): number | undefined {
  return at < plies.length ? plies[at]?.win : account?.result;
}

/** What a loss must come to, if it were certain, to be named although it is not: that of a blunder, 4 % of a win. */
const LARGE = 0.04;

/** Whether a move is not marked only because the estimates are rough: it may have cost much. */
export function isLargeUnsure({ grade, scale, loss = 0, played }: PlyAnalysis): boolean {
  return grade === "unclear" && scale === "win" && loss >= LARGE && played !== RESIGN;
}

/** The move that most likely was a mistake, of those that are not marked; undefined where all such losses are small. */
export function likeliestMistake({ plies }: Analysis): PlyAnalysis | undefined {
  const large = plies.filter(isLargeUnsure);
  return large.reduce<PlyAnalysis | undefined>((a, b) => (a && lossOf(a) >= lossOf(b) ? a : b), undefined);
}

function lossOf({ loss = 0 }: PlyAnalysis): number {
  return loss;
}
