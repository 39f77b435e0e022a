import {
  type FindGame,
  formatSave,
  identityOf,
  isStarted,
  ownSetOf,
  parseSave,
  playedWords,
  type Session,
} from "@tetrarch/engine";
import {
  type ArchiveEntry,
  continuesAttempt,
  type GameInPlay,
  importedSession,
  valuesOf,
} from "@tetrarch/play";
import type { SavedGame } from "../../play/saves/saves.js";
import type { Stores } from "../../play/saves/stores.js";

/** The games in play as lines of an exported file, each with the cards of the player's own that it needs. */
export function entriesInPlay({ saves }: Stores): readonly ArchiveEntry[] {
  return saves
    .list()
    .saved.filter(({ session }) => isStarted(session))
    .flatMap((saved): readonly ArchiveEntry[] => {
      const own = ownSetOf(saved.session.game);
      const cards: readonly ArchiveEntry[] = own ? [{ kind: "card-set", set: own.set }] : [];
      return [...cards, { kind: "in-play", inPlay: inPlayOf(saved) }];
    });
}

function inPlayOf({ game, session, savedAt, attempt }: SavedGame): GameInPlay {
  const { id, startedAt, playedFor, origin, counts } = attempt ?? {};
  return {
    game,
    text: formatSave(session),
    savedAt: Math.trunc(savedAt),
    ...(id !== undefined && {
      attempt: {
        id,
        ...(startedAt !== undefined && { startedAt }),
        ...(playedFor !== undefined && { playedFor }),
        ...(counts && { isRecorded: true }),
      },
    }),
    ...(origin && { origin }),
  };
}

/** What became of a game in play that came by file. */
export type LaidGame =
  /** It can be resumed here, as one of a known deal. */
  | "taken"
  /** It lay here with fewer moves, and goes on. */
  | "carried-on"
  /** It lay here before. */
  | "same"
  /** It has come to an end here, which counts. */
  | "ended"
  /** Another terminal plays it, it cannot be read, or it could not be written. */
  | "left";

/** Lays the games in play of an imported file among the saved ones; returns what became of each. */
export function layGamesInPlay(
  entries: readonly ArchiveEntry[],
  findGame: FindGame,
  stores: Stores,
): readonly LaidGame[] {
  return valuesOf("in-play", entries).map((inPlay) => {
    const read = parseSave(inPlay.text, findGame);
    return read.ok ? lay(inPlay, read.value, stores) : "left";
  });
}

function lay(inPlay: GameInPlay, session: Session, { saves, known, finished }: Stores): LaidGame {
  const { attempt, game } = inPlay;
  const { saved } = saves.list();
  const here = saved.find((each) => isSame(each, inPlay, session));
  if (here && playedWords(here.session).length >= playedWords(session).length) return "same";
  if (attempt && !attempt.isRecorded && finished.read().games.some(({ id }) => id === attempt.id))
    return "ended";
  const laid = importedSession(session, known.notesOn(identityOf(session)).notes, here?.session);
  const own = ownSetOf(session.game);
  const claimed = here ? saves.reclaim(here) : saves.claim(game, own && JSON.stringify(own.set));
  if ("trouble" in claimed) return "left";
  const slot = "slot" in claimed ? claimed.slot : claimed;
  const { origin } = inPlay;
  if (attempt && !here) {
    const { isRecorded, ...begun } = attempt;
    saves.keepAttempt(slot, { ...begun, origin, ...(isRecorded && { counts: true }) });
  }
  const written = saves.keep(slot, laid);
  saves.release(slot);
  if ("trouble" in written) return "left";
  return here ? "carried-on" : "taken";
}

/** Whether a saved game is the one that came, as it stands there or with fewer moves. */
function isSame({ session: here, attempt }: SavedGame, inPlay: GameInPlay, session: Session): boolean {
  if (formatSave(here) === inPlay.text) return true;
  return continuesAttempt(session, inPlay.attempt?.id, { session: here, attempt: attempt?.id });
}
