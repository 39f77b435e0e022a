import { type FindGame, formatSave, identityOf, playedWords, resign, type Session } from "@tetrarch/engine";
import {
  continuesAttempt,
  type DealNote,
  type GameInPlay,
  identityOfFinished,
  importedSession,
  recordOf,
  type TableGame,
  TOMBSTONES,
  type Transaction,
} from "@tetrarch/play";
import { answered } from "../ui/timeouts.js";
import { attemptIn } from "./attempt.js";
import type { BrowserStorage } from "./browser-storage.js";
import type { StoredGame } from "./database.js";
import { freshToken } from "./saved-game.js";
import { waits } from "./saved-games.js";
import { savedAtOf, sessionIn, textIn } from "./stored-copies.js";
import { lockGame } from "./tab-lock.js";

/** The outcome of importing a game in play. */
export type ImportOutcome =
  /** It lies on its table. */
  | "taken"
  /** The same, as one of a known deal, which it was not where it was played before. */
  | "taken-as-known"
  /** It lies on its table, where it lay before with fewer moves. */
  | "carried-on"
  /** It has lain there before, move for move. */
  | "same"
  /** One of its solitaire is in play here, which stays. */
  | "in-play"
  /** Another tab has its table open. */
  | "other-tab"
  /** It has come to an end here, which counts. */
  | "ended"
  /** What lies on its table may be a good game of another version. */
  | "unread"
  | "unreplayed";

/**
 * Lays a game in play on its table, where none is in play or this very one with fewer moves. May reject, with an Error for
 * which `reasonOf` has words.
 */
export async function importSavedGame(storage: BrowserStorage, inPlay: GameInPlay): Promise<ImportOutcome> {
  const findGame = await storage.cards.finder();
  const read = sessionIn(inPlay, inPlay.game, findGame);
  if (!read.ok) return "unreplayed";
  const session = read.value;
  const notes = await storage.known.notesOn(identityOf(session));
  const [stored, copy] = await Promise.all([
    answered(storage.database.read(["games"], (transaction) => transaction.get("games", inPlay.game))),
    storage.copies.read("games", inPlay.game),
  ]);
  if (waits(stored) && textIn(stored) === inPlay.text) return "same";
  const lock = await lockGame({ game: inPlay.game, when: "free now", onlost: () => undefined });
  if (!lock) return "other-tab";
  try {
    return await layDown(storage, inPlay, { session, notes, findGame, copy });
  } finally {
    lock.release();
  }
}

/** What is known of a game that comes by file, besides what the file says. */
interface ImportedGame {
  readonly session: Session;
  readonly notes: readonly DealNote[];
  readonly findGame: FindGame;
  /** The second copy of what lies on its table. */
  readonly copy: unknown;
}

async function layDown(
  { database, copies }: BrowserStorage,
  inPlay: GameInPlay,
  { session, notes, findGame, copy }: ImportedGame,
): Promise<ImportOutcome> {
  const { game, attempt, origin } = inPlay;
  const written = database.write(["games", "owners", "finished", TOMBSTONES], async (transaction) => {
    const stored = await transaction.get("games", game);
    const newest = savedAtOf(copy) > savedAtOf(stored) ? copy : stored;
    const here = waits(newest) ? onTable(newest, game, findGame) : undefined;
    if (waits(newest) && !(here && continuesAttempt(session, attempt?.id, here))) return "in-play";
    if (here && playedWords(here.session).length === playedWords(session).length) return "same";
    if (stored !== undefined && textIn(stored) === undefined) return "unread";
    if (await hasEnded(transaction, inPlay, session)) return "ended";
    const laid = importedSession(session, notes, here?.session);
    const text = formatSave(laid);
    const savedAt = Math.max(inPlay.savedAt, savedAtOf(stored) + 1, savedAtOf(copy) + 1);
    const state = { begun: true, over: false, attempt, origin };
    const record: StoredGame = { text, ...state, savedAt, letters: text.length };
    await transaction.put("games", game, record);
    // A tab that has had the game may write nothing there any more.
    await transaction.put("owners", game, { token: freshToken() });
    const isKnownNow = laid.known && !session.known;
    return { record, result: here ? "carried-on" : isKnownNow ? "taken-as-known" : "taken" } as const;
  });
  const outcome = await answered(written);
  if (typeof outcome === "string") return outcome;
  void copies.write("games", game, outcome.record, outcome.record.savedAt);
  return outcome.result;
}

/**
 * Whether a game in play has ended here, deleted since or not (C-10); one that was taken back after its end is played on all
 * the same.
 */
async function hasEnded(
  transaction: Transaction,
  { attempt }: GameInPlay,
  session: Session,
): Promise<boolean> {
  if (!attempt || attempt.isRecorded) return false;
  const resigned = resign(session);
  const record = resigned.ok && recordOf(resigned.value, attempt.id, { endedAt: 0 });
  if (!record) return false;
  const key = identityOfFinished(record);
  return (
    (await transaction.get("finished", key)) !== undefined ||
    (await transaction.get(TOMBSTONES, ["finished", key])) !== undefined
  );
}

/** The game that lies on a table by its record; undefined where it cannot be read. */
function onTable(record: unknown, game: string, findGame: FindGame): TableGame | undefined {
  const session = sessionIn(record, game, findGame);
  return session.ok ? { session: session.value, attempt: attemptIn(record)?.id } : undefined;
}
