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

/** The report of an action and the next seat. */
export interface Turn<Self> extends ActReport {
  readonly seat: Self;
}

/** Errors are those of the engine's sessions. */
export type TurnResult<Self> = Result<Turn<Self>, Problem>;

/**
 * A player's view of a game, and the actions on it. Readonly: an action returns the next seat, at once (a game on this
 * machine) or later (a game on a server, whose hidden cards stay there).
 */
export interface Seat<Self> {
  readonly seen: SeatView;
  act(action: Act): TurnResult<Self> | Promise<TurnResult<Self>>;
}

/** A seat at a game on this machine. */
export class LocalSeat implements Seat<LocalSeat> {
  /** The whole game, hidden cards included, for saving and solving. */
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

/** All that a player sees and may do. Nothing in it depends on hidden cards (C-11). */
export interface SeatView {
  /** The number of moves so far. */
  readonly number: number;
  readonly view: unknown;
  /** The words of all legal moves, in the game's own order: likely moves first. */
  readonly legal: readonly string[];
  /** The events of the last move in their order. */
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
