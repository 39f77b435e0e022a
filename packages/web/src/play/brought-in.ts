import {
  type FindGame,
  formatSave,
  identityOf,
  parseSave,
  playedWords,
  resign,
  type Session,
} from "@tetrarch/engine";
import {
  cameByFile,
  carriesOn,
  type DealNote,
  type GameInPlay,
  identityOfFinished,
  type OnTable,
  recordOf,
} from "@tetrarch/play";
import { attemptIn } from "./attempt.js";
import type { BrowserStorage } from "./browser-storage.js";
import type { KeptRecord, Writing } from "./database.js";
import { savedAtOf, sessionIn, textIn } from "./found-game.js";
import { answered } from "./patience.js";
import { freshToken } from "./saved-game.js";
import { waits } from "./saved-games.js";
import { lockGame } from "./tab-lock.js";
import { hasTombstone } from "./tombstones.js";

/** What became of a game in play that was brought from elsewhere. */
export type Brought =
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
  | "elsewhere"
  /** It has come to an end here, which counts. */
  | "ended"
  /** What lies on its table may be a good game of another version. */
  | "unread"
  | "unreplayed";

/**
 * Lays a game in play on its table, where none is in play or this very one with fewer moves. May reject, with an Error for
 * which `reasonOf` has words.
 */
export async function bringIn(storage: BrowserStorage, inPlay: GameInPlay): Promise<Brought> {
  const findGame = await storage.cards.finder();
  const session = sessionOf(inPlay, findGame);
  if (!session) return "unreplayed";
  const notes = await storage.known.notesOn(identityOf(session));
  const [kept, copy] = await Promise.all([
    answered(storage.database.open().then((database) => database.get("games", inPlay.game))),
    storage.copies.newest("games", inPlay.game),
  ]);
  if (isSame(kept, inPlay)) return "same";
  const lock = await lockGame({ game: inPlay.game, when: "free now", onlost: () => undefined });
  if (!lock) return "elsewhere";
  try {
    return await layDown(storage, inPlay, { session, notes, findGame, copy });
  } finally {
    lock.release();
  }
}

/** What is known of a game that comes by file, besides what the file says. */
interface Coming {
  readonly session: Session;
  readonly notes: readonly DealNote[];
  readonly findGame: FindGame;
  /** The second copy of what lies on its table. */
  readonly copy: unknown;
}

async function layDown(
  { database, copies }: BrowserStorage,
  inPlay: GameInPlay,
  { session, notes, findGame, copy }: Coming,
): Promise<Brought> {
  const { game, attempt, origin } = inPlay;
  const written = database.write(["games", "owners", "finished", "tombstones"], async (writing) => {
    const kept: unknown = await writing.objectStore("games").get(game);
    const newest = savedAtOf(copy) > savedAtOf(kept) ? copy : kept;
    const here = waits(newest) ? onTable(newest, game, findGame) : undefined;
    if (waits(newest) && !(here && carriesOn(session, attempt?.id, here))) return "in-play";
    if (here && playedWords(here.session).length === playedWords(session).length) return "same";
    if (kept !== undefined && textIn(kept) === undefined) return "unread";
    if (await hasEnded(writing, inPlay, session)) return "ended";
    const laid = cameByFile(session, notes, here?.session);
    const text = formatSave(laid);
    const savedAt = Math.max(inPlay.savedAt, savedAtOf(kept) + 1, savedAtOf(copy) + 1);
    const record: KeptRecord = {
      text,
      begun: true,
      over: false,
      attempt,
      origin,
      savedAt,
      letters: text.length,
    };
    await writing.objectStore("games").put(record, game);
    // A tab that has had the game may write nothing there any more.
    await writing.objectStore("owners").put({ token: freshToken() }, game);
    const isKnownNow = laid.known && !session.known;
    return { record, brought: here ? "carried-on" : isKnownNow ? "taken-as-known" : "taken" } as const;
  });
  const outcome = await answered(written);
  if (typeof outcome === "string") return outcome;
  void copies.write("games", game, outcome.record.savedAt, outcome.record);
  return outcome.brought;
}

/**
 * Whether a game in play has ended here, deleted since or not (C-10); one that was taken back after its end is played on all
 * the same.
 */
async function hasEnded(writing: Writing, { attempt }: GameInPlay, session: Session): Promise<boolean> {
  if (!attempt || attempt.isRecorded) return false;
  const resigned = resign(session);
  const record = resigned.ok && recordOf(resigned.value, attempt.id, { endedAt: 0 });
  if (!record) return false;
  const key = identityOfFinished(record);
  return (await writing.objectStore("finished").count(key)) > 0 || hasTombstone(writing, "finished", key);
}

/** The game that lies on a table by its record; undefined where it cannot be read. */
function onTable(record: unknown, game: string, findGame: FindGame): OnTable | undefined {
  const session = sessionIn(record, game, findGame);
  return session.ok ? { session: session.value, attempt: attemptIn(record)?.id } : undefined;
}

function sessionOf({ text, game }: GameInPlay, findGame: FindGame): Session | undefined {
  const session = parseSave(text, findGame);
  return session.ok && session.value.game.id === game ? session.value : undefined;
}

function isSame(kept: unknown, { text }: GameInPlay): boolean {
  return waits(kept) && textIn(kept) === text;
}
