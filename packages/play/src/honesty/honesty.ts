import {
  type Degree,
  dishonest,
  formatVariant,
  identityOf,
  isStarted,
  onKnownDeal,
  outcomeOf,
  playedWords,
  type Session,
} from "@tetrarch/engine";
import type { DealNote } from "./deal-notes.js";

/**
 * A session with what is noted of its deal at this moment (C-10). One that is not started is of a known deal when anything
 * is noted. One that is started has itself made the deal known: where its cards have been shown since, it is not honest any
 * more, and where another game of the deal was started too, that has told what is hidden. What is shown of a game after its
 * end changes nothing of it.
 */
export function withNotes(session: Session, notes: readonly DealNote[]): Session {
  if (!needsNotes(session)) return session;
  if (!isStarted(session)) return notes.length > 0 ? onKnownDeal(session) : session;
  if (outcomeOf(session).status !== "playing") return session;
  if (notes.includes("shown")) return dishonest(session);
  return notes.filter((note) => note === "begun").length > 1 ? onKnownDeal(session) : session;
}

/** How far a game was played that could not be saved. */
export interface UnsavedGame {
  readonly moves: number;
  readonly honest: boolean;
}

/**
 * A game in play as it was saved last, when more of it was played and could not be saved (C-10): what was seen then is seen, as if
 * those moves were taken back. A deal that is not started is a known one.
 */
export function withUnsaved(session: Session, { moves, honest }: UnsavedGame): Session {
  if (outcomeOf(session).status !== "playing") return session;
  if (honest && session.now.number >= moves) return session;
  return isStarted(session) ? dishonest(session) : onKnownDeal(session);
}

/** Whether notes on its deal can still change a session's degree (C-10). */
export function needsNotes({ honest, known }: Session): boolean {
  return honest && !known;
}

/**
 * What is to be noted of the deal when one session follows another (C-10): that a game of it is started now. Undefined for
 * nothing.
 */
export function noteOfAct(before: Session, after: Session): DealNote | undefined {
  return !isStarted(before) && isStarted(after) ? "begun" : undefined;
}

/** Why a game that is being played has another degree than before (C-10). */
export type DegreeChange =
  /** The hidden cards of its deal have been shown meanwhile. */
  | "cards-shown"
  /** Another game of its deal was started meanwhile. */
  | "started-elsewhere";

/** How the degree of a started game has changed by notes on its deal; undefined when it has not. */
export function degreeChange(before: Session, now: Session): DegreeChange | undefined {
  if (!isStarted(before)) return undefined;
  if (before.honest && !now.honest) return "cards-shown";
  return now.known && !before.known ? "started-elsewhere" : undefined;
}

const CHANGES: Readonly<Record<DegreeChange, string>> = {
  "cards-shown": "The cards of this deal have been shown meanwhile. This game now counts as helped.",
  "started-elsewhere": "Another game of this deal was begun meanwhile, so now it is a deal you know.",
};

/** Why a started game is of another degree now, in words for the player; undefined when it is not (C-10). */
export function degreeChangeInWords(before: Session, now: Session): string | undefined {
  const change = degreeChange(before, now);
  return change && CHANGES[change];
}

/** What a player is told of a started game that `withUnsaved` has changed. */
export const UNSAVED_MOVES_NOTICE =
  "The last moves of this game could not be saved. You have seen what they showed, so this game now counts as helped.";

/** The session as one of the degree that somebody claims for it (C-10): no replay can tell that. */
export function ofDegree(session: Session, degree: Degree): Session {
  if (degree === "assisted") return dishonest(session);
  return degree === "known" ? onKnownDeal(session) : session;
}

/** What lies on a table where a game in play comes by file. */
export interface OnTable {
  readonly session: Session;
  readonly attempt: string | undefined;
}

/** Whether a game that comes by file is the very attempt that lies on the table, as it stands there or carried on. */
export function continuesAttempt(session: Session, attempt: string | undefined, here: OnTable): boolean {
  if (attempt === undefined || attempt !== here.attempt) return false;
  const isOfOneDeal =
    identityOf(session) === identityOf(here.session) &&
    formatVariant(session.variant) === formatVariant(here.session.variant);
  const words = playedWords(session);
  return isOfOneDeal && playedWords(here.session).every((word, index) => word === words[index]);
}

/**
 * A game in play that comes by file, of the degree that is right here (C-10). No file can tell what its player has seen
 * since it was written: it is of a known deal, and assisted where the deal's cards were shown.
 * @param notes what is noted of its deal, here and in the file
 * @param here the very attempt, where it lies on the table in play and the file carries it on: then it keeps its degree, but
 * gives back nothing that was lost here
 */
export function importedSession(session: Session, notes: readonly DealNote[], here?: Session): Session {
  if (!here) {
    const noted = withNotes(session, notes);
    return needsNotes(noted) ? onKnownDeal(noted) : noted;
  }
  const kept = withNotes(here.known ? onKnownDeal(session) : session, notes);
  return here.honest ? kept : dishonest(kept);
}
