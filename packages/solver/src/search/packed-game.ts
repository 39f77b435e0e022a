/**
 * A game as a search sees it: one position in a few bytes that moves change in place, and the question which of the
 * positions that can be reached is worth most. For a game that is only won or lost, a win is worth 1 and all else 0.
 *
 * What the search leaves out must not change the answer: each pruning, symmetry and dominance is proved where it is
 * made, and the games' tests compare with a search that has none.
 */
export interface PackedGame {
  /** The position now, whole: the search saves and restores these bytes. */
  readonly position: Uint8Array;
  /** How many 32-bit words a key has; with the index of the seen set a stored state takes at most 40 bytes. */
  readonly keyWords: number;
  /** No position has more moves than this. */
  readonly mostMoves: number;
  /** What the best of all positions is worth: reaching it ends the search. */
  readonly most: number;
  /** What it is worth to have reached this position. */
  value(): number;
  /** No position that can be reached from this one is worth more than this. */
  bound(): number;
  /** Writes the moves to try from here, the most promising first, from index `at` on. Returns the index after the last. */
  moves(into: Int32Array, at: number): number;
  /** Plays one of these moves, with all that the search takes as settled after it. */
  play(move: number): void;
  /** Writes what tells this position from all that are not alike: equal keys mean equal answers. */
  writeKey(key: Uint32Array): void;
}
