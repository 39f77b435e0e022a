import {
  type AnyGame,
  formatSave,
  games,
  ok,
  outcomeOf,
  type Problem,
  parseSave,
  problem,
  type Result,
  type Session,
} from "@tetrarch/engine";
import { isBegun } from "./begun.js";
import { reasonOf, type SavedGames, textIn } from "./saved-games.js";

/** Storage that answers nothing must not stop a game: a move waits so many milliseconds for the one before. */
const MOST_PATIENCE = 400;

/** What could not be saved is tried again after so many milliseconds. */
const BEFORE_NEXT_TRY = 5000;

/** How the player is told. */
export interface Teller {
  say(text: string): void;
  refuse(text: string): void;
}

/** Keeps one game on disk as it is played. What fails is told once, tried again, and does not stop the game. */
export class GameSaver {
  readonly #game: AnyGame;
  readonly #saves: SavedGames;
  readonly #teller: Teller;
  #saving: Promise<void> = Promise.resolve();
  #writing = $state.raw(false);
  #told = false;
  /** The game as it is to be on disk; undefined while there is nothing to be kept here. */
  #latest: Session | undefined;
  #nextTry: ReturnType<typeof setTimeout> | undefined;
  /** Why this game is not on disk; empty when it is. */
  trouble = $state("");

  constructor(game: AnyGame, saves: SavedGames, teller: Teller) {
    this.#game = game;
    this.#saves = saves;
    this.#teller = teller;
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** The game is another tab's: nothing is written any more. */
  letGo(): void {
    this.#latest = undefined;
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

  /** Writes are started at once and kept in order, and a move waits for the one before: at most one can be lost. */
  write(session: Session): void {
    this.#latest = session;
    const saving = Promise.race([Promise.all([this.#saving, this.#try(session)]), patience()]).then(() => {
      if (this.#saving === saving) this.#writing = false;
    });
    this.#writing = true;
    this.#saving = saving;
  }

  async #try(session: Session): Promise<void> {
    clearTimeout(this.#nextTry);
    const record = {
      text: formatSave(session),
      savedAt: Date.now(),
      begun: isBegun(session),
      over: outcomeOf(session).status !== "playing",
    };
    try {
      await this.#saves.write(this.#game.id, record);
      if (session === this.#latest) this.#savedAgain();
    } catch (error) {
      if (session !== this.#latest) return;
      this.#failed(reasonOf(error));
      this.#nextTry = setTimeout(() => this.#tryAgain(), BEFORE_NEXT_TRY);
    }
  }

  /** No move waits for this: what it brings to disk is long played. */
  async #tryAgain(): Promise<void> {
    const session = this.#latest;
    if (!session || this.trouble === "") return;
    await this.#try(session);
  }

  /** Whoever was told that it cannot be saved is told that it can. */
  #savedAgain(): void {
    this.trouble = "";
    if (!this.#told) return;
    this.#told = false;
    this.#teller.say("This game is saved again.");
  }

  /** Whoever comes back to the page may have made room meanwhile. */
  readonly #seen = () => {
    if (document.visibilityState === "visible") void this.#tryAgain();
  };

  /** The game as it was left; undefined when there is none, or none that can be read. */
  async read(): Promise<Session | undefined> {
    let record: unknown;
    try {
      record = await this.#saves.read(this.#game.id);
    } catch (error) {
      this.#failed(reasonOf(error));
      return undefined;
    }
    if (record === undefined) return undefined;
    const session = sessionIn(record, this.#game);
    if (session.ok) return session.value;
    await this.#setAside(record, session.error.message);
    return undefined;
  }

  async #setAside(record: unknown, reason: string): Promise<void> {
    try {
      await this.#saves.setAside(this.#game.id, record, reason);
      this.#teller.refuse(`The saved game cannot be read (${reason}). It is kept aside; here is a new deal.`);
    } catch (error) {
      this.#failed(reasonOf(error));
    }
  }

  #failed(reason: string): void {
    this.trouble = reason;
    if (this.#told) return;
    this.#told = true;
    this.#teller.refuse(`This game cannot be saved: ${reason}. You can play on.`);
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MOST_PATIENCE);
  });
}

/** The game in a record that anything may have happened to. */
function sessionIn(record: unknown, game: AnyGame): Result<Session, Problem> {
  const text = textIn(record);
  if (text === undefined) return problem("bad-transcript", "it holds no whole game");
  return parseSave(text, (id) => {
    const found = games.find((candidate) => candidate.id === id && id === game.id);
    return found ? ok(found) : problem("unknown-game", "it is another game's");
  });
}
