import { formatDealCode, playWord, type Session, seededRandom, startSession } from "@tetrarch/engine";
import { gameOf } from "./game-of.js";
import { value } from "./value.js";

/** A game of a numbered deal at its start. */
export function startOf(gameId: string, number: number, variant?: string): Session {
  const game = gameOf(gameId);
  return value(startSession(game, formatDealCode(game.dealCode, number), variant));
}

/** The game after a word that must be legal. */
export function after(session: Session, word: string): Session {
  return value(playWord(session, word));
}

/** The same to the player's eyes; what is hidden, cards and rolls, is dealt anew. */
export function redealHidden(session: Session, seed: number): Session {
  const { game, now } = session;
  return { ...session, now: { ...now, state: game.sample(game.view(now.state), seededRandom(seed)) } };
}
