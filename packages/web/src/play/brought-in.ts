import { type FindGame, formatSave, parseSave, resign, type Session } from "@tetrarch/engine";
import { type GameInPlay, identityOfFinished, recordOf } from "@tetrarch/play";
import type { BrowserStorage } from "./browser-storage.js";
import type { KeptRecord, Writing } from "./database.js";
import { savedAtOf, textIn } from "./found-game.js";
import { answered } from "./patience.js";
import { freshToken } from "./saved-game.js";
import { waits } from "./saved-games.js";
import { lockGame } from "./tab-lock.js";

/** What became of a game in play that was brought from elsewhere. */
export type Brought =
  /** It lies on its table. */
  | "taken"
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
 * Lays a game in play on its table, where none is in play. May reject, with an Error for which `reasonOf` has words.
 * @param asKnownHere the game, of the degree that is right for whoever plays here
 */
export async function bringIn(
  storage: BrowserStorage,
  inPlay: GameInPlay,
  asKnownHere: (session: Session) => Promise<Session>,
): Promise<Brought> {
  const session = sessionOf(inPlay, await storage.cards.finder());
  if (!session) return "unreplayed";
  const [kept, copy] = await Promise.all([
    answered(storage.database.open().then((database) => database.get("games", inPlay.game))),
    storage.copies.newest("games", inPlay.game),
  ]);
  if (isSame(kept, inPlay)) return "same";
  const lock = await lockGame({ game: inPlay.game, when: "free now", onlost: () => undefined });
  if (!lock) return "elsewhere";
  try {
    return await layDown(storage, inPlay, await asKnownHere(session), copy);
  } finally {
    lock.release();
  }
}

async function layDown(
  { database, copies }: BrowserStorage,
  inPlay: GameInPlay,
  session: Session,
  copy: unknown,
): Promise<Brought> {
  const { game, attempt, origin } = inPlay;
  const text = formatSave(session);
  const written = database.write(["games", "owners", "finished"], async (writing) => {
    const kept: unknown = await writing.objectStore("games").get(game);
    if (waits(kept) || (waits(copy) && savedAtOf(copy) > savedAtOf(kept))) return "in-play";
    if (kept !== undefined && textIn(kept) === undefined) return "unread";
    if (await hasEnded(writing, inPlay, session)) return "ended";
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
    return record;
  });
  const outcome = await answered(written);
  if (typeof outcome === "string") return outcome;
  void copies.write("games", game, outcome.savedAt, outcome);
  return "taken";
}

/** Whether an end of it is in the history; one that was taken back after its end is played on all the same. */
async function hasEnded(writing: Writing, { attempt }: GameInPlay, session: Session): Promise<boolean> {
  if (!attempt || attempt.isRecorded) return false;
  const resigned = resign(session);
  const record = resigned.ok && recordOf(resigned.value, attempt.id, { endedAt: 0 });
  if (!record) return false;
  return (await writing.objectStore("finished").count(identityOfFinished(record))) > 0;
}

function sessionOf({ text, game }: GameInPlay, findGame: FindGame): Session | undefined {
  const session = parseSave(text, findGame);
  return session.ok && session.value.game.id === game ? session.value : undefined;
}

function isSame(kept: unknown, { text }: GameInPlay): boolean {
  return waits(kept) && textIn(kept) === text;
}
