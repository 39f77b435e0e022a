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
export interface Turn extends ActReport {
  readonly seat: LocalSeat;
}

/** A player's seat at a game on this machine. Readonly: an action returns the next seat. */
export class LocalSeat {
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

  /** Carries an action out. Errors are those of the engine's sessions. */
  act(action: Act): Result<Turn, Problem> {
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
