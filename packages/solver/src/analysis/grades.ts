import type { Grade, RatedMove, Scale } from "./analysis.js";

/**
 * The version of the grades and of how an analysis adds up. Whatever changes either raises it: analyses stored before are then
 * of an earlier judge. The first, 0, is not written.
 */
export const GRADING_VERSION = 1;

/** The least that a fault of a grade costs. */
interface Bound {
  readonly grade: Grade;
  /** In chances to win, of 0 to 1, or in points. */
  readonly loss: number;
  /** By which factor the odds were better before; only of chances. */
  readonly odds: number;
  /** Which part of the chance it takes; only of chances. */
  readonly part: number;
}

/**
 * The greatest fault first. The odds are e to 0.8, 0.3 and 0.1, written out because exponents differ between machines. Near a sure win
 * they fall fast with little lost: there the part of the chance counts.
 */
const BOUNDS: Readonly<Record<Scale, readonly Bound[]>> = {
  win: [
    { grade: "blunder", loss: 0.04, odds: 2.225540928492468, part: 1 / 8 },
    { grade: "mistake", loss: 0.015, odds: 1.349858807576003, part: 1 / 20 },
    { grade: "inaccuracy", loss: 0.005, odds: 1.105170918075648, part: 0 },
  ],
  points: [
    { grade: "blunder", loss: 8, odds: 0, part: 0 },
    { grade: "mistake", loss: 3, odds: 0, part: 0 },
    { grade: "inaccuracy", loss: 1, odds: 0, part: 0 },
  ],
};

/** Chances are clamped to this range. */
const LEAST_CHANCE = 0.005;
const MOST_CHANCE = 0.995;
/** Where the best move wins less often, points count. */
const HOPELESS = 0.01;
/** A fault must cost more than this many standard errors. */
export const SURE = 2;

/** What the grade of a move goes by. */
export interface Choice {
  /** The move that should have been made, and the one that was. */
  readonly best: Pick<RatedMove, "win" | "points">;
  readonly played: Pick<RatedMove, "win" | "points" | "error">;
  /** How many legal moves there were. */
  readonly legal: number;
  /** σ of the evaluator, by scale: how far differences of f are off. */
  readonly sigma: Readonly<Record<Scale, number>>;
  /** How far f of this very position is off its best move, on the scale of the grade; undefined where it does not count. */
  readonly misjudged?: number | undefined;
  /** Whether the move surely ends the game lost where another does not: no estimate is needed to blame it. */
  readonly isSurelyLost?: boolean;
  /** Whether the best move could have been made first at no cost, and cannot after the one played: that is no estimate, either. */
  readonly isDominated?: boolean;
}

/** What a move cost, in words and in numbers. */
export interface GradedMove {
  readonly grade: Grade;
  readonly scale: Scale;
  /** On the scale, at least 0: a chance of 0 to 1, or points. */
  readonly loss: number;
  /** Its standard error, that of f itself included. */
  readonly lossError: number;
}

/** Of a move that is marked. */
export type FaultGrade = "inaccuracy" | "mistake" | "blunder";

/** Whether a move of this grade is marked. */
export function isFault(grade: Grade | undefined): grade is FaultGrade {
  return grade === "inaccuracy" || grade === "mistake" || grade === "blunder";
}

/** The scale on which the moves of a position are distinguished, from the chance to win after the best of them. */
export function scaleOf(win: number, hasPoints: boolean): Scale {
  return hasPoints && win < HOPELESS ? "points" : "win";
}

/**
 * Grades a move for marks, retries, accepted answers and puzzles.
 * A fault costs more than twice its standard error, and more than f misjudged the position; or the game is surely lost by it, or
 * a move was left out that could be made first at no cost.
 */
export function gradeOf({
  best,
  played,
  legal,
  sigma,
  misjudged = 0,
  isSurelyLost,
  isDominated,
}: Choice): GradedMove {
  const scale = scaleOf(best.win, best.points !== undefined);
  const loss = scale === "win" ? lostChance(best.win, played.win) : lostPoints(best.points, played.points);
  const lossError = Math.sqrt(played.error * played.error + sigma[scale] * sigma[scale]);
  const graded = { scale, loss, lossError };
  if (legal < 2) return { ...graded, grade: "forced" };
  const odds = scale === "win" ? oddsOf(best.win) / oddsOf(played.win) : 0;
  const bound = BOUNDS[scale].find(
    (each) => loss >= each.loss && odds >= each.odds && loss >= each.part * best.win,
  );
  if (isSurelyLost && loss > 0)
    return { ...graded, grade: bound?.grade === "blunder" ? "blunder" : "mistake" };
  if (bound && loss > Math.max(SURE * lossError, misjudged)) return { ...graded, grade: bound.grade };
  if (isDominated && isOpenGame(best.win)) return { ...graded, grade: "inaccuracy" };
  return { ...graded, grade: bound ? "unclear" : "good" };
}

/** Whether a win is neither as good as sure nor as good as gone. */
function isOpenGame(win: number): boolean {
  return win > LEAST_CHANCE && win < MOST_CHANCE;
}

function lostChance(best: number, played: number): number {
  return Math.max(0, clamped(best) - clamped(played));
}

function lostPoints(best = 0, played = 0): number {
  return Math.max(0, best - played);
}

function clamped(chance: number): number {
  return Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, chance));
}

function oddsOf(chance: number): number {
  const inside = clamped(chance);
  return inside / (1 - inside);
}
