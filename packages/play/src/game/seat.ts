import { ok, type Problem, type Result, type Session } from "@tetrarch/engine";
import { type Act, act, type Told } from "./act.js";
import { type Seen, seenIn } from "./seen.js";

/** What an act has led to: the game as it is seen from the seat then, and what there is to tell. */
export interface Turn<Self> extends Told {
  readonly seat: Self;
}

/** Errors are those of the engine's sessions. */
export type TurnResult<Self> = Result<Turn<Self>, Problem>;

/**
 * A place at a game as it stands: what is seen from it, and what can be done there. It never changes; an act leads to
 * another. A seat answers at once (a game on this machine) or later (a game on a server, whose hidden cards stay there).
 */
export interface Seat<Self> {
  readonly seen: Seen;
  act(asked: Act): TurnResult<Self> | Promise<TurnResult<Self>>;
}

/** A seat at a game on this machine. */
export class LocalSeat implements Seat<LocalSeat> {
  /** The whole game, hidden cards included: for whoever saves, solves or records it. */
  readonly session: Session;
  #seen: Seen | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  get seen(): Seen {
    this.#seen ??= seenIn(this.session);
    return this.#seen;
  }

  act(asked: Act): TurnResult<LocalSeat> {
    const acted = act(this.session, asked);
    if (!acted.ok) return acted;
    const { session, ...told } = acted.value;
    return ok({ ...told, seat: new LocalSeat(session) });
  }
}
