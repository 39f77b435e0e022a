import { formatVariant, legalWords, outcomeOf, type Session } from "@tetrarch/engine";
import type { Position } from "./answers.js";

/** How a game stands, as the protocol tells it. */
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
    view: viewOf(session),
  };
}

/** What the player may see. Every game's view is a plain object. */
export function viewOf({ game, now }: Session): Position["view"] {
  return game.view(now.state) as Position["view"];
}
