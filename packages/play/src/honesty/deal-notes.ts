import { games, identityOfText } from "@tetrarch/engine";

/**
 * How a deal came to be known (C-10): a game of it was started; its fate was told (whether it can be won, which move
 * lost it); its hidden cards were shown; or a game of it was found that was imported, or comes from before such notes
 * were kept. The words stand in stores of released versions, so none of them ever changes.
 */
export const DEAL_NOTES = ["begun", "told", "shown", "found"] as const;
export type DealNote = (typeof DEAL_NOTES)[number];

/** From what tells least of a deal to what tells most: that a game of it is begun explains itself, seen cards explain all. */
const RISING: readonly DealNote[] = ["begun", "found", "told", "shown"];

/**
 * The note that tells more of a deal (C-10): notes rise and never fall. A word of a later version counts as `found`; of two
 * words that tell as much, always the same one.
 */
export function strongerNote<Note extends string>(a: Note, b: Note): Note {
  const [rankOfA, rankOfB] = [rankOf(a), rankOf(b)];
  if (rankOfA === rankOfB) return a <= b ? a : b;
  return rankOfA > rankOfB ? a : b;
}

function rankOf(note: string): number {
  return RISING.indexOf(readDealNote(note));
}

/** A note as a store has it. Whatever another version may have written there, the deal is known: such a note is `found`. */
export function readDealNote(stored: unknown): DealNote {
  return DEAL_NOTES.find((note) => note === stored) ?? "found";
}

/**
 * The store of known deals, a port. A deal is noted by its identity (`identityOf` of the engine) and stays known for
 * ever, whatever becomes of the games it was played in.
 *
 * A store answers at once (files) or later (a browser's database): `Notes` and `Trouble` are what it answers with, or
 * promises of that.
 */
export interface DealNotes<Notes, Trouble> {
  /** What is noted of a deal, first to last, as far as can be told. Nothing for one that is not known. */
  notesOn(identity: string): Notes;
  /** Notes that deals are known from now on; of one that is known, only a stronger note says anything new. What could not be noted comes back as a reason, in words for a player. */
  learn(identities: readonly string[], note: DealNote): Trouble;
}

/** The identities of the deals that are told of, each once: by the id of the solitaire and the deal's text. What is no deal is passed over. */
export function identitiesOfDeals(
  deals: Iterable<{ readonly game: string; readonly deal: string }>,
): readonly string[] {
  const identities = new Set<string>();
  for (const { game: id, deal } of deals) {
    const game = games.find((one) => one.id === id);
    const identity = game && identityOfText(game, deal);
    if (identity?.ok) identities.add(identity.value);
  }
  return [...identities];
}
