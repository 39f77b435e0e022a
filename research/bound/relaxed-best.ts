/**
 * A game of which everything is known to who searches it, and at each position also what the player would know there. Lines
 * alternate between choices and single reveals.
 */
export interface OpenGame<Position> {
  /** The same for positions from which all goes on alike. */
  keyOf(position: Position): string;
  /** Of a position where the game is over, or that is known to come to nothing whatever is done and comes: its result. */
  resultOf(position: Position): number | undefined;
  /**
   * Where something is to be chosen: the position after each legal move, before what it turns up. Moves may be left out without which V* is the
   * same; the bound is then of the game without them. Undefined where a card is awaited.
   */
  choicesOf(position: Position): readonly Position[] | undefined;
  /** Where a card is awaited: the position after the one that does come. */
  revealed(position: Position): Position;
}

/** What the player expects, by what it would know: any function will do, and the nearer to the truth the better the bound. */
export interface Forecast<Position> {
  /** g of a position, after a reveal. Where `resultOf` settles one before the game is over, g must be that result there and in all that follows. */
  worthOf(position: Position): number;
  /** Where a card is awaited: the mean of g over each card that may come, as likely as the player must think it; exact. */
  meanOf(position: Position): number;
  /**
   * V* of a position, by the game's choices, where g is V* from there on; undefined elsewhere. Foresight then brings nothing: the best line from there, its charges
   * taken off, is worth V*, so none is searched.
   */
  optimumOf?(position: Position): number | undefined;
}

/** What was found, and how many positions were looked at. */
export interface RelaxedBest {
  readonly best: number;
  readonly positions: number;
}

/**
 * The most that a line with everything known makes of a deal when foresight is charged for: its result − Σ(g after a reveal − the
 * mean of g over all that it might have been). Brown, Smith and Sun, Operations Research 58(4), 2010, 785–801.
 *
 * Its mean over deals is at least V*, the best that any player makes who sees no more than the rules show. Such a player's line
 * is one of those searched; what it is charged has mean zero, since what it does next does not depend on what comes; and the
 * best line of each deal is no worse. With g = V* no line of any deal is better than V*, so the bound is exact; with g = 0 it
 * is what can be done with open cards. Each position that the game's choices lead to is looked at once.
 */
export function relaxedBest<Position>(
  game: OpenGame<Position>,
  forecast: Forecast<Position>,
  start: Position,
): RelaxedBest {
  const known = new Map<string, number>();
  const bestFrom = (position: Position): number => {
    const result = game.resultOf(position) ?? forecast.optimumOf?.(position);
    if (result !== undefined) return result;
    const key = game.keyOf(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const choices = game.choicesOf(position);
    const best = choices
      ? choices.reduce((most, next) => Math.max(most, bestFrom(next)), Number.NEGATIVE_INFINITY)
      : charged(position);
    known.set(key, best);
    return best;
  };
  const charged = (position: Position): number => {
    const next = game.revealed(position);
    return bestFrom(next) - (forecast.worthOf(next) - forecast.meanOf(position));
  };
  return { best: bestFrom(start), positions: known.size };
}

/** Foresight that costs nothing. */
export const FREE: Forecast<unknown> = { worthOf: () => 0, meanOf: () => 0 };
