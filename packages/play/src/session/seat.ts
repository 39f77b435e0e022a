import {
  type Degree,
  degreeOf,
  type GameEvent,
  type Outcome,
  ok,
  outcomeOf,
  type Problem,
  type Result,
  type Session,
} from "@tetrarch/engine";
import { type Act, type ActReport, act } from "./act.js";

/** What an act has led to: the game as it is seen from the seat then, and what there is to tell. */
export interface Turn<Self> extends ActReport {
  readonly seat: Self;
}

/** Errors are those of the engine's sessions. */
export type TurnResult<Self> = Result<Turn<Self>, Problem>;

/**
 * A place at a game as it stands: what is seen from it, and what can be done there. It never changes; an act leads to
 * another. A seat answers at once (a game on this machine) or later (a game on a server, whose hidden cards stay there).
 */
export interface Seat<Self> {
  readonly seen: SeatView;
  act(action: Act): TurnResult<Self> | Promise<TurnResult<Self>>;
}

/** A seat at a game on this machine. */
export class LocalSeat implements Seat<LocalSeat> {
  /** The whole game, hidden cards included: for saving, solving and recording it. */
  readonly session: Session;
  #seen: SeatView | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  get seen(): SeatView {
    this.#seen ??= seatView(this.session);
    return this.#seen;
  }

  act(action: Act): TurnResult<LocalSeat> {
    const acted = act(this.session, action);
    if (!acted.ok) return acted;
    const { session, ...result } = acted.value;
    return ok({ ...result, seat: new LocalSeat(session) });
  }
}

/**
 * All that somebody who sits at a game sees and may do. Nothing in it depends on what is hidden (C-11), so it can be
 * sent to a player who is not to have the hidden cards.
 */
export interface SeatView {
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

export function seatView(session: Session): SeatView {
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
