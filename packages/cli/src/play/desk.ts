import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  dailyDealNumber,
  formatDealCode,
  formatTranscript,
  formatVariant,
  ok,
  outcomeOf,
  type Problem,
  type Random,
  type Result,
  randomDealNumber,
  type Session,
  STANDARD,
  startSession,
} from "@tetrarch/engine";
import { localDay } from "../content/local-day.js";
import { gameWith } from "./find-game.js";
import { type Action, type Model, reduce, startModel } from "./model.js";
import { reasonOf, writeWhereAsked } from "./saves/files.js";
import type { SavedGame, Saves, Slot } from "./saves/saves.js";

/** What a player may ask of a new game. */
export interface Wish {
  /** A deal code or a card list; a random deal without it. */
  readonly deal?: string | undefined;
  readonly variant?: string | undefined;
  /** The text of a card set to use instead of the built-in one. */
  readonly cardSet?: string | undefined;
}

export interface DeskOptions {
  readonly saves: Saves;
  readonly random: Random;
  readonly now: () => Date;
  /** Where the transcript goes on demand and at the end; a name in the working folder on demand alone without it. */
  readonly transcript: string | undefined;
}

/** Where games lie that are being played: it opens them, saves after every change, and puts the finished ones away. */
export class Desk {
  readonly saves: Saves;
  readonly #options: DeskOptions;
  readonly #told = new Set<string>();
  #slot: Slot | undefined;
  #cardSet: string | undefined;
  #unsaved: string | undefined;
  #transcript: string | undefined;

  constructor(options: DeskOptions) {
    this.saves = options.saves;
    this.#options = options;
    this.#transcript = options.transcript;
  }

  /** The day, as the player's clock has it. */
  today(): string {
    return localDay(this.#options.now());
  }

  /** The code of a game's deal of the day. Errors are `bad-deal`, for a clock outside the years 1000–9999. */
  dealOfTheDay(gameId: string): Result<string, Problem> {
    const game = gameWith(gameId, undefined);
    if (!game.ok) return game;
    const number = dailyDealNumber(this.today());
    return number.ok ? ok(formatDealCode(game.value.dealCode, number.value)) : number;
  }

  /** A new game. The one on the desk, if it is in play, stays saved. */
  begin(gameId: string, wish: Wish): Result<Model, Problem> {
    const game = gameWith(gameId, wish.cardSet);
    if (!game.ok) return game;
    const { dealCode } = game.value;
    const deal = wish.deal ?? formatDealCode(dealCode, randomDealNumber(this.#options.random));
    const session = startSession(game.value, deal, wish.variant ?? STANDARD);
    if (!session.ok) return session;
    return ok(this.lay(session.value, wish.cardSet));
  }

  /** A game that came from elsewhere. It is saved as soon as something is done in it. */
  lay(session: Session, cardSet: string | undefined): Model {
    this.close();
    return this.#laid(session, this.saves.claim(session.game.id, cardSet), cardSet);
  }

  /** A saved game, taken up again; or, when another terminal plays it, a sentence saying so. */
  resume(saved: SavedGame): Model | string {
    this.close();
    const claimed = this.saves.reclaim(saved);
    if (!("trouble" in claimed)) return this.#laid(claimed.session, claimed.slot, saved.cardSet);
    return claimed.heldBy === undefined ? this.#laid(saved.session, claimed, saved.cardSet) : claimed.trouble;
  }

  /** Every game that can be resumed, the latest first, and what is wrong with others: of that, what is not said yet. */
  list(): ReturnType<Saves["list"]> {
    const { saved, troubles } = this.saves.list();
    const news = troubles.filter((trouble) => !this.#told.has(trouble));
    for (const trouble of news) this.#told.add(trouble);
    return { saved, troubles: news };
  }

  /** The saved game that fits a wish, and that no other terminal plays; the latest of several. */
  fitting(gameId: string, wish: Wish): SavedGame | undefined {
    const game = gameWith(gameId, wish.cardSet);
    if (!game.ok) return undefined;
    const wished =
      wish.deal === undefined ? undefined : startSession(game.value, wish.deal, wish.variant ?? STANDARD);
    const deal = wished?.ok ? wished.value.deal : wish.deal;
    return this.saves
      .list()
      .saved.find(
        ({ game: id, session, cardSet, heldBy }) =>
          id === gameId &&
          heldBy === undefined &&
          (deal === undefined || session.deal === deal) &&
          (wish.cardSet === undefined || cardSet === wish.cardSet) &&
          ((wish.variant === undefined && deal === undefined) ||
            formatVariant(session.variant) === (wish.variant ?? STANDARD)),
      );
  }

  /** The card set of the game on the desk, where it is the player's own. */
  get cardSet(): string | undefined {
    return this.#cardSet;
  }

  /**
   * Why the game that is or was last on the desk is not on disk as it stands; undefined when it is. It stays known
   * after the game is let go, for the farewell.
   */
  get unsaved(): string | undefined {
    return this.#unsaved;
  }

  /** Does what the player does, and brings the outcome to disk before anything else can be done. */
  act(model: Model, action: Action): Model {
    const next = reduce(model, action);
    if (next.session === model.session) return next;
    if (outcomeOf(next.session).status !== "playing") return this.#finished(next);
    const kept = this.#kept(next);
    if (model.keptAt !== undefined && this.#unsaved === undefined) this.saves.unfinish(model.keptAt);
    return kept;
  }

  /** Writes the transcript where the player wants it, and says where. */
  writeTranscript(model: Model): Model {
    const path = this.#transcriptPath(model.session);
    try {
      writeWhereAsked(path, formatTranscript(model.session));
      this.#transcript = path;
      return { ...model, notice: `The transcript is in ${path}` };
    } catch (error) {
      return { ...model, notice: `The transcript cannot be written to ${path}: ${reasonOf(error)}.` };
    }
  }

  /** Writes the transcript if the player has named a file for it when starting; returns what went wrong. */
  writeWishedTranscript(model: Model): string | undefined {
    if (this.#options.transcript === undefined) return undefined;
    try {
      writeWhereAsked(this.#options.transcript, formatTranscript(model.session));
      return undefined;
    } catch (error) {
      return `The transcript cannot be written to ${this.#options.transcript}: ${reasonOf(error)}.`;
    }
  }

  /** Lets go of the game on the desk, so that another terminal may take it up. */
  close(): void {
    if (this.#slot) this.saves.release(this.#slot);
    this.#slot = undefined;
    this.#transcript = this.#options.transcript;
  }

  #laid(session: Session, slot: Slot | { readonly trouble: string }, cardSet: string | undefined): Model {
    const model = startModel(session);
    this.#cardSet = cardSet;
    this.#unsaved = "trouble" in slot ? slot.trouble : undefined;
    if ("trouble" in slot) return this.#playedOn(model, slot.trouble);
    this.#slot = slot;
    return model;
  }

  /** The slot of the game on the desk; where none could be had before, another attempt at one. */
  #slotFor({ session }: Model): Slot | { readonly trouble: string } {
    if (this.#slot) return this.#slot;
    const claimed = this.saves.claim(session.game.id, this.#cardSet);
    if (!("trouble" in claimed)) this.#slot = claimed;
    return claimed;
  }

  #kept(model: Model): Model {
    const slot = this.#slotFor(model);
    const written = "trouble" in slot ? slot : this.saves.keep(slot, model.session);
    this.#unsaved = "trouble" in written ? written.trouble : undefined;
    return "trouble" in written ? this.#playedOn(model, written.trouble) : model;
  }

  #finished(model: Model): Model {
    const wrong = this.writeWishedTranscript(model);
    const told = wrong === undefined ? model : this.#withTrouble(model, wrong);
    const slot = this.#slotFor(model);
    const written = "trouble" in slot ? slot : this.saves.finish(slot, model.session);
    this.#unsaved = undefined;
    if (!("trouble" in written)) return { ...told, keptAt: written.path };
    // Where it cannot be put away it at least is kept as it is, and put away the next time.
    const kept = "trouble" in slot ? slot : this.saves.keep(slot, model.session);
    if ("trouble" in kept) this.#unsaved = kept.trouble;
    return this.#withTrouble(told, written.trouble);
  }

  #playedOn(model: Model, trouble: string): Model {
    return this.#withTrouble(model, `${trouble} You can play on.`);
  }

  /** A trouble is said once, not after every move. */
  #withTrouble(model: Model, trouble: string): Model {
    if (this.#told.has(trouble)) return model;
    this.#told.add(trouble);
    return { ...model, notice: trouble };
  }

  #transcriptPath(session: Session): string {
    if (this.#transcript !== undefined) return resolve(this.#transcript);
    const deal = session.deal.includes(" ") ? "own-deal" : session.deal;
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? "" : `-${number}`;
      const path = join(process.cwd(), `${session.game.id}-${deal}${suffix}.txt`);
      if (!existsSync(path)) return path;
    }
  }
}
