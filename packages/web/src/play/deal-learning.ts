import { identityOf, type Session } from "@tetrarch/engine";
import { asksForNotes, type DealNote, noteOfAct, withNotes } from "@tetrarch/play";
import { hearLearned, KnownDealNotes } from "./known-deal-notes.js";
import type { KnownDeals } from "./known-deals.js";
import { movePatience } from "./patience.js";

/** The game whose deal is learned. */
interface Learner {
  /** Settles when the game is on disk. */
  saved(): Promise<unknown> | undefined;
  /** Whether it may be told here what cannot be kept, and nothing graver was told already. */
  hears(): boolean;
  unlearned(reason: string): void;
  /** Another page has learned something of a deal. */
  learnedElsewhere(identity: string, note: DealNote): void;
}

/** What the player gets to know of the deals that lie on a table (C-10): noted as it happens, looked up when a deal is laid. */
export class DealLearning {
  readonly #notes: KnownDealNotes;
  readonly #learner: Learner;
  readonly #stopHearing: () => void;
  #pending: Promise<void> | undefined;

  constructor(deals: KnownDeals, learner: Learner) {
    this.#notes = new KnownDealNotes(deals);
    this.#learner = learner;
    this.#stopHearing = hearLearned(({ identities, note }) => {
      for (const identity of identities) learner.learnedElsewhere(identity, note);
    });
  }

  close(): void {
    this.#stopHearing();
  }

  /** Settles when what makes the deal a known one is on disk, or took too long; undefined when nothing is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#pending;
  }

  /**
   * A session with what is noted of its deal at this moment.
   * @param onlate called with notes that come when it lies on the table already, or is played: better late than never
   */
  async asItIsKnown(session: Session, onlate: (notes: readonly DealNote[]) => void): Promise<Session> {
    if (!asksForNotes(session)) return session;
    const identity = identityOf(session);
    const asked = this.#notes.notesOn(identity);
    const notes = await Promise.race([asked, movePatience()]);
    if (notes === undefined) void asked.then((late) => late.length > 0 && onlate(late));
    return withNotes(session, notes ?? this.#notes.remembered(identity));
  }

  /** Something that is hidden is told or shown next: resolves when it is noted that the player knows it, or cannot be. */
  async learn(session: Session, note: DealNote): Promise<void> {
    const trouble = await this.#notes.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#learner.unlearned(trouble);
  }

  noteAct(before: Session, after: Session): void {
    const note = noteOfAct(before, after);
    if (note) this.note(after, note);
  }

  /** Notes it while the game goes on. */
  note(session: Session, note: DealNote): void {
    const learned = this.#notes.learn([identityOf(session)], note).then(async (trouble) => {
      await this.#learner.saved();
      if (trouble !== undefined && this.#learner.hears()) this.#learner.unlearned(trouble);
    });
    const pending = Promise.race([learned, movePatience()]).then(() => {
      if (this.#pending === pending) this.#pending = undefined;
    });
    this.#pending = pending;
  }
}
