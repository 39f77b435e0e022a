import { identityOf, type Session } from "@tetrarch/engine";
import { type DealNote, needsNotes, noteOfAct, withNotes } from "@tetrarch/play";
import { hearLearned, KnownDealNotes } from "../data/known-deal-notes.js";
import type { KnownDeals } from "../data/known-deals.js";
import { movePatience } from "../ui/timeouts.js";

/** The game that lies on the table. */
interface LearningGame {
  /** Settles when the game is on disk. */
  saved(): Promise<unknown> | undefined;
  /** Whether trouble may be reported now, and nothing graver was reported already. */
  mayReport(): boolean;
  report(reason: string): void;
  /** Called when another page has learned something of a deal. */
  onlearned(identity: string, note: DealNote): void;
}

/** What the player knows of the deals on a table (C-10): noted as it happens, looked up when a deal is laid. */
export class DealKnowledge {
  readonly #notes: KnownDealNotes;
  readonly #game: LearningGame;
  readonly #stopHearing: () => void;
  #pending: Promise<void> | undefined;

  constructor(deals: KnownDeals, game: LearningGame) {
    this.#notes = new KnownDealNotes(deals);
    this.#game = game;
    this.#stopHearing = hearLearned(({ identities, note }) => {
      for (const identity of identities) game.onlearned(identity, note);
    });
  }

  close(): void {
    this.#stopHearing();
  }

  /** Settles when the last note is on disk, or has taken too long; undefined when none is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#pending;
  }

  /**
   * A session with the notes on its deal at this moment.
   * @param onlate called with notes that come when it lies on the table already, or is played: better late than never
   */
  async addTo(session: Session, onlate: (notes: readonly DealNote[]) => void): Promise<Session> {
    if (!needsNotes(session)) return session;
    const identity = identityOf(session);
    const reading = this.#notes.notesOn(identity);
    const notes = await Promise.race([reading, movePatience()]);
    if (notes === undefined) void reading.then((late) => late.length > 0 && onlate(late));
    return withNotes(session, notes ?? this.#notes.remembered(identity));
  }

  /** Resolves when it is noted that the player learns something hidden, or cannot be. */
  async learn(session: Session, note: DealNote): Promise<void> {
    const trouble = await this.#notes.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#game.report(trouble);
  }

  noteAct(before: Session, after: Session): void {
    const note = noteOfAct(before, after);
    if (note) this.note(after, note);
  }

  /** Notes something while the game goes on. */
  note(session: Session, note: DealNote): void {
    const learned = this.#notes.learn([identityOf(session)], note).then(async (trouble) => {
      await this.#game.saved();
      if (trouble !== undefined && this.#game.mayReport()) this.#game.report(trouble);
    });
    const pending = Promise.race([learned, movePatience()]).then(() => {
      if (this.#pending === pending) this.#pending = undefined;
    });
    this.#pending = pending;
  }
}
