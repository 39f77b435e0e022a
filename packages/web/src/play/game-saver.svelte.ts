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
import { reasonOf, type SavedGames } from "./saved-games.js";

/** Storage that answers nothing must not stop a game: a move waits so many milliseconds for the one before. */
const MOST_PATIENCE = 400;
/** So long the game that was left is waited for. */
const READING_PATIENCE = 5000;

/** Keeps one game on disk as it is played. What fails is told once and does not stop the game. */
export class GameSaver {
  readonly #game: AnyGame;
  readonly #saves: SavedGames;
  readonly #say: (text: string) => void;
  #saving: Promise<void> = Promise.resolve();
  #writing = $state.raw(false);
  #told = false;
  /** What could not be read must not be written over: it may only have been late. */
  #unread = false;
  /** Why this game is not on disk; empty when it is. */
  trouble = $state("");

  constructor(game: AnyGame, saves: SavedGames, say: (text: string) => void) {
    this.#game = game;
    this.#saves = saves;
    this.#say = say;
  }

  /** Settles when what was written is on disk, or patience is at its end; undefined when nothing is on its way. */
  get pending(): Promise<void> | undefined {
    return this.#writing ? this.#saving : undefined;
  }

  /** Writes are started at once and kept in order, and a move waits for the one before: at most one can be lost. */
  write(session: Session): void {
    if (this.#unread) return;
    const record = {
      text: formatSave(session),
      savedAt: Date.now(),
      over: outcomeOf(session).status !== "playing",
    };
    const write = this.#saves.write(this.#game.id, record).then(
      () => {
        this.trouble = "";
      },
      (error: unknown) => this.#failed(reasonOf(error)),
    );
    const saving = Promise.race([Promise.all([this.#saving, write]), patience()]).then(() => {
      if (this.#saving === saving) this.#writing = false;
    });
    this.#writing = true;
    this.#saving = saving;
  }

  /** The game as it was left; undefined when there is none, or none that can be read. */
  async read(): Promise<Session | undefined> {
    let record: unknown;
    try {
      record = await Promise.race([this.#saves.read(this.#game.id), noAnswer()]);
    } catch (error) {
      this.#unread = true;
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
      this.#say(`The saved game cannot be read (${reason}). It is kept aside; here is a new deal.`);
    } catch (error) {
      this.#failed(reasonOf(error));
    }
  }

  #failed(reason: string): void {
    this.trouble = reason;
    if (this.#told) return;
    this.#told = true;
    this.#say(`This game cannot be saved: ${reason}. You can play on.`);
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MOST_PATIENCE);
  });
}

function noAnswer(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("this browser's storage does not answer")), READING_PATIENCE);
  });
}

/** The game in a record that anything may have happened to. */
function sessionIn(record: unknown, game: AnyGame): Result<Session, Problem> {
  const text = typeof record === "object" && record !== null && "text" in record ? record.text : undefined;
  if (typeof text !== "string") return problem("bad-transcript", "it holds no game");
  return parseSave(text, (id) => {
    const found = games.find((candidate) => candidate.id === id && id === game.id);
    return found ? ok(found) : problem("unknown-game", "it is another game's");
  });
}
