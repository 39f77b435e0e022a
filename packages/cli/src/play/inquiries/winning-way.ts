import {
  dishonest,
  formatVariant,
  playWord,
  type Session,
  startSession,
  undo,
  withOpenCards,
} from "@tetrarch/engine";

/** A game of the same deal at its start, its moves to be played one by one: these are the way that was found. */
export function wayOf(played: Session, way: readonly string[]): Session {
  const { game, deal, variant } = withOpenCards(played);
  const start = startSession(game, deal, formatVariant(variant));
  if (!start.ok) throw new Error(start.error.message);
  let session = dishonest(start.value);
  for (const word of way) {
    const next = playWord(session, word);
    if (!next.ok) throw new Error(next.error.message);
    session = next.value;
  }
  for (let before = undo(session); before.ok; before = undo(session)) session = before.value;
  return session;
}
