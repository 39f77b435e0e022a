import {
  type FindGame,
  formatDeal,
  formatVariant,
  ok,
  type Problem,
  parseVariant,
  problem,
  type Random,
  type Result,
  seededDeals,
} from "@tetrarch/engine";
import { freshGameId } from "../records/game-id.js";

/**
 * Deals to be played by one or several people, named by a seed from which all of them come: whoever has a challenge can
 * work out its cards, so that it is played on honour.
 */
export interface Challenge {
  /** The solitaire's id. */
  readonly game: string;
  /** `standard`, or options joined by `+`. */
  readonly variant: string;
  /** How many deals: one, or those of a series (TK-30). */
  readonly length: number;
  /** 128 bits as 32 small hexadecimal digits, not all of them 0. */
  readonly seed: string;
  /** TK-31 (h): each player has decks of his own (`challengeFor`), which is marked; otherwise all play the same deals. */
  readonly ownShuffle?: true | undefined;
}

/** How many deals a challenge can have: for all games what the Tomb's duels can have (TK-31). */
export const CHALLENGE_LENGTHS = [1, 3, 5, 10] as const;

/** A challenge that nobody has met before. */
export function freshChallenge(
  game: string,
  variant: string,
  length: number,
  random: Random,
  isOwnShuffle = false,
): Challenge {
  return { game, variant, length, seed: freshGameId(random), ...(isOwnShuffle && { ownShuffle: true }) };
}

/** Whether the same decks come of two challenges. */
export function isSameChallenge(one: Challenge, other: Challenge): boolean {
  const textOf = ({ game, variant, length, seed, ownShuffle }: Challenge) =>
    JSON.stringify([game, variant, length, seed, ownShuffle]);
  return textOf(one) === textOf(other);
}

/**
 * The deals of a challenge as card lists (C-1), first to last; where each player has his own, those of `challengeFor`
 * are meant. Errors are `bad-series`, `bad-variant`, and those of `findGame`.
 */
export function challengeDeals(
  { game: id, variant, length, seed }: Challenge,
  findGame: FindGame,
): Result<readonly string[], Problem> {
  const game = findGame(id, undefined);
  if (!game.ok) return game;
  const options = parseVariant(game.value.options, variant);
  if (!options.ok) return options;
  if (formatVariant(options.value) !== variant) {
    return problem("bad-variant", `it is written ${variant} instead of ${formatVariant(options.value)}`);
  }
  if (!CHALLENGE_LENGTHS.some((known) => known === length)) {
    return problem("bad-series", `a challenge has ${CHALLENGE_LENGTHS.join(", ")} deals, not ${length}`);
  }
  const deals = seededDeals(game.value.pack, seed, length);
  return deals.ok ? ok(deals.value.map(formatDeal)) : deals;
}
