import { formatDealCode, playWord, type Session, seededRandom, startSession } from "@tetrarch/engine";
import { gameOf } from "./game-of.js";

/** A game of a numbered deal at its start. */
export function startOf(gameId: string, number: number, variant?: string): Session {
  const game = gameOf(gameId);
  const started = startSession(game, formatDealCode(game.dealCode, number), variant);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** The game after a word that must be legal. */
export function after(session: Session, word: string): Session {
  const played = playWord(session, word);
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}

/** The same to the player's eyes; what is hidden, cards and rolls, is dealt anew. */
export function redealHidden(session: Session, seed: number): Session {
  const { game, now } = session;
  return { ...session, now: { ...now, state: game.sample(game.view(now.state), seededRandom(seed)) } };
}
