import { ABOUT_AS_GOOD } from "@tetrarch/play";
import { type Analysis, gradeOf, type PlyAnalysis, summaryOf } from "@tetrarch/solver/analysis";

/** Something that chance did, before the position of this number. */
export interface LuckyTurn {
  readonly at: number;
  /** How much it added to the chance to win, −1 to 1. */
  readonly luck: number;
}

/** Whether the luck after a ply can be told from moves: where the estimates are too rough for that, a roll that turned the game alone. */
export function isLuckShown(analysis: Analysis, ply: number): boolean {
  const summary = summaryOf(analysis);
  return !summary?.isRough || summary.luckiest?.ply === ply;
}

/** Where chance gave or took what a move would be blamed for as a mistake, or more; and where most of the luck was. */
export function turnsOfLuck(analysis: Analysis): readonly LuckyTurn[] {
  const { isRough, luckiest } = summaryOf(analysis) ?? {};
  return analysis.plies.flatMap(({ ply, luck }) =>
    luck !== undefined && (ply === luckiest?.ply || (!isRough && isTurn(analysis, ply, luck)))
      ? [{ at: ply + 1, luck }]
      : [],
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

/** The chance to win in the position after so many moves; undefined where it is not known. */
export function chanceAt({ plies, account }: Analysis, at: number): number | undefined {
  const ply = plies[at];
  return ply ? (ply.isOpen ? undefined : ply.win) : account?.result;
}

/** How high a mark stands on the curve, as a chance: where none is known, in the middle of a scale with this top. */
export function heightOfMark(analysis: Analysis, at: number, top: number): number {
  return chanceAt(analysis, at) ?? top / 2;
}

/** Whether a move may have cost much: neither the error of the judge nor the hints speak for it. */
function isDoubtful({ grade, isDoubtful, moves }: PlyAnalysis): boolean {
  return grade === "unclear" && isDoubtful === true && moves.length > 0;
}

/** Whether a move that is not marked looks worse than another: by one of a hundred games, or more. */
export function looksWorse(ply: PlyAnalysis): boolean {
  const { grade, scale, loss = 0, isOpen, moves, played } = ply;
  if (isDoubtful(ply)) return true;
  const isUnmarked = grade === "good" || grade === "unclear";
  return isUnmarked && !isOpen && scale === "win" && loss >= ABOUT_AS_GOOD && played !== moves[0]?.word;
}

/** The move that most likely was a mistake, of those that are not marked; undefined where none is doubtful. */
export function likeliestMistake({ plies }: Analysis): PlyAnalysis | undefined {
  const doubtful = plies.filter(isDoubtful);
  return doubtful.reduce<PlyAnalysis | undefined>((a, b) => (a && lossOf(a) >= lossOf(b) ? a : b), undefined);
}

function lossOf({ loss = 0 }: PlyAnalysis): number {
  return loss;
}

/** Where a bar begins and how wide it is, in per cent of the room for bars. */
interface Bar {
  readonly left: number;
  readonly width: number;
}

/** The rows of a luck report with their bars, each from the sum before it: the room reaches as far as the sums do, 0 to 100 % at least. */
export function luckBars<Row extends { readonly tenths: number }>(
  rows: readonly Row[],
  result: number,
): { readonly steps: readonly (Row & Bar)[]; readonly sum: Bar } {
  const sums = [0];
  for (const { tenths } of rows) sums.push((sums.at(-1) ?? 0) + tenths);
  const least = Math.min(...sums);
  const room = Math.max(WHOLE_WIN, ...sums) - least;
  const bar = (a: number, b: number): Bar => ({
    left: (100 * (Math.min(a, b) - least)) / room,
    width: (100 * Math.abs(b - a)) / room,
  });
  const steps = rows.map((row, index) => ({ ...row, ...bar(sums[index] ?? 0, sums[index + 1] ?? 0) }));
  return { steps, sum: bar(0, result) };
}

/** In tenths of a per cent. */
const WHOLE_WIN = 1000;
