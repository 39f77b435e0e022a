import { type AnyGame, formatSave, isStarted, outcomeOf, resign, type Session } from "@tetrarch/engine";
import { type DealOrigin, type GameRecord as FinishedRecord, recordOf, UNSAVED_SEEN } from "@tetrarch/play";
import { AttemptWatch } from "./attempt.js";
import { clock } from "./clock.js";
import { choose, type Found, savedAtOf } from "./found-game.js";
import { askToKeep } from "./keeping.js";
import { movePatience } from "./patience.js";
import { LostGame, type SavedGame } from "./saved-game.js";
import type { SavedGames } from "./saved-games.js";
import { reasonOf } from "./storage-reason.js";
import { markSaved, markUnsaved, withUnsavedMark } from "./unsaved-marks.js";

/** What could not be saved is tried again after so many milliseconds. */
const BEFORE_NEXT_TRY = 5000;

/** How the player is told. */
export interface Teller {
  say(text: string): void;
  refuse(text: string): void;
  /** The same besides what is told already. */
  tell(text: string): void;
  /** Another tab has taken the game over. */
  lost(): void;
  /** What was done here came after another tab had taken the game over, and is not kept. */
  cameTooLate(): void;
}

/** Keeps one game on disk as it is played. What fails is told once, tried again, and does not stop the game. */
export class GameSaver {
  /** The solitaire's id. */
  readonly #game: string;
  readonly #saved: SavedGame;
  readonly #teller: Teller;
  #saving: Promise<void> = Promise.resolve();
  #writing = $state.raw(false);
  #told = false;
  /** The game as it is to be on disk; undefined while there is nothing to be kept here. */
  #latest: Session | undefined;
  #nextTry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch = new AttemptWatch(clock);
  /** What was played here: the solitaire, once with each card set. */
  readonly #playedWith = new Set<AnyGame>();
  /** Games that have ended here and are not on disk yet. */
  #finished: readonly FinishedRecord[] = [];
  /** Why this game is not on disk; empty when it is. */
  trouble = $state("");

  constructor(game: string, saves: SavedGames, teller: Teller) {
    this.#game = game;
    this.#saved = saves.game(game);
    this.#teller = teller;
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** The game is another tab's: nothing is written any more. */
  letGo(): void {
    this.#latest = undefined;
    this.#finished = [];
    this.trouble = "";
    this.#told = false;
    clearTimeout(this.#nextTry);
  }

  /** The place is left: what is not on disk yet is tried once more. */
  close(): void {
    if (this.#latest && this.trouble !== "") void this.#try(this.#latest);
    this.letGo();
    document.removeEventListener("visibilitychange", this.#seen);
  }

  /** Settles when what was written is on disk, or patience is at its end; undefined when nothing is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#writing ? this.#saving : undefined;
  }

  /** The id of the finished game in the history, once it has ended. */
  get finishedId(): string | undefined {
    const { attempt } = this.#watch;
    return attempt?.isRecorded ? attempt.id : undefined;
  }

  /** Writes are started at once and kept in order, and a move waits for the one before: at most one can be lost. */
  write(session: Session): void {
    this.#watch.note(session);
    this.#finish(session, clock.now());
    this.#playedWith.add(session.game);
    this.#latest = session;
    const saving = Promise.race([Promise.all([this.#saving, this.#try(session)]), movePatience()]).then(
      () => {
        if (this.#saving === saving) this.#writing = false;
      },
    );
    this.#writing = true;
    this.#saving = saving;
  }

  /** Another deal lies on the table. */
  layDown(origin: DealOrigin | undefined): void {
    this.#watch.layDown(origin);
  }

  /** How the deal on the table was come by; undefined where nobody noted it. */
  get origin(): DealOrigin | undefined {
    return this.#watch.origin;
  }

  /** Another deal is about to take the place of a game in play, which ends by that as if it were resigned. */
  giveUp(session: Session): void {
    const resigned = resign(session);
    if (resigned.ok) this.#finish(resigned.value, clock.now());
  }

  /** A game that has come to its end for the first time goes into the history. */
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
      if (error instanceof LostGame) this.#refused(session);
      if (session !== this.#latest) return;
      markUnsaved(session);
      this.#failed(reasonOf(error));
      this.#nextTry = setTimeout(() => this.#tryAgain(), BEFORE_NEXT_TRY);
    }
  }

  /** This tab may know of its loss already, or have the game again. */
  #refused(session: Session): void {
    if (session === this.#latest) this.#teller.lost();
    this.#teller.cameTooLate();
  }

  /** No move waits for this: what it brings to disk is long played. */
  async #tryAgain(): Promise<void> {
    const session = this.#latest;
    if (!session || this.trouble === "") return;
    await this.#try(session);
  }

  /** Whoever was told that it cannot be saved is told that it can. */
  #savedAgain(): void {
    markSaved(this.#game);
    this.trouble = "";
    if (!this.#told) return;
    this.#told = false;
    this.#teller.say("This game is saved again.");
  }

  /** Whoever comes back to the page may have made room meanwhile. */
  readonly #seen = () => {
    if (document.visibilityState === "visible") void this.#tryAgain();
  };

  /** The game as another tab plays it; undefined when there is none to be seen. Nothing is told, nothing changed. */
  async look(): Promise<Session | undefined> {
    try {
      const [found, findGame] = await Promise.all([this.#saved.look(), this.#saved.finder()]);
      return choose(this.#game, found, findGame).session;
    } catch {
      return undefined;
    }
  }

  /** Takes the game, from now on this tab's, as it was left; undefined when there is none, or none that can be read. */
  async take(): Promise<Session | undefined> {
    const session = await this.#takeSaved();
    const seen = session && withUnsavedMark(session);
    if (seen === session || !seen) return session;
    if (isStarted(seen)) this.#teller.tell(UNSAVED_SEEN);
    this.write(seen);
    return seen;
  }

  async #takeSaved(): Promise<Session | undefined> {
    let found: Found;
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
      this.#teller.refuse(failed(this.trouble, COPY_ONLY));
      this.#watch.takeUp(session, copy);
      return session;
    }
    const { session, isCopy, broken, news } = choose(this.#game, found, await this.#saved.finder());
    const record = isCopy ? found.copy : found.record;
    if (session) this.#watch.takeUp(session, record);
    if (broken !== "" && !(await this.#setAside(found.record, broken))) return session;
    if (news !== "") this.#teller.refuse(news);
    // An app of before there was a history may have left it at its end.
    if (session) this.#finish(session, savedAtOf(record));
    if (session && (isCopy || this.#finished.length > 0)) this.write(session);
    else if (session && savedAtOf(found.copy) < savedAtOf(found.record)) this.#saved.writeCopy(found.record);
    return session;
  }

  /** Whether it could be. */
  async #setAside(record: unknown, reason: string): Promise<boolean> {
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
    if (this.#told) return;
    this.#told = true;
    this.#teller.refuse(failed(reason, ""));
  }
}

const COPY_ONLY = " This is its second copy, in which the last moves may be missing.";

function failed(reason: string, more: string): string {
  return `This game cannot be saved: ${reason}. You can play on.${more}`;
}
