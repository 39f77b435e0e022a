import type { OpenGame } from "./relaxed-best.js";

/** Whether a deal can be won, all being known, and after how many positions that was settled; undecided when it was not. */
export interface OpenVerdict {
  readonly verdict: "won" | "lost" | "undecided";
  readonly positions: number;
}

/**
 * Looks for a line that wins, choices in their order, until there is one or none is left. Who makes a bound from above of it
 * counts what is undecided as won.
 * @param most so many positions are looked at
 */
export function searchOpen<Position>(game: OpenGame<Position>, start: Position, most: number): OpenVerdict {
  const seen = new Set<string>();
  const isWonFrom = (position: Position): boolean => {
    const result = game.resultOf(position);
    if (result !== undefined) return result === 1;
    if (seen.size >= most) return false;
    const key = game.keyOf(position);
    if (seen.has(key)) return false;
    seen.add(key);
    const choices = game.choicesOf(position);
    return choices ? choices.some(isWonFrom) : isWonFrom(game.revealed(position));
  };
  const isWon = isWonFrom(start);
  const verdict = isWon ? "won" : seen.size >= most ? "undecided" : "lost";
  return { verdict, positions: seen.size };
}
