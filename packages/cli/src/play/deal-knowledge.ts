import { identityOf, isStarted, type Session } from "@tetrarch/engine";
import { type DealNote, needsNotes, withNotes } from "@tetrarch/play";
import type { KnownDeals } from "./saves/known-deals.js";

/** What the player gets to know of deals (C-10): noted as it happens, looked up when a deal is laid. */
export class DealKnowledge {
  readonly #deals: KnownDeals;
  /** Why known deals could not be read or written; emptied by `takeTroubles`. */
  #troubles: readonly string[] = [];

  constructor(deals: KnownDeals) {
    this.#deals = deals;
  }

  /** A session with what is known of its deal at this moment. */
  withKnowledge(session: Session): Session {
    if (!needsNotes(session)) return session;
    const { notes, trouble } = this.#deals.notesOn(identityOf(session));
    if (trouble !== undefined) this.#complain(trouble);
    // The saved game was copied from another machine.
    if (isStarted(session) && notes.length === 0 && trouble === undefined) this.learn(session, "found");
    return withNotes(session, notes);
  }

  learn(session: Session, note: DealNote): void {
    const trouble = this.#deals.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#complain(trouble);
  }

  /** Returns the troubles not yet shown, and forgets them. */
  takeTroubles(): readonly string[] {
    const troubles = this.#troubles;
    this.#troubles = [];
    return troubles;
  }

  #complain(trouble: string): void {
    this.#troubles = [...this.#troubles, trouble];
  }
}
