import { identityOf, isStarted, onKnownDeal, type Session } from "@tetrarch/engine";
import { type DealNote, needsNotes, noteOfAct, withNotes } from "@tetrarch/play";
import { hearLearned, KnownDealNotes } from "../data/known-deal-notes.js";
import type { KnownDeals } from "../data/known-deals.js";
import { within } from "../ui/timeouts.js";
import * as words from "../words/en/game-frame.js";

/** The game that lies on the table. */
interface LearningGame {
  readonly session: Session;
  /** Whether the game may be played here now. */
  readonly isOurs: boolean;
  readonly saves: {
    /** Settles when the game is on disk. */
    readonly pending: Promise<unknown> | undefined;
    /** Why it cannot be saved, which has been said then. */
    readonly trouble: string;
  };
  refuse(text: string): void;
  /** Takes the session over, whose degree is lower. */
  lower(session: Session): void;
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
      const { session, isOurs } = game;
      if (isOurs && needsNotes(session) && identities.includes(identityOf(session)))
        game.lower(withNotes(session, [note]));
    });
  }

  close(): void {
    this.#stopHearing();
  }

  /** Settles when the last note is on disk, or has taken too long; undefined when none is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#pending;
  }

  /** A session with the notes on its deal at this moment. Notes that come too late lower the game when it lies on the table. */
  async addTo(session: Session): Promise<Session> {
    if (!needsNotes(session)) return session;
    const identity = identityOf(session);
    const reading = this.#notes.notesOn(identity);
    const notes = await within(reading);
    if (notes === undefined) void reading.then((late) => late.length > 0 && this.#addLate(session, late));
    return withNotes(session, notes ?? this.#notes.remembered(identity));
  }

  #addLate(session: Session, notes: readonly DealNote[]): void {
    const { session: onTable, isOurs } = this.#game;
    if (!isOurs || identityOf(onTable) !== identityOf(session)) return;
    // A deal that was laid as a new one may have been begun since.
    this.#game.lower(isStarted(session) ? withNotes(onTable, notes) : onKnownDeal(onTable));
  }

  /** Resolves when it is noted that the player learns something hidden, or cannot be. */
  async learn(session: Session, note: DealNote): Promise<void> {
    const trouble = await this.#notes.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#game.refuse(words.knowledgeUnsaved(trouble));
  }

  noteAct(before: Session, after: Session): void {
    const note = noteOfAct(before, after);
    if (note) this.note(after, note);
  }

  /** Notes something while the game goes on. */
  note(session: Session, note: DealNote): void {
    const { saves } = this.#game;
    const learned = this.#notes.learn([identityOf(session)], note).then(async (trouble) => {
      await saves.pending;
      if (trouble !== undefined && saves.trouble === "" && this.#game.isOurs)
        this.#game.refuse(words.knowledgeUnsaved(trouble));
    });
    const pending = within(learned).then(() => {
      if (this.#pending === pending) this.#pending = undefined;
    });
    this.#pending = pending;
  }
}
