import type { GameEvent } from "@tetrarch/engine";
import type { Curves } from "./curve.js";
import type { AnyDeeds } from "./deed.js";
import type { Expected } from "./evaluation.js";

/** Q of a move: what it leads to on average, over everything that it may turn up. */
export interface WeighedMove extends Expected {
  /** The chance to win by which the best move is chosen: of samples other than those of `win`; the same where means are exact. */
  readonly promise: number;
  /** The standard error of `win`; 0 where the mean is exact. */
  readonly error: number;
  /**
   * The mean of f over the views that the move leads to; only where `win` looks further, because the move turns nothing up.
   * Luck is counted from here.
   */
  readonly mean?: number;
  /** Nothing was proved of it, either way: what is told of the position before it still holds, for all that is known. */
  readonly isOpen?: boolean;
}

/** f of a view. */
export interface JudgedView extends Expected {
  /** Proved: nothing wins any more, and there are no points to play for. */
  readonly isLost?: boolean;
  /** Nothing was proved, either way: what was told of the position before still holds, and `win` is for a game that begins here. */
  readonly isOpen?: boolean;
}

/** What was measured of a judge, by `npm run judge`; docs/analysis.md has the numbers and how they came about. */
export interface Measures {
  /** μ, by variant: the mean of f over the deals before their first move. */
  readonly means: Readonly<Record<string, number>>;
  /** σ: the root mean square error of differences of f between moves, against paired play-outs of the reference player. */
  readonly sigma: number;
  /** The same of points, in games where points count without a win. */
  readonly pointsSigma?: number;
  /** What stands behind the chances that the net tells; undefined where they are taken at their word. */
  readonly curves?: Curves;
}

/** Work that can be given up between any two steps: a step takes a few milliseconds. */
export type InSteps<Result> = Generator<void, Result, void>;

/**
 * f and Q of one game, for who looks back at it: what positions were worth to who saw no more than the view, and what each
 * move was. Q of a move is the mean of f over the views that it may lead to, each hidden card and roll as likely as
 * `Game.sample` makes it. A view in which the game is over is never asked about: f is the result there.
 */
export interface FairJudge<View, Move> {
  /** The reference player, whose chances f tells. */
  readonly player: string;
  /** The version of the weights, and of the curves after them. */
  readonly version: number;
  readonly measures: Measures;
  /** Whether there are points to play for where a win is out of reach. */
  readonly hasPoints: boolean;
  /** Whether f looks no further than the next move, so that moves which turn up nothing are to be looked through. */
  readonly isNearsighted: boolean;
  /** By which its decisions are told apart. */
  readonly deeds: AnyDeeds;
  /** Of which kind a moment is: what is told of each kind is held against games apart, and has a curve of its own. */
  momentOf(view: View): string;
  /** f. @param nodes what a search may take, where there is one */
  judging(view: View, nodes: number): InSteps<JudgedView>;
  /**
   * Q of the legal moves, in the order in which they are given.
   * @param played which of them was made; −1 for none. What cannot be better than it may be left out by a judge that searches
   */
  weighing(
    view: View,
    legal: readonly Move[],
    played: number,
    nodes: number,
  ): InSteps<readonly (WeighedMove | undefined)[]>;
  /**
   * What chance brought in the events of a move: `turn`, `roll`, `draw`; undefined where nothing came up. Of which kind it is was
   * known before the move, so that the luck of each kind has mean zero.
   */
  chanceIn(view: View, events: readonly GameEvent[]): string | undefined;
}

/** A judge whose view and moves are its own affair. */
export type AnyFairJudge = FairJudge<unknown, unknown>;

/** The first kind of chance that one of the events is, by the events' types. */
export function chanceAmong(kinds: Readonly<Record<string, string>>) {
  return (_view: unknown, events: readonly GameEvent[]): string | undefined => {
    for (const { type } of events) if (kinds[type] !== undefined) return kinds[type];
    return undefined;
  };
}

/** What took no time worth dividing. */
export function* inOneStep<Result>(result: Result): InSteps<Result> {
  yield;
  return result;
}

/** A mean that was taken exactly. */
export function exactly({ win, points }: Expected): WeighedMove {
  return { win, ...(points === undefined ? {} : { points }), promise: win, error: 0 };
}
