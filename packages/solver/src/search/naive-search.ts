import type { AnyGame, Outcome } from "@tetrarch/engine";

/** What a search of everything found. */
export interface NaivelyFound {
  /** The worth of the best position that can be reached. */
  readonly best: number;
  /** How many positions were looked at. */
  readonly states: number;
}

/**
 * The simplest search there is, on the engine's own positions, with no pruning at all: the worth of the best position
 * that can be reached from any of these. The oracle of the packed searches.
 * @param worth of a position; the search ends early when `most` is reached
 * @returns undefined when more than `mostStates` positions can be reached
 */
export function naiveSearch(
  game: AnyGame,
  starts: readonly unknown[],
  worth: (outcome: Outcome) => number,
  most: number,
  mostStates = 100_000,
): NaivelyFound | undefined {
  const seen = new Set<string>();
  const waiting = [...starts];
  let best = Number.NEGATIVE_INFINITY;
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    if (seen.size === mostStates) return undefined;
    seen.add(key);
    best = Math.max(best, worth(game.outcome(state)));
    if (best >= most) break;
    for (const move of game.legalMoves(state)) waiting.push(game.play(state, move).state);
  }
  return { best, states: seen.size };
}

/** The same from one position. */
export function naiveBest(
  game: AnyGame,
  start: unknown,
  worth: (outcome: Outcome) => number,
  most: number,
  mostStates?: number,
): number | undefined {
  return naiveSearch(game, [start], worth, most, mostStates)?.best;
}

/** For games that are only won or lost: 1 for a win. */
export function winOnly({ status }: Outcome): number {
  return status === "won" ? 1 : 0;
}

/** For games that are only won or lost. */
export function naiveWins(game: AnyGame, start: unknown, mostStates?: number): boolean | undefined {
  const best = naiveBest(game, start, winOnly, 1, mostStates);
  return best === undefined ? undefined : best === 1;
}
