import { type AnyGame, seededRandom } from "@tetrarch/engine";

/** The most outcomes looked through: a jammed door has millions (TK-15). */
const MOST_OUTCOMES = 1000;

/**
 * Whether a legal move ends the game lost at once, whatever is hidden (C-11). False where nothing is known of the
 * outcomes, or there are too many.
 */
export function isSurelyLost(game: AnyGame, view: unknown, move: unknown): boolean {
  const outcomes = game.chanceOutcomes(view, move);
  if (!outcomes) return false;
  let count = 0;
  for (const after of outcomes) {
    // Whether the game is over does not depend on what is still hidden.
    const { status } = game.outcome(game.sample(after.view, seededRandom(1)));
    if (status !== "lost" || ++count > MOST_OUTCOMES) return false;
  }
  return true;
}

/** Whether a move with which a deal was lost, all cards known, lost it by what the player could know, too. */
export function isKnownLoss(game: AnyGame, view: unknown, move: unknown): boolean {
  return game.knowsAll(view) || isSurelyLost(game, view, move);
}
