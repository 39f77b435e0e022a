import type { AnyGame } from "@tetrarch/engine";

/** A first move, and the position that it comes to. */
export interface FirstMove {
  readonly word: string;
  readonly state: unknown;
}

/** Whether first moves of a position are one: a chain leads from each to each other, in which neighbours only join the same positions. */
export function areOne(game: AnyGame, moves: readonly FirstMove[]): boolean {
  const [first, ...others] = moves;
  const joined = first ? [first] : [];
  // What is joined grows while the loop runs, and is then looked from in its turn.
  for (const known of joined) {
    for (const other of others.filter((each) => !joined.includes(each))) {
      if (joins(game, known, other)) joined.push(other);
    }
  }
  return joined.length === moves.length;
}

/**
 * Whether two moves only join the same positions: they come to the same one; or to two that lie one move apart, to and fro;
 * or can be made one after the other, in either order, with the same result.
 */
function joins(game: AnyGame, one: FirstMove, other: FirstMove): boolean {
  if (JSON.stringify(one.state) === JSON.stringify(other.state)) return true;
  const [oneFirst, otherFirst] = [after(game, one.state, other.word), after(game, other.state, one.word)];
  if (oneFirst !== undefined && oneFirst === otherFirst) return true;
  return isOneMoveFrom(game, one.state, other.state) && isOneMoveFrom(game, other.state, one.state);
}

/** What a move comes to, as text; undefined where it is not legal. */
function after(game: AnyGame, state: unknown, word: string): string | undefined {
  const move = game.legalMoves(state).find((legal) => game.formatMove(legal) === word);
  return move === undefined ? undefined : JSON.stringify(game.play(state, move).state);
}

/** Whether some move leads from the one position to the other. */
export function isOneMoveFrom(game: AnyGame, from: unknown, to: unknown): boolean {
  const key = JSON.stringify(to);
  return game.legalMoves(from).some((move) => JSON.stringify(game.play(from, move).state) === key);
}
