import { games, identityOfText } from "@tetrarch/engine";

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
