import {
  type FindGame,
  formatDealCode,
  type Problem,
  parseDealCode,
  problem,
  quote,
  type Result,
} from "@tetrarch/engine";
import glicko2 from "glicko2-lite";
import * as v from "valibot";
import { moment, readBySchema } from "../schemas.js";

/** The first try at a puzzle. */
export interface PuzzleTry {
  /** The solitaire's id. */
  readonly game: string;
  /** The code of the puzzle's deal. */
  readonly deal: string;
  readonly right: boolean;
  /** The puzzle's rating at that time. */
  readonly rating: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A puzzle of the player's own game, which is not rated: its cards were known. */
  readonly own?: true | undefined;
}

const TRY = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  deal: v.pipe(v.string(), v.maxLength(20)),
  right: v.boolean(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000)),
  at: moment,
  own: v.optional(v.literal(true)),
});

/**
 * Reads one stored try. Its deal code must be valid, but need not be in the sets of this version.
 * Errors are `bad-record`, naming the place, and those of `findGame`.
 */
export function readTry(json: unknown, findGame: FindGame): Result<PuzzleTry, Problem> {
  const read = readBySchema(TRY, json, "bad-record", "a try at a puzzle");
  if (!read.ok) return read;
  const { game, deal } = read.value;
  const found = findGame(game, undefined);
  if (!found.ok) return found;
  const { dealCode } = found.value;
  const number = parseDealCode(dealCode, deal);
  if (!number.ok) return problem("bad-record", `deal: ${number.error.message}`);
  const code = formatDealCode(dealCode, number.value);
  if (code !== deal)
    return problem("bad-record", `deal: it is written ${quote(deal)} instead of ${quote(code)}`);
  return read;
}

/** The key of a try: one counts for each puzzle. */
export function identityOfTry({ game, deal }: PuzzleTry): string {
  return `${game} ${deal}`;
}

/** Picks the earlier of two tries at a puzzle, and of two at once the wrong one. */
export function firstOf(a: PuzzleTry, b: PuzzleTry): PuzzleTry {
  if (a.at !== b.at) return a.at < b.at ? a : b;
  if (a.right !== b.right) return a.right ? b : a;
  return a.rating <= b.rating ? a : b;
}

/** The try that counts of each puzzle, earliest first, whatever the order of the arguments. */
export function mergeTries(tries: Iterable<PuzzleTry>): readonly PuzzleTry[] {
  const counting = new Map<string, PuzzleTry>();
  for (const one of tries) {
    const identity = identityOfTry(one);
    const known = counting.get(identity);
    counting.set(identity, known ? firstOf(known, one) : one);
  }
  return [...counting.values()].sort((a, b) => a.at - b.at || (identityOfTry(a) < identityOfTry(b) ? -1 : 1));
}

/** The player's rating in a solitaire, from the first tries at its puzzles in their order. */
export function ratingFrom(tries: readonly PuzzleTry[], game: string): Rating {
  return tries
    .filter((one) => one.game === game && !one.own)
    .reduce((rating, one) => ratingAfter(rating, [one]), FIRST_RATING);
}

/** A rating by Glicko-2 (M. Glickman, 2022): with 95 % confidence it lies within two deviations. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The deviation of a puzzle's fixed rating. */
const PUZZLE_DEVIATION = 120;
/** At this deviation or less a rating is settled. */
export const SETTLED = 110;

/** The rating after some tries, taken as one rating period. */
export function ratingAfter(
  { rating, deviation, volatility }: Rating,
  tries: readonly { readonly rating: number; readonly right: boolean; readonly deviation?: number }[],
): Rating {
  const matches = tries.map((each): [number, number, number] => [
    each.rating,
    each.deviation ?? PUZZLE_DEVIATION,
    each.right ? 1 : 0,
  ]);
  const { rating: next, rd, vol } = glicko2(rating, deviation, volatility, matches);
  return { rating: next, deviation: rd, volatility: vol };
}
