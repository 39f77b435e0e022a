import {
  dishonest,
  formatVariant,
  identityOf,
  onKnownDeal,
  playedWords,
  type Session,
} from "@tetrarch/engine";
import { asksForNotes, withNotes } from "./honesty.js";
import type { DealNote } from "./known-deals.js";

/** What lies on a table where a game in play comes by file. */
export interface OnTable {
  readonly session: Session;
  readonly attempt: string | undefined;
}

/** Whether a game that comes by file is the very attempt that lies on the table, as it stands there or carried on. */
export function carriesOn(session: Session, attempt: string | undefined, here: OnTable): boolean {
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
export function cameByFile(session: Session, notes: readonly DealNote[], here?: Session): Session {
  if (!here) {
    const noted = withNotes(session, notes);
    return asksForNotes(noted) ? onKnownDeal(noted) : noted;
  }
  const kept = withNotes(here.known ? onKnownDeal(session) : session, notes);
  return here.honest ? kept : dishonest(kept);
}
