import {
  type Degree,
  degreeOf,
  dishonest,
  formatVariant,
  games,
  type HelpCounts,
  helped,
  identityOf,
  identityOfText,
  isStarted,
  onKnownDeal,
  outcomeOf,
  playedWords,
  type Session,
} from "@tetrarch/engine";

/**
 * How a deal became known (C-10): a game of it was begun; a solver's verdict was told; its hidden cards were shown; or a game
 * without a note was found, imported or of an early version. Stores of released versions hold these words.
 */
export const DEAL_NOTES = ["begun", "told", "shown", "found"] as const;
export type DealNote = (typeof DEAL_NOTES)[number];

/** The notes from weakest to strongest. */
const RISING: readonly DealNote[] = ["begun", "found", "told", "shown"];

/** Picks the stronger of two notes (C-10), whatever their order. A word of a later version counts as `found`. */
export function strongerNote<Note extends string>(a: Note, b: Note): Note {
  const [rankOfA, rankOfB] = [rankOf(a), rankOf(b)];
  if (rankOfA === rankOfB) return a <= b ? a : b;
  return rankOfA > rankOfB ? a : b;
}

function rankOf(note: string): number {
  return RISING.indexOf(readDealNote(note));
}

/** Reads a stored note; a word of another version reads as `found`. */
export function readDealNote(stored: unknown): DealNote {
  return DEAL_NOTES.find((note) => note === stored) ?? "found";
}

/**
 * The store of known deals, a port. A deal is noted by its identity (`identityOf` of the engine) and stays known for ever.
 * `Notes` and `Trouble` are plain values (files) or promises (a browser's database).
 */
export interface DealNotes<Notes, Trouble> {
  /** The notes on a deal in their order; empty for an unknown deal. */
  notesOn(identity: string): Notes;
  /** Notes deals; on a known deal only a stronger note counts. Returns in words what could not be noted. */
  learn(identities: readonly string[], note: DealNote): Trouble;
}

/** The identities of deals, each once, from their solitaires' ids and texts. Texts that are no deals are left out. */
export function identitiesOfDeals(
  deals: Iterable<{ readonly game: string; readonly deal: string }>,
): readonly string[] {
  const identities = new Set<string>();
  for (const { game: id, deal } of deals) {
    const game = games.find((known) => known.id === id);
    const identity = game && identityOfText(game, deal);
    if (identity?.ok) identities.add(identity.value);
  }
  return [...identities];
}

/**
 * Applies the notes on its deal to a session (C-10). Before its start any note makes the deal a known one. A started game has
 * noted its deal itself: shown cards make it assisted, a second game begun makes the deal of an unaided one a known one. A
 * game that is over stays as it is.
 */
export function withNotes(session: Session, notes: readonly DealNote[]): Session {
  if (!needsNotes(session)) return session;
  if (!isStarted(session)) return notes.length > 0 ? onKnownDeal(session) : session;
  if (outcomeOf(session).status !== "playing") return session;
  if (notes.includes("shown")) return helped(session, "shown");
  return session.honest && notes.filter((note) => note === "begun").length > 1
    ? onKnownDeal(session)
    : session;
}

/** How far a game was played without being saved. */
export interface UnsavedGame {
  readonly moves: number;
  readonly honest: boolean;
}

/** Applies moves that could not be saved to the game as saved last (C-10): they count as taken back. */
export function withUnsaved(session: Session, { moves, honest }: UnsavedGame): Session {
  if (outcomeOf(session).status !== "playing") return session;
  const lost = moves - session.now.number;
  if (honest && lost <= 0) return session;
  if (!isStarted(session)) return onKnownDeal(session);
  return honest ? helped(session, "undo", lost) : dishonest(session);
}

/** Whether notes on the deal can still change a session's degree, or the help it had (C-10). */
export function needsNotes({ honest, help, known }: Session): boolean {
  return !known && (honest || (help !== undefined && help.shown === undefined));
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

/** The session with a claimed degree and help (C-10), which no replay can prove. */
export function ofDegree(session: Session, degree: Degree, help?: HelpCounts): Session {
  if (degree === "assisted") return dishonest(session, help);
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
    return degreeOf(noted) === "first" ? onKnownDeal(noted) : noted;
  }
  const continued = withNotes(here.known ? onKnownDeal(session) : session, notes);
  return here.honest || !continued.honest ? continued : dishonest(continued, here.help);
}
