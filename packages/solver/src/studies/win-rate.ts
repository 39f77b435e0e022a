import type { FieldLevel } from "../players/field-levels.js";
import { correctedRate, meanBeside } from "./corrected-rate.js";
import { pairedDifference, type Rate, wilson, wilsonAround } from "./wilson.js";

export interface PlayedDeal {
  readonly isWon: boolean;
  /** What chance brought, with a mean of 0 over all deals however one plays: `MovePrices.chance`. Undefined where it was not looked at. */
  readonly chance?: number | undefined;
}

/** The share of all deals that a player wins. */
export interface WinRate {
  /** The share won of those played. */
  readonly counted: Rate;
  /** The same with chance taken off, by regression; undefined where it was not looked at, or too few deals were won or lost. */
  readonly withoutLuck: Rate | undefined;
}

/** The difference of two rates with its 95 % interval. */
export interface RateDifference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Whether 0 lies outside the interval. */
  readonly isSignificant: boolean;
}

/** Estimates the win rate of a player. @param deals at least one, drawn at random */
export function winRateOf(deals: readonly PlayedDeal[]): WinRate {
  const won = deals.map(({ isWon }) => isWon);
  const chance = chancesOf(deals);
  return {
    counted: wilson(won.filter(Boolean).length, won.length),
    withoutLuck:
      chance &&
      correctedRate(won, { known: Number.POSITIVE_INFINITY, numbers: [{ values: chance, mean: 0 }] }),
  };
}

export function bestRateOf({ counted, withoutLuck }: WinRate): Rate {
  return withoutLuck ?? counted;
}

/** Compares rates of players on deals of their own, by the ends of both intervals (Newcombe's hybrid). */
export function differenceOfRates(a: Rate, b: Rate): RateDifference {
  const difference = a.rate - b.rate;
  return judged(
    difference,
    difference - Math.hypot(a.rate - a.low, b.high - b.rate),
    difference + Math.hypot(a.high - a.rate, b.rate - b.low),
  );
}

/** Deals that only one of two players won, of each, from which on chance is taken off their difference. */
const FEWEST = 10;

/**
 * Compares players who have played the same deals in the same order.
 * Counted, two pairs of deals are added of which each player wins one alone by half (Agresti and Min), so that few deals tell nobody apart.
 */
export function differenceOnSameDeals(a: readonly PlayedDeal[], b: readonly PlayedDeal[]): RateDifference {
  const count = Math.min(a.length, b.length);
  const signs = Array.from({ length: count }, (_, at) => Number(a[at]?.isWon) - Number(b[at]?.isWon));
  const gained = signs.filter((sign) => sign > 0).length;
  const lost = signs.filter((sign) => sign < 0).length;
  const chances = [chancesOf(a.slice(0, count)), chancesOf(b.slice(0, count))];
  const known = chances.flatMap((values) => (values ? [{ values, mean: 0 }] : []));
  if (known.length === 2 && gained + lost >= FEWEST) {
    const { mean, margin } = meanBeside(signs, known);
    return judged(mean, mean - margin, mean + margin);
  }
  const { difference, margin } = pairedDifference(gained + 0.5, lost + 0.5, count + 2);
  return judged((gained - lost) / count, difference - margin, difference + margin);
}

function judged(difference: number, low: number, high: number): RateDifference {
  return { difference, low, high, isSignificant: low > 0 || high < 0 };
}

/** The place of a player among the levels of a game's field, weakest first. */
export interface LadderPlace {
  /** The strongest level that the player is told to be above; undefined where there is none. */
  readonly above: string | undefined;
  /** The weakest level that it is told to be below. */
  readonly below: string | undefined;
  /** The levels from which it is not told apart. */
  readonly like: readonly string[];
}

/** Places a rate among levels, whose own rates are no more exact than the deals they were measured on. */
export function placeOnLadder(rate: Rate, levels: readonly FieldLevel[]): LadderPlace {
  const differences = levels.map((level) => ({
    name: level.name,
    ...differenceOfRates(rate, rateOfLevel(level)),
  }));
  return {
    above: differences.filter(({ low }) => low > 0).at(-1)?.name,
    below: differences.find(({ high }) => high < 0)?.name,
    like: differences.flatMap(({ name, isSignificant }) => (isSignificant ? [] : [name])),
  };
}

export function rateOfLevel({ rate, deals }: FieldLevel): Rate {
  return wilsonAround(rate, deals);
}

function chancesOf(deals: readonly PlayedDeal[]): readonly number[] | undefined {
  const chances = deals.flatMap(({ chance }) => (chance === undefined ? [] : [chance]));
  return chances.length === deals.length ? chances : undefined;
}
