import { identityOf, isStarted, type Session } from "@tetrarch/engine";
import { asksForNotes, type DealNote, withNotes } from "@tetrarch/play";
import type { KnownDeals } from "./saves/known-deals.js";

/** What the player gets to know of deals (C-10): noted as it happens, looked up when a deal is laid. */
export class KnownToPlayer {
  readonly #deals: KnownDeals;
  /** Why they could not be read or written, as far as it is not told yet. */
  #troubles: readonly string[] = [];

  constructor(deals: KnownDeals) {
    this.#deals = deals;
  }

  /** A session with what is known of its deal at this moment. */
  asItIsKnown(session: Session): Session {
    if (!asksForNotes(session)) return session;
    const { notes, trouble } = this.#deals.notesOn(identityOf(session));
    if (trouble !== undefined) this.#complain(trouble);
    // A save that was brought here from elsewhere.
    if (isStarted(session) && notes.length === 0 && trouble === undefined) this.learn(session, "found");
    return withNotes(session, notes);
  }

  learn(session: Session, note: DealNote): void {
    const trouble = this.#deals.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#complain(trouble);
  }

  /** The troubles that are to be told, which counts as telling them. */
  takeTroubles(): readonly string[] {
    const troubles = this.#troubles;
    this.#troubles = [];
    return troubles;
  }

  #complain(trouble: string): void {
    this.#troubles = [...this.#troubles, trouble];
  }
}
