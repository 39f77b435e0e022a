import type { OpenGame } from "../bound/relaxed-best.js";

/**
 * The fewest choices that lead to a win when all cards are known, proved: each position is looked at once, and nothing is left out.
 * Infinity where nothing wins.
 */
export function fewestMoves<Position>(game: OpenGame<Position>, start: Position): number {
  const known = new Map<string, number>();
  const fewestFrom = (position: Position): number => {
    const result = game.resultOf(position);
    if (result !== undefined) return result === 1 ? 0 : Number.POSITIVE_INFINITY;
    const key = game.keyOf(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const choices = game.choicesOf(position);
    const fewest = choices
      ? choices.reduce((least, next) => Math.min(least, 1 + fewestFrom(next)), Number.POSITIVE_INFINITY)
      : fewestFrom(game.revealed(position));
    known.set(key, fewest);
    return fewest;
  };
  return fewestFrom(start);
}
