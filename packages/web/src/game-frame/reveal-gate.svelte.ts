import { degreeOf, identityOf, type Session } from "@tetrarch/engine";
import { withNotes } from "@tetrarch/play";
import type { BrowserStorage } from "../data/browser-storage.js";
import { KnownDealNotes } from "../data/known-deal-notes.js";
import { unsavedMarkOf } from "../data/unsaved-marks.js";
import * as words from "../words/en/game-frame.js";

/** A question whether hidden cards of the deal in play may be shown. */
export interface RevealQuestion {
  /** The solitaire's title. */
  readonly title: string;
  answer(isAllowed: boolean): void;
}

/**
 * What every page passes that shows a game to its end (C-10): it asks first where a game of that deal is in play here, which
 * is assisted from then on, and notes that the cards are shown before they are.
 */
export class RevealGate {
  readonly #storage: Pick<BrowserStorage, "games" | "known">;
  readonly #notes: KnownDealNotes;
  /** The question that is open now. */
  question = $state.raw<RevealQuestion>();
  /** Why it could not be noted that the cards are shown; empty when it could. */
  trouble = $state("");

  constructor(storage: Pick<BrowserStorage, "games" | "known">) {
    this.#storage = storage;
    this.#notes = new KnownDealNotes(storage.known);
  }

  /** Resolves to whether the whole deal of a game may be shown now. */
  async allows(session: Session): Promise<boolean> {
    const identity = identityOf(session);
    if ((await this.#isInPlay(session.game.id, identity)) && !(await this.#asks(session.game.title)))
      return false;
    const reason = await this.#notes.learn([identity], "shown");
    this.trouble = reason === undefined ? "" : words.knowledgeUnsaved(reason);
    return true;
  }

  #asks(title: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (isAllowed: boolean) => {
        this.question = undefined;
        resolve(isAllowed);
      };
      this.question = { title, answer };
    });
  }

  /** Whether a game is in play here, in whatever tab, that would lose something by it. */
  async #isInPlay(game: string, identity: string): Promise<boolean> {
    const unsaved = unsavedMarkOf(game);
    if (unsaved?.deal === identity && unsaved.honest) return true;
    const waiting = await this.#storage.games.waiting();
    const session = waiting.find((one) => one.game === game)?.session();
    if (!session || identityOf(session) !== identity) return false;
    return degreeOf(withNotes(session, await this.#notes.notesOn(identity))) === "first";
  }
}
