/** How often a player errs in one game, in the judge's eyes: printed by `npm run judge -- errors GAME`. */
export interface PlayerErrors {
  /** `random`, `beginner` (one move in three at random, else greedy's) or a player of the game. */
  readonly player: string;
  /** So many games were looked at. */
  readonly games: number;
  /** Moves that had an alternative, while there was a win to play for. */
  readonly decisions: number;
  /** The chance to win that a decision gave away on average, 0.01 for a point. */
  readonly lost: number;
  /** The standard error of `lost`, games being independent of each other. */
  readonly error: number;
  /** Marks for 100 decisions. */
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}
