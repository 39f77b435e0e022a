import { type AnyGame, formatSave, isStarted, outcomeOf, resign, type Session } from "@tetrarch/engine";
import {
  type DealOrigin,
  type GameRecord as FinishedRecord,
  recordOf,
  UNSAVED_MOVES_NOTICE,
} from "@tetrarch/play";
import { AttemptWatch } from "../data/attempt.js";
import { clock } from "../data/clock.js";
import { LostGame, type SavedGame } from "../data/saved-game.js";
import type { SavedGames } from "../data/saved-games.js";
import { reasonOf } from "../data/storage-reason.js";
import { choose, type StoredCopies, savedAtOf } from "../data/stored-copies.js";
import type { Ownership } from "../data/tab-ownership.svelte.js";
import { markSaved, markUnsaved, withUnsavedMark } from "../data/unsaved-marks.js";
import { askToKeep } from "../offline/storage-persistence.js";
import { within } from "../ui/timeouts.js";
import * as words from "../words/en/game-frame.js";

/** Milliseconds until a failed save is tried again. */
const BEFORE_NEXT_TRY = 5000;

/** Where the queue reports to: the controller of the game. */
interface SaveReporter {
  say(text: string): void;
  refuse(text: string): void;
  /** The same, besides the notice that is shown already. */
  report(text: string): void;
  readonly ownership: { readonly state: Ownership; lost(): void };
}

/**
 * Saves one game as it is played: every move at once, in order, and the next one waits for it. A failure is reported once,
 * tried again, and does not stop the game.
 */
export class SaveQueue {
  /** The solitaire's id. */
  readonly #game: string;
  readonly #saved: SavedGame;
  readonly #reporter: SaveReporter;
  #saving: Promise<void> = Promise.resolve();
  #writing = $state.raw(false);
  /** Whether the player knows that the game cannot be saved. */
  #isReported = false;
  /** The game as it is to be on disk; undefined while there is nothing to be kept here. */
  #latest: Session | undefined;
  #nextTry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch = new AttemptWatch();
  /** The solitaires played here: the same one, with each card set. */
  readonly #playedWith = new Set<AnyGame>();
  /** Games that have ended here and are not on disk yet. */
  #finished: readonly FinishedRecord[] = [];
  /** Why this game is not on disk; empty when it is. */
  trouble = $state("");
  /** Whether something was done here after another tab had taken the game over: it is not saved. */
  isTooLate = $state(false);

  constructor(game: string, saves: SavedGames, reporter: SaveReporter) {
    this.#game = game;
    this.#saved = saves.game(game);
    this.#reporter = reporter;
    document.addEventListener("visibilitychange", this.#onvisible);
  }

  /** Forgets what was to be saved: the game is another tab's. */
  letGo(): void {
    this.#latest = undefined;
    this.#finished = [];
    this.trouble = "";
    this.#isReported = false;
    clearTimeout(this.#nextTry);
  }

  /** Tries again to save what is not on disk yet, and stops. */
  close(): void {
    if (this.#latest && this.trouble !== "") void this.#try(this.#latest);
    this.letGo();
    document.removeEventListener("visibilitychange", this.#onvisible);
  }

  /** Settles when the last write is on disk, or has taken too long; undefined when none is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#writing ? this.#saving : undefined;
  }

  /** The id in the history of the game that has ended here, as soon as it is on disk; undefined where it is not. */
  async finishedId(): Promise<string | undefined> {
    await this.pending;
    const { attempt } = this.#watch;
    return this.trouble === "" && attempt?.isRecorded ? attempt.id : undefined;
  }

  /** Saves a game. Writes start at once and stay in order; as a move waits for the one before, at most one can be lost. */
  write(session: Session): void {
    // One moment for both: a game lasts as long as from its first act to its last.
    const now = clock.now();
    this.#watch.note(session, now);
    this.#finish(session, now);
    this.#playedWith.add(session.game);
    this.#latest = session;
    const saving = within(Promise.all([this.#saving, this.#try(session)])).then(() => {
      if (this.#saving === saving) this.#writing = false;
    });
    this.#writing = true;
    this.#saving = saving;
  }

  /** Another deal lies on the table. */
  layDown(origin: DealOrigin | undefined): void {
    this.#watch.layDown(origin);
  }

  /** Where the deal on the table came from; undefined where that is unknown. */
  get origin(): DealOrigin | undefined {
    return this.#watch.origin;
  }

  /** Ends a game in play as if it were resigned: another deal takes its place. */
  giveUp(session: Session): void {
    const resigned = resign(session);
    if (resigned.ok) this.#finish(resigned.value, clock.now());
  }

  /** Puts a game that has ended for the first time into the history. */
  #finish(session: Session, endedAt: number): void {
    const { attempt, origin } = this.#watch;
    if (!attempt || attempt.isRecorded) return;
    const record = recordOf(session, attempt.id, { ...attempt, origin, endedAt });
    if (!record) return;
    this.#finished = [...this.#finished, record];
    this.#watch.end();
  }

  async #try(session: Session): Promise<void> {
    clearTimeout(this.#nextTry);
    const finished = this.#finished;
    const record = {
      text: formatSave(session),
      begun: isStarted(session),
      over: outcomeOf(session).status !== "playing",
      attempt: this.#watch.attempt,
      origin: this.#watch.origin,
    };
    try {
      await this.#saved.write(record, finished, [...this.#playedWith]);
      this.#finished = this.#finished.filter((game) => !finished.includes(game));
      if (session === this.#latest) this.#savedAgain();
      // There is something to be kept now.
      if (record.begun) void askToKeep();
    } catch (error) {
      if (error instanceof LostGame) this.#lost(session);
      if (session !== this.#latest) return;
      markUnsaved(session);
      this.#failed(reasonOf(error));
      this.#nextTry = setTimeout(() => this.#tryAgain(), BEFORE_NEXT_TRY);
    }
  }

  /** Another tab has the game; this tab may know that already, or have it again. */
  #lost(session: Session): void {
    const { ownership } = this.#reporter;
    if (session === this.#latest) ownership.lost();
    this.isTooLate ||= ownership.state === "other-tab";
  }

  /** Tries again to save what is not on disk; no move waits for this. */
  async #tryAgain(): Promise<void> {
    const session = this.#latest;
    if (!session || this.trouble === "") return;
    await this.#try(session);
  }

  /** Reports that the game can be saved again, where the opposite was reported. */
  #savedAgain(): void {
    markSaved(this.#game);
    this.trouble = "";
    if (!this.#isReported) return;
    this.#isReported = false;
    this.#reporter.say(words.savedAgain);
  }

  /** Tries again when the player comes back to the page, who may have made room meanwhile. */
  readonly #onvisible = () => {
    if (document.visibilityState === "visible") void this.#tryAgain();
  };

  /** Reads the game that another tab plays; undefined when there is none. Reports and changes nothing. */
  async look(): Promise<Session | undefined> {
    try {
      const [found, findGame] = await Promise.all([this.#saved.look(), this.#saved.finder()]);
      return choose(this.#game, found, findGame).session;
    } catch {
      return undefined;
    }
  }

  /** Takes the game for this tab, as it was left; undefined when there is none that can be read. */
  async take(): Promise<Session | undefined> {
    const session = await this.#takeSaved();
    const seen = session && withUnsavedMark(session);
    this.isTooLate = false;
    if (seen === session || !seen) return session;
    if (isStarted(seen)) this.#reporter.report(UNSAVED_MOVES_NOTICE);
    this.write(seen);
    return seen;
  }

  async #takeSaved(): Promise<Session | undefined> {
    let found: StoredCopies;
    try {
      found = await this.#saved.take();
    } catch (error) {
      this.#failed(reasonOf(error));
      // A newer app may have left a copy that only it can read as it is meant.
      if ((error as Error | undefined)?.name === "VersionError") return undefined;
      const copy = await this.#saved.copy();
      const onlyCopy = { record: undefined, copy, isLost: false };
      const { session } = choose(this.#game, onlyCopy, await this.#saved.finder());
      if (!session) return undefined;
      this.#reporter.refuse(words.copyOnly(this.trouble));
      this.#watch.takeUp(session, copy);
      return session;
    }
    const { session, isCopy, broken, news } = choose(this.#game, found, await this.#saved.finder());
    const record = isCopy ? found.copy : found.record;
    if (session) this.#watch.takeUp(session, record);
    if (broken !== "" && !(await this.#quarantine(found.record, broken))) return session;
    if (news !== "") this.#reporter.refuse(news);
    // An app of before there was a history may have left it at its end.
    if (session) this.#finish(session, savedAtOf(record));
    if (session && (isCopy || this.#finished.length > 0)) this.write(session);
    else if (session && savedAtOf(found.copy) < savedAtOf(found.record)) this.#saved.writeCopy(found.record);
    return session;
  }

  /** Returns whether the unreadable record was moved to `broken`. */
  async #quarantine(record: unknown, reason: string): Promise<boolean> {
    try {
      await this.#saved.setAside(record, reason);
      return true;
    } catch (error) {
      this.#failed(reasonOf(error));
      return false;
    }
  }

  #failed(reason: string): void {
    this.trouble = reason;
    if (this.#isReported) return;
    this.#isReported = true;
    this.#reporter.refuse(words.saveFailed(reason));
  }
}
