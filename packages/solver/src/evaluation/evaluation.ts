/** What is to be expected of a position by the play of the reference player, which looks one card ahead with this same f. */
export interface Expected {
  /** The chance to win, 0 to 1. */
  readonly win: number;
  /** The expected points, in games where points count without a win. */
  readonly points?: number;
}

/** f, what positions of a game are worth to who sees no more than the view. */
export interface Evaluation<View> {
  /** The version of the weights. */
  readonly version: number;
  /**
   * How far the chances it tells were off on average when they were measured in games like that of the view, 0.03 for 3 points: see
   * `docs/evaluation.md`. Infinity where they were not: in other variants, and with a player's own cards.
   */
  calibrationError(view: View): number;
  /** Of a view where the game is over: its result. */
  worth(view: View): Expected;
}

/** An evaluation whose view is its own affair. */
export type AnyEvaluation = Evaluation<unknown>;
