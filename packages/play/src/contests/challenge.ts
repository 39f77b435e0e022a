import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  formatDeal,
  formatVariant,
  type OwnSet,
  ok,
  ownEdition,
  type Problem,
  parseVariant,
  problem,
  type Random,
  type Result,
  readOwnSet,
  seededDeals,
} from "@tetrarch/engine";
import { freshGameId } from "../session/game-record.js";

/** Deals for one or several players, all derived from a seed. A program can compute the cards, so that play is trust-based. */
export interface Challenge {
  /** The solitaire's id. */
  readonly game: string;
  /** `standard`, or options joined by `+`. */
  readonly variant: string;
  /** The number of deals: one, or those of a series (TK-30). */
  readonly length: number;
  /** 128 bits as 32 small hexadecimal digits, not all 0. */
  readonly seed: string;
  /** TK-31 (h): each player has other deals (`challengeFor`). */
  readonly ownShuffle?: true | undefined;
  /** The player's own card set that all play with, as an edition; undefined for the usual cards. */
  readonly cards?: OwnSet["set"] | undefined;
}

/** The possible numbers of deals, for all games those of the Tomb's duels (TK-31). */
export const CHALLENGE_LENGTHS = [1, 3, 5, 10] as const;

/** Draws a new challenge. */
export function freshChallenge(
  game: string,
  variant: string,
  length: number,
  random: Random,
  isOwnShuffle = false,
  cards?: OwnSet["set"],
): Challenge {
  const seed = freshGameId(random);
  return { game, variant, length, seed, ...(isOwnShuffle && { ownShuffle: true }), ...(cards && { cards }) };
}

/** Reads a challenge's own card set, which must be an edition. Errors are `bad-card-set`. */
export function readChallengeCards(stored: unknown): Result<OwnSet, Problem> {
  const own = readOwnSet(stored);
  if (!own.ok || ownEdition(own.value).set.version === own.value.set.version) return own;
  return problem("bad-card-set", "the version of its card set does not fit the cards");
}

/** The sets of challenges that were read, by their cards: none is read twice. */
const ownSets = new WeakMap<OwnSet["set"], OwnSet>();

/** The player's own cards of a challenge; undefined for the usual ones. */
export function cardsOfChallenge({ cards }: Challenge): OwnSet | undefined {
  if (!cards) return undefined;
  const known = ownSets.get(cards);
  if (known) return known;
  const own = readChallengeCards(cards);
  if (!own.ok) throw new Error(own.error.message);
  ownSets.set(cards, own.value);
  return own.value;
}

/** Finds games as `findGame` does, the one with the challenge's own cards among them. */
export function findGameWith(challenge: Challenge, findGame: FindGame): FindGame {
  const own = cardsOfChallenge(challenge);
  if (!own) return findGame;
  const withOwn = findGameAmong([own]);
  return (id, cardSet) => {
    const found = withOwn(id, cardSet);
    return found.ok ? found : findGame(id, cardSet);
  };
}

/** The game of a challenge, with its cards. Errors are `bad-series`, and those of `findGame`. */
export function gameOfChallenge(challenge: Challenge, findGame: FindGame): Result<AnyGame, Problem> {
  const own = cardsOfChallenge(challenge);
  if (!own) return findGame(challenge.game, undefined);
  return own.game.id === challenge.game
    ? ok(own.game)
    : problem("bad-series", "its cards are those of another game");
}

/** Whether two challenges have the same deals. */
export function isSameChallenge(a: Challenge, b: Challenge): boolean {
  const textOf = ({ game, variant, length, seed, ownShuffle, cards }: Challenge) =>
    JSON.stringify([game, variant, length, seed, ownShuffle, cards?.name, cards?.version]);
  return textOf(a) === textOf(b);
}

/**
 * The deals of a challenge as card lists (C-1); take `challengeFor` first where each player has other deals.
 * Errors are `bad-series`, `bad-variant`, and those of `findGame`.
 */
export function challengeDeals(challenge: Challenge, findGame: FindGame): Result<readonly string[], Problem> {
  const { variant, length, seed } = challenge;
  const game = gameOfChallenge(challenge, findGame);
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

/** The constants of FNV-1a for 128 bits. */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const BITS = 128;
const DIGITS = 32;

/**
 * TK-31 (h): the challenge for one player, with a seed derived from the name where each has other deals. The derivation is a
 * promise: 128-bit FNV-1a over the 16-bit units of the written seed, a line end and the name in small letters.
 */
export function challengeFor(challenge: Challenge, player: string): Challenge {
  const { ownShuffle, seed, ...rest } = challenge;
  return ownShuffle ? { ...rest, seed: seedFor(seed, player) } : challenge;
}

function seedFor(seed: string, player: string): string {
  const text = `${seed}\n${player.toLowerCase()}`;
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(16).padStart(DIGITS, "0");
}
