import {
  type Degree,
  degreeOf,
  type GameEvent,
  type Outcome,
  outcomeOf,
  type Session,
} from "@tetrarch/engine";

/**
 * All that somebody who sits at a game sees and may do. Nothing in it depends on what is hidden (C-11), so it can be
 * sent to a player who is not to have the hidden cards.
 */
export interface Seen {
  /** How many moves lie behind. */
  readonly number: number;
  readonly view: unknown;
  /** The words of all legal moves in the game's own order, which puts first what a player thinks of first. */
  readonly legal: readonly string[];
  /** What the last move led to, in the order in which it happened. */
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome;
  readonly degree: Degree;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function seenIn(session: Session): Seen {
  const { game, now, undone, resigned } = session;
  return {
    number: now.number,
    view: game.view(now.state),
    legal: resigned ? [] : game.legalMoves(now.state).map((move) => game.formatMove(move)),
    events: now.events,
    outcome: outcomeOf(session),
    degree: degreeOf(session),
    canUndo: resigned || now.before !== undefined,
    canRedo: undone !== undefined && !resigned,
  };
}
