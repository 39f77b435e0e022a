import {
  type AnyGame,
  formatCardSetLabel,
  formatVariant,
  isStarted,
  ok,
  ownEdition,
  ownSetOf,
  type Problem,
  problem,
  type Random,
  type Result,
  resign,
  type Session,
  STANDARD,
} from "@tetrarch/engine";
import {
  type Clock,
  type DealChoice,
  type DealNote,
  type DealOrigin,
  degreeChangeInWords,
  freshGameId,
  type GameRecord,
  LocalSeat,
  localDay,
  noteOfAct,
  openDeal,
  originOf,
  recordOf,
  UNSAVED_MOVES_NOTICE,
  withUnsaved,
} from "@tetrarch/play";
import { dealNamed, gameById } from "../content/games.js";
import { reasonOf } from "../files/text-files.js";
import { gameWords } from "../words/en/game.js";
import { savesWords } from "../words/en/saves.js";
import { isOver, type Model } from "./model.js";
import { type Action, reduce, startModel } from "./reduce.js";
import { ArchiveFile } from "./saves/archive-file.js";
import type { Attempt } from "./saves/attempt-file.js";
import type { BrokenSave } from "./saves/broken.js";
import { FinishedGames } from "./saves/finished-games.js";
import { DealKnowledge, KnownDeals } from "./saves/known-deals.js";
import type { SavedGame, SavedGameList, Saves, Slot } from "./saves/saves.js";
import { TranscriptFile } from "./transcript-file.js";

export interface NewGameRequest {
  /** A deal code or a card list, as it was typed; a random deal without it. */
  readonly deal?: string | undefined;
  /** Where the deal comes from, when the deal itself does not show it. */
  readonly origin?: DealOrigin | undefined;
  /** The deal of the day, where no other is named. */
  readonly today?: boolean | undefined;
  readonly variant?: string | undefined;
  /** The text of a card set to use instead of the built-in one. */
  readonly cardSet?: string | undefined;
}

export interface GameKeeperOptions {
  readonly saves: Saves;
  readonly random: Random;
  readonly now: () => Date;
  /** Where the transcript goes at the end, and the name that is proposed for it before. */
  readonly transcript: string | undefined;
  /** Whether it is said when a chapter of a game's story has come; it is where this is missing. */
  readonly announcesChapters?: boolean | undefined;
}

/** Opens games, saves the one in play after every change, and puts finished ones away. */
export class GameKeeper {
  readonly saves: Saves;
  readonly transcript: TranscriptFile;
  readonly #known: DealKnowledge;
  readonly #history: FinishedGames;
  readonly #archive: ArchiveFile;
  /** The game in play, as its record will call it; undefined as long as nothing was done in it here. */
  #attempt: Attempt | undefined;
  readonly #options: GameKeeperOptions;
  readonly #clock: Clock;
  readonly #shownTroubles = new Set<string>();
  /** Why finished games could not be added to the history; emptied when shown. */
  #historyTroubles: string[] = [];
  #slot: Slot | undefined;
  #cardSet: string | undefined;
  #origin: DealOrigin | undefined;
  #unsaved: string | undefined;

  constructor(options: GameKeeperOptions) {
    this.saves = options.saves;
    this.#known = new DealKnowledge(new KnownDeals(options.saves.home));
    this.#history = new FinishedGames(options.saves.home);
    this.#archive = new ArchiveFile(options.saves.home);
    this.#options = options;
    this.#clock = { now: () => options.now().getTime(), today: () => localDay(options.now()) };
    this.transcript = new TranscriptFile(options.transcript);
  }

  /** The day, as the player's clock has it. */
  today(): string {
    return this.#clock.today();
  }

  get random(): Random {
    return this.#options.random;
  }

  /** A new game. The one in play until now stays saved. */
  begin(gameId: string, request: NewGameRequest): Result<Model, Problem> {
    const game = gameById(gameId, request.cardSet);
    if (!game.ok) return game;
    const session = this.#dealt(game.value, request);
    if (!session.ok) return session;
    if (this.#isContestGame(session.value)) return problem("bad-series", gameWords.contestGame);
    const origin = request.origin ?? originOf(session.value, dealRequestOf(request), this.today());
    return ok(this.#start(session.value, request.cardSet, origin));
  }

  /** Whether a game of a series or duel is in play with this deal: none is replaced (TK-30). */
  #isContestGame({ game, deal, variant }: Session): boolean {
    return this.saves
      .list()
      .saved.some(
        ({ session, attempt }) =>
          attempt?.origin === "contest" &&
          session.game.id === game.id &&
          session.deal === deal &&
          formatVariant(session.variant) === formatVariant(variant),
      );
  }

  /**
   * Deletes a saved game for ever, or what is left of a broken one. One of a series or duel that was begun counts as
   * resigned (TK-30).
   * @returns why it is still there
   */
  discard(saved: SavedGame | BrokenSave): string | undefined {
    if (!("session" in saved)) return this.saves.discardBroken(saved);
    const { attempt, session } = saved;
    const trouble = this.saves.discard(saved);
    if (trouble !== undefined || attempt?.origin !== "contest") return trouble;
    const resigned = resign(session);
    const { id, startedAt, origin } = attempt;
    const record =
      resigned.ok && recordOf(resigned.value, id, { startedAt, origin, endedAt: this.#clock.now() });
    return record ? this.#addToHistory(record, session) : undefined;
  }

  #dealt(game: AnyGame, request: NewGameRequest): Result<Session, Problem> {
    const ports = { random: this.#options.random, clock: this.#clock };
    const deal = request.deal && dealNamed(game, request.deal);
    return openDeal(game, dealRequestOf({ ...request, deal }), ports, request.variant);
  }

  /** Opens a game from a transcript. It is saved as soon as something is done in it. */
  lay(session: Session, cardSet: string | undefined): Model {
    this.#known.learn(session, "shown");
    return this.#start(session, cardSet, undefined);
  }

  #start(session: Session, cardSet: string | undefined, origin: DealOrigin | undefined): Model {
    this.close();
    this.#origin = origin;
    return this.#opened(session, this.saves.claim(session.game.id, cardSet), cardSet);
  }

  /** Resumes a saved game; returns a sentence when another terminal plays it. */
  resume(saved: SavedGame): Model | string {
    this.close();
    const claimed = this.saves.reclaim(saved);
    this.#origin = undefined;
    if (!("trouble" in claimed)) return this.#opened(claimed.session, claimed.slot, saved.cardSet);
    return claimed.heldBy === undefined
      ? this.#opened(saved.session, claimed, saved.cardSet)
      : claimed.trouble;
  }

  /** Every saved game, and the troubles that were not shown before. */
  list(): SavedGameList {
    const { troubles, ...listed } = this.saves.list();
    const news = troubles.filter((trouble) => !this.#shownTroubles.has(trouble));
    for (const trouble of news) this.#shownTroubles.add(trouble);
    return { ...listed, troubles: news };
  }

  /** Returns the latest saved game that fits the request and that no other terminal plays. */
  fitting(gameId: string, request: NewGameRequest): SavedGame | undefined {
    const game = gameById(gameId, request.cardSet);
    if (!game.ok) return undefined;
    const wanted = request.deal === undefined ? undefined : this.#dealt(game.value, request);
    const deal = wanted?.ok ? wanted.value.deal : request.deal;
    return this.saves
      .list()
      .saved.find(
        ({ game: id, session, heldBy }) =>
          id === gameId &&
          heldBy === undefined &&
          (deal === undefined || session.deal === deal) &&
          (request.cardSet === undefined || editionLabel(session.game) === editionLabel(game.value)) &&
          ((request.variant === undefined && deal === undefined) ||
            formatVariant(session.variant) === (request.variant ?? STANDARD)),
      );
  }

  /** Returns whether the player sees a game for the first time, and remembers that it was seen. */
  isFirstSight(game: string): boolean {
    if (this.saves.hasSeen(game)) return false;
    this.saves.markSeen(game);
    return true;
  }

  /** The card set of the game in play, where it is the player's own. */
  get cardSet(): string | undefined {
    return this.#cardSet;
  }

  /**
   * Why the game that is or was last in play is not on disk as it stands; undefined when it is. It stays known
   * after the game is closed, for the farewell.
   */
  get unsaved(): string | undefined {
    return this.#unsaved;
  }

  /** Whether the game is one of a series or duel, whose cards others may still have to play. */
  get isOfContest(): boolean {
    return (this.#attempt?.origin ?? this.#origin) === "contest";
  }

  /** Notes what the player is about to learn of the deal of a game (C-10). */
  learn(session: Session, note: DealNote): void {
    this.#known.learn(session, note);
  }

  /** Carries out an action and writes the game to disk before it returns. */
  act(model: Model, action: Action): Model {
    const wanted = reduce(model, action);
    if (wanted.seat === model.seat) return wanted;
    // What the player learned of this deal meanwhile counts before the end of the game is shown.
    const before = model.seat.session;
    const session = this.#known.withKnowledge(before);
    const next = session === before ? wanted : reduce({ ...model, seat: new LocalSeat(session) }, action);
    const note = noteOfAct(before, next.seat.session);
    if (note) this.#known.learn(session, note);
    this.#take(next.seat.session, note !== undefined);
    return this.#marked(this.#withNews(this.#acted(model, next), degreeChangeInWords(before, session)));
  }

  /** Adds news and troubles to the model; when the game itself is not saved, that alone is shown. */
  #withNews(model: Model, news: string | undefined): Model {
    const noted = news === undefined ? model : { ...model, notice: news };
    const troubles = [...this.#known.takeTroubles(), ...this.#historyTroubles.splice(0)];
    if (this.#unsaved !== undefined) return noted;
    return troubles.reduce((said, trouble) => this.#playedOn(said, trouble), noted);
  }

  /** Gives a started game its id, which stays the same when it is closed and resumed. */
  #take(session: Session, begins: boolean): void {
    if (this.#attempt || !isStarted(session)) return;
    const kept = this.#slot && !begins ? this.saves.attempt(this.#slot) : undefined;
    const begun = begins ? { startedAt: this.#clock.now(), origin: this.#origin } : {};
    this.#attempt = kept ?? { id: freshGameId(this.#options.random), ...begun };
    if (!kept && this.#slot) this.saves.keepAttempt(this.#slot, this.#attempt);
  }

  /** Puts a game that has ended into the history. Of several ends of the same game the first counts there. */
  #record(session: Session): void {
    const attempt = { ...(this.#attempt ?? { id: freshGameId(this.#options.random) }), counts: true };
    this.#attempt = attempt;
    if (this.#slot) this.saves.keepAttempt(this.#slot, attempt);
    const { id, startedAt, origin } = attempt;
    const record = recordOf(session, id, { startedAt, origin, endedAt: this.#clock.now() });
    const trouble = record && this.#addToHistory(record, session);
    if (trouble !== undefined) this.#historyTroubles.push(trouble);
  }

  /** Adds a record with the player's own cards that it needs (C-12). Returns why it could not. */
  #addToHistory(record: GameRecord, { game }: Session): string | undefined {
    const own = ownSetOf(game);
    let trouble: string | undefined;
    try {
      // A set without the mark of its cards is of a game that was begun in an earlier version.
      if (own && editionLabel(game) === record.cardSet)
        this.#archive.add([{ kind: "card-set", set: own.set }]);
    } catch (error) {
      trouble = savesWords.cardsFailed(reasonOf(error));
    }
    return this.#history.add([record]) ?? trouble;
  }

  #acted(model: Model, next: Model): Model {
    if (isOver(next)) {
      // A game that ends by a redone move is not finished a second time.
      if (!isRedone(model.seat.session, next.seat.session)) this.#record(next.seat.session);
      return this.#finished(next);
    }
    const kept = this.#kept(next);
    if (model.keptAt !== undefined && this.#unsaved === undefined) this.saves.unfinish(model.keptAt);
    return kept;
  }

  /** Closes the game in play, so that another terminal may resume it. */
  close(): void {
    if (this.#slot) this.saves.release(this.#slot);
    this.#slot = undefined;
    this.transcript.forget();
  }

  #opened(saved: Session, slot: Slot | { readonly trouble: string }, cardSet: string | undefined): Model {
    const unsaved = "trouble" in slot ? undefined : this.saves.attempt(slot)?.unsaved;
    const session = unsaved ? withUnsaved(saved, unsaved) : saved;
    const known = this.#known.withKnowledge(session);
    this.#cardSet = cardSet;
    this.#attempt = undefined;
    this.#unsaved = "trouble" in slot ? slot.trouble : undefined;
    const news = session === saved ? degreeChangeInWords(session, known) : UNSAVED_MOVES_NOTICE;
    const model = this.#withNews(startModel(known, this.#options.announcesChapters), news);
    if ("trouble" in slot) return this.#marked(this.#playedOn(model, slot.trouble));
    this.#slot = slot;
    return model;
  }

  /** What went wrong is said once; that the game is not saved is shown as long as it is not. */
  #marked(model: Model): Model {
    return { ...model, unsaved: this.#unsaved !== undefined };
  }

  /** The slot of the game in play; where none could be had before, another attempt at one. */
  #slotFor({ seat }: Model): Slot | { readonly trouble: string } {
    if (this.#slot) return this.#slot;
    const claimed = this.saves.claim(seat.session.game.id, this.#cardSet);
    if (!("trouble" in claimed)) this.#slot = claimed;
    return claimed;
  }

  #kept(model: Model): Model {
    const slot = this.#slotFor(model);
    const written = "trouble" in slot ? slot : this.saves.keep(slot, model.seat.session);
    this.#unsaved = "trouble" in written ? written.trouble : undefined;
    this.#markUnsaved(model.seat.session);
    return "trouble" in written ? this.#playedOn(model, written.trouble) : model;
  }

  /** What could not be saved has been seen all the same (C-10), which is marked as long as it is not saved. */
  #markUnsaved(session: Session): void {
    const slot = this.#slot;
    if (!slot || !this.#attempt) return;
    if (this.#unsaved !== undefined) {
      this.saves.markUnsaved(slot, session);
    } else if (this.saves.attempt(slot)?.unsaved) {
      this.#attempt = { ...this.#attempt, unsaved: undefined };
      this.saves.keepAttempt(slot, this.#attempt);
    }
  }

  #finished(model: Model): Model {
    const wrong = this.transcript.writeRequested(model.seat.session);
    const noted = wrong === undefined ? model : this.#withTrouble(model, wrong);
    const slot = this.#slotFor(model);
    const written = "trouble" in slot ? slot : this.saves.finish(slot, model.seat.session, this.#attempt);
    this.#unsaved = undefined;
    if (!("trouble" in written)) return { ...noted, keptAt: written.path };
    // Where it cannot be put away it at least is kept as it is, and put away the next time.
    const kept = "trouble" in slot ? slot : this.saves.keep(slot, model.seat.session);
    if ("trouble" in kept) this.#unsaved = kept.trouble;
    this.#markUnsaved(model.seat.session);
    return this.#withTrouble(noted, written.trouble);
  }

  #playedOn(model: Model, trouble: string): Model {
    return this.#withTrouble(model, gameWords.playOn(trouble));
  }

  /** A trouble is said once, not after every move. */
  #withTrouble(model: Model, trouble: string): Model {
    if (this.#shownTroubles.has(trouble)) return model;
    this.#shownTroubles.add(trouble);
    return { ...model, notice: trouble };
  }
}

/** The label of the edition of a game's own cards; undefined for the built-in ones. */
function editionLabel(game: AnyGame): string | undefined {
  const own = ownSetOf(game);
  return own && formatCardSetLabel(ownEdition(own).set);
}

function dealRequestOf({ deal, today }: NewGameRequest): DealChoice {
  if (deal !== undefined) return { type: "typed", text: deal };
  return { type: today ? "daily" : "random" };
}

/** Whether the last thing done was to play a move again that had been taken back. */
function isRedone(before: Session, now: Session): boolean {
  return !now.resigned && before.undone?.ply === now.now;
}
