import {
  type Analysis,
  type FaultGrade,
  gradeOf,
  isFault as isFaulty,
  type PlyAnalysis,
  RESIGN,
} from "@tetrarch/solver/analysis";

/** A move that is marked: it cost more than it may have cost by mistake of the judge. */
export interface Fault extends PlyAnalysis {
  readonly grade: FaultGrade;
  readonly loss: number;
}

export function isFault(ply: PlyAnalysis | undefined): ply is Fault {
  return ply?.loss !== undefined && isFaulty(ply.grade);
}

/** The marked moves, in the order in which they were made. */
export function faultsOf({ plies }: Analysis): readonly Fault[] {
  return plies.filter(isFault);
}

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

/** What the moves cost that are not marked. */
export interface UnsureLosses {
  /** The move that most likely was a mistake: of those that the estimates are too rough to blame it cost most. */
  readonly likeliest: PlyAnalysis | undefined;
  /** How many others cost something. */
  readonly moves: number;
  /** Together: a chance of 0 to 1. */
  readonly loss: number;
}

/** Beside marked moves only a loss is named that would be a blunder if it were certain: 4 % of a win. */
const LARGE = 0.04;

export function unsureLossesOf({ plies }: Analysis): UnsureLosses {
  // What a resignation cost is no small loss, however rough its estimate.
  const losing = plies.filter(
    (ply) => !isFault(ply) && ply.played !== RESIGN && ply.scale !== "points" && lossOf(ply) > 0,
  );
  const least = plies.some(isFault) ? LARGE : 0;
  const likeliest = losing
    .filter((ply) => ply.grade === "unclear" && lossOf(ply) >= least)
    .reduce<PlyAnalysis | undefined>((a, b) => (a && lossOf(a) >= lossOf(b) ? a : b), undefined);
  const others = losing.filter((ply) => ply !== likeliest);
  return { likeliest, moves: others.length, loss: others.reduce((sum, ply) => sum + lossOf(ply), 0) };
}

function lossOf({ loss = 0 }: PlyAnalysis): number {
  return loss;
}
