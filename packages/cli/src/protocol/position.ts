import {
  formatVariant,
  legalWords,
  outcomeOf,
  type Score,
  type Session,
  type Status,
} from "@tetrarch/engine";

/** How a game stands, as the protocol tells it. `view` holds only what the player may see. */
export interface Position {
  readonly game: string;
  readonly variant: string;
  /** The deal code, or the full card list when the deal came as one. */
  readonly deal: string;
  readonly ply: number;
  readonly status: Status;
  readonly score: Score;
  /** Sorted by code unit; empty when the game is over. */
  readonly legal: readonly string[];
  readonly view: unknown;
}

export function positionOf(session: Session): Position {
  const { game, now } = session;
  const { status, score } = outcomeOf(session);
  return {
    game: game.id,
    variant: formatVariant(session.variant),
    deal: session.deal,
    ply: now.number,
    status,
    score,
    legal: legalWords(session),
    view: game.view(now.state),
  };
}
