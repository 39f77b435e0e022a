import { ok, type Problem, type Result, type Session } from "@tetrarch/engine";
import { type Act, act } from "./act.js";
import { type Seen, seenIn } from "./seen.js";

/**
 * A place at a game: what is seen from it, and what can be done there. A seat answers at once (a game on this machine)
 * or later (a game on a server, whose hidden cards stay there): `Answer` is `Result<Seen, Problem>`, or a promise of it.
 */
export interface Seat<Answer> {
  readonly seen: Seen;
  /** Errors are those of the engine's sessions; then nothing has changed. */
  act(asked: Act): Answer;
}

/** A seat at a game on this machine. */
export class LocalSeat implements Seat<Result<Seen, Problem>> {
  #session: Session;
  #seen: Seen | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The whole game, hidden cards included: for whoever saves or records it. */
  get session(): Session {
    return this.#session;
  }

  get seen(): Seen {
    this.#seen ??= seenIn(this.#session);
    return this.#seen;
  }

  act(asked: Act): Result<Seen, Problem> {
    const acted = act(this.#session, asked);
    if (!acted.ok) return acted;
    this.#session = acted.value.session;
    this.#seen = undefined;
    return ok(this.seen);
  }
}
