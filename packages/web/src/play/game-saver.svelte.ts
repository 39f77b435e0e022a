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
import { reasonOf, type SavedGames, textIn } from "./saved-games.js";

/** Storage that answers nothing must not stop a game: a move waits so many milliseconds for the one before. */
const MOST_PATIENCE = 400;

/** Keeps one game on disk as it is played. What fails is told once and does not stop the game. */
export class GameSaver {
  readonly #game: AnyGame;
  readonly #saves: SavedGames;
  readonly #say: (text: string) => void;
  #saving: Promise<void> = Promise.resolve();
  #writing = $state.raw(false);
  #told = false;
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

/** The game in a record that anything may have happened to. */
function sessionIn(record: unknown, game: AnyGame): Result<Session, Problem> {
  const text = textIn(record);
  if (text === undefined) return problem("bad-transcript", "it holds no whole game");
  return parseSave(text, (id) => {
    const found = games.find((candidate) => candidate.id === id && id === game.id);
    return found ? ok(found) : problem("unknown-game", "it is another game's");
  });
}
