import {
  type FindGame,
  formatDealCode,
  ok,
  type Problem,
  parseDealCode,
  problem,
  quote,
  type Result,
} from "@tetrarch/engine";
import glicko2 from "glicko2-lite";
import * as v from "valibot";

/** What became of the first try at a puzzle. */
export interface PuzzleTry {
  /** The solitaire's id. */
  readonly game: string;
  /** The code of the puzzle's deal. */
  readonly deal: string;
  readonly right: boolean;
  /** The puzzle's rating then. */
  readonly rating: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** At a puzzle of one's own game: it is not rated, as the cards were known. */
  readonly own?: true | undefined;
}

const TRY = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  deal: v.pipe(v.string(), v.maxLength(20)),
  right: v.boolean(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  own: v.optional(v.literal(true)),
});

/**
 * Reads one try, to which anything may have happened. Its deal need not be in the sets of this version, but is one of its game,
 * written as games write it. Errors are `bad-record`, naming the place, and those of `findGame`.
 */
export function readTry(json: unknown, findGame: FindGame): Result<PuzzleTry, Problem> {
  const read = v.safeParse(TRY, json, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    return problem("bad-record", `${v.getDotPath(issue) ?? "a try at a puzzle"}: ${issue.message}`);
  }
  const { game, deal } = read.output;
  const found = findGame(game, undefined);
  if (!found.ok) return found;
  const { dealCode } = found.value;
  const number = parseDealCode(dealCode, deal);
  if (!number.ok) return problem("bad-record", `deal: ${number.error.message}`);
  const code = formatDealCode(dealCode, number.value);
  if (code !== deal)
    return problem("bad-record", `deal: it is written ${quote(deal)} instead of ${quote(code)}`);
  return ok(read.output);
}

/** What tells one try from another: each puzzle has one that counts. */
export function identityOfTry({ game, deal }: PuzzleTry): string {
  return `${game} ${deal}`;
}

/** Of two tries at the same puzzle the one that counts: the earlier, and of two at once the wrong one. */
export function firstOf(one: PuzzleTry, other: PuzzleTry): PuzzleTry {
  if (one.at !== other.at) return one.at < other.at ? one : other;
  if (one.right !== other.right) return one.right ? other : one;
  return one.rating <= other.rating ? one : other;
}

/** Each puzzle once, in the order in which they were tried. The same in whatever order, and however often, tries are given. */
export function triesOf(tries: Iterable<PuzzleTry>): readonly PuzzleTry[] {
  const kept = new Map<string, PuzzleTry>();
  for (const one of tries) {
    const identity = identityOfTry(one);
    const known = kept.get(identity);
    kept.set(identity, known ? firstOf(known, one) : one);
  }
  return [...kept.values()].sort(
    (one, other) => one.at - other.at || (identityOfTry(one) < identityOfTry(other) ? -1 : 1),
  );
}

/** The player's rating in a solitaire, from the first tries at its puzzles, one after the other. */
export function ratingFrom(tries: readonly PuzzleTry[], game: string): Rating {
  return tries
    .filter((one) => one.game === game && !one.own)
    .reduce((rating, one) => rated(rating, [one]), FIRST_RATING);
}

/** A rating by Glicko-2 (M. Glickman, 2022): with 95 % confidence it lies within two deviations. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Of whoever has not solved anything yet. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Puzzles have a rating that stays: so much may it be wrong. */
const PUZZLE_DEVIATION = 120;
/** From here on a rating is called settled. */
export const SETTLED = 110;

/** The rating after some puzzles of these ratings, taken together. */
export function rated(
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
