import { type FindGame, findGameAmong, formatSave, type Session } from "@tetrarch/engine";
import { type GameInPlay, parseDealOrigin } from "@tetrarch/play";
import { answered } from "../ui/timeouts.js";
import { attemptIn } from "./attempt.js";
import { isObject } from "./database.js";
import { SavedGame, type SaveFiles } from "./saved-game.js";
import { savedAtOf, sessionIn, textIn } from "./stored-copies.js";

/** A game that waits to be played on. */
export interface WaitingGame {
  /** Its solitaire's id. */
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** How it stands, replayed from its start; undefined when it cannot be read. */
  session(): Session | undefined;
}

/** The saved games, one for each solitaire. */
export class SavedGames {
  readonly #files: SaveFiles;

  constructor(files: SaveFiles) {
    this.#files = files;
  }

  /** The game of a solitaire, to be looked at, or taken and played by this tab. */
  game(game: string): SavedGame {
    return new SavedGame(this.#files, game);
  }

  /** The games that wait to be played on, as far as anything can be read. */
  async waiting(): Promise<readonly WaitingGame[]> {
    const waiting = (await this.#newest()).filter(([, record]) => waits(record));
    const findGame = await this.#files.cards
      .finderFor(waiting.map(([game]) => game))
      .catch(() => findGameAmong([]));
    return waiting.map(([game, record]) => ({
      game,
      savedAt: savedAtOf(record),
      session: () => waitingSession(game, record, findGame),
    }));
  }

  /** The same with all that a file has of them, and how many records cannot be read. */
  async inPlay(): Promise<{ readonly games: readonly GameInPlay[]; readonly unread: number }> {
    const newest = await this.#newest();
    const waiting = newest.filter(([, record]) => waits(record));
    const findGame = await this.#files.cards.finderFor(waiting.map(([game]) => game));
    const games = waiting.flatMap(([game, record]) => {
      const session = waitingSession(game, record, findGame);
      return session ? [inPlayOf(game, session, record)] : [];
    });
    const broken = newest.filter(([, record]) => textIn(record) === undefined && !waits(record));
    return { games, unread: broken.length + waiting.length - games.length };
  }

  /** By solitaire, the newer of its record and the second copy of it. */
  async #newest(): Promise<readonly (readonly [string, unknown])[]> {
    const { database, copies } = this.#files;
    const newest = new Map(await copies.all("games"));
    const reading = database.read(["games"], (transaction) =>
      Promise.all([transaction.keys("games"), transaction.values("games")]),
    );
    const [keys, records] = await answered(reading).catch(() => [[], []] as const);
    for (const [index, key] of keys.entries()) {
      const game = String(key);
      if (savedAtOf(records[index]) >= savedAtOf(newest.get(game))) newest.set(game, records[index]);
    }
    return [...newest];
  }
}

function waitingSession(id: string, record: unknown, findGame: FindGame): Session | undefined {
  const session = sessionIn(record, id, findGame);
  return session.ok ? session.value : undefined;
}

function inPlayOf(game: string, session: Session, record: unknown): GameInPlay {
  const attempt = attemptIn(record);
  const origin = isObject(record) ? parseDealOrigin(record.origin) : undefined;
  return {
    game,
    text: formatSave(session),
    savedAt: Math.floor(savedAtOf(record)),
    ...(attempt && { attempt }),
    ...(origin && { origin }),
  };
}

/** Whether a record, to which anything may have happened, tells of a game in play. */
export function waits(record: unknown): boolean {
  return isObject(record) && record.over === false && record.begun !== false;
}
