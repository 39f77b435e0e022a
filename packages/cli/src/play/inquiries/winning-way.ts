import {
  dishonest,
  formatVariant,
  playWord,
  type Session,
  startSession,
  undo,
  unwrap,
  withOpenCards,
} from "@tetrarch/engine";

/** A game of the same deal at its start, its moves to be played one by one: these are the way that was found. */
export function wayOf(played: Session, way: readonly string[]): Session {
  const { game, deal, variant } = withOpenCards(played);
  const start = unwrap(startSession(game, deal, formatVariant(variant)));
  let session = dishonest(start);
  for (const word of way) session = unwrap(playWord(session, word));
  return rewound(session);
}

/** A game at its start, all of its moves taken back, so that they can be played again one by one. */
export function rewound(session: Session): Session {
  let now = session;
  for (let before = undo(now); before.ok; before = undo(now)) now = before.value;
  return now;
}
