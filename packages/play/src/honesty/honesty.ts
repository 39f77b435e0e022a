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
 * Applies the notes on its deal to a session (C-10). Before its start any note makes the deal a known one. A started game has
 * noted its deal itself: shown cards make it assisted, a second game begun makes the deal a known one. A game that is over
 * stays as it is.
 */
export function withNotes(session: Session, notes: readonly DealNote[]): Session {
  if (!needsNotes(session)) return session;
  if (!isStarted(session)) return notes.length > 0 ? onKnownDeal(session) : session;
  if (outcomeOf(session).status !== "playing") return session;
  if (notes.includes("shown")) return dishonest(session);
  return notes.filter((note) => note === "begun").length > 1 ? onKnownDeal(session) : session;
}

/** How far a game was played without being saved. */
export interface UnsavedGame {
  readonly moves: number;
  readonly honest: boolean;
}

/** Applies moves that could not be saved to the game as saved last (C-10): they count as taken back. */
export function withUnsaved(session: Session, { moves, honest }: UnsavedGame): Session {
  if (outcomeOf(session).status !== "playing") return session;
  if (honest && session.now.number >= moves) return session;
  return isStarted(session) ? dishonest(session) : onKnownDeal(session);
}

/** Whether notes on the deal can still change a session's degree (C-10). */
export function needsNotes({ honest, known }: Session): boolean {
  return honest && !known;
}

/** The note on the deal when the second session follows the first (C-10): `begun` with the first move, else undefined. */
export function noteOfAct(before: Session, after: Session): DealNote | undefined {
  return !isStarted(before) && isStarted(after) ? "begun" : undefined;
}

/** Why notes on its deal have changed the degree of a started game, in words (C-10); undefined when they have not. */
export function degreeChangeInWords(before: Session, now: Session): string | undefined {
  if (!isStarted(before)) return undefined;
  if (before.honest && !now.honest)
    return "The cards of this deal have been shown meanwhile. This game now counts as helped.";
  return now.known && !before.known
    ? "Another game of this deal was begun meanwhile, so now it is a deal you know."
    : undefined;
}

/** The notice for a started game that `withUnsaved` has changed. */
export const UNSAVED_MOVES_NOTICE =
  "The last moves of this game could not be saved. You have seen what they showed, so this game now counts as helped.";

/** The session with a claimed degree (C-10), which no replay can prove. */
export function ofDegree(session: Session, degree: Degree): Session {
  if (degree === "assisted") return dishonest(session);
  return degree === "known" ? onKnownDeal(session) : session;
}

/** The game on the table when a game in play is imported. */
export interface TableGame {
  readonly session: Session;
  readonly attempt: string | undefined;
}

/** Whether an imported game is the attempt on the table, as it stands there or played on. */
export function continuesAttempt(session: Session, attempt: string | undefined, here: TableGame): boolean {
  if (attempt === undefined || attempt !== here.attempt) return false;
  const isOfOneDeal =
    identityOf(session) === identityOf(here.session) &&
    formatVariant(session.variant) === formatVariant(here.session.variant);
  const words = playedWords(session);
  return isOfOneDeal && playedWords(here.session).every((word, index) => word === words[index]);
}

/**
 * An imported game in play with its degree (C-10): of a known deal, as a file cannot tell what its player has seen since,
 * and assisted where the deal's cards were shown.
 * @param notes the notes on its deal, here and in the file
 * @param here the attempt on the table that the file continues: the game keeps its degree, but regains nothing lost here
 */
export function importedSession(session: Session, notes: readonly DealNote[], here?: Session): Session {
  if (!here) {
    const noted = withNotes(session, notes);
    return needsNotes(noted) ? onKnownDeal(noted) : noted;
  }
  const continued = withNotes(here.known ? onKnownDeal(session) : session, notes);
  return here.honest ? continued : dishonest(continued);
}
