import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  formatCardSetLabel,
  formatDeal,
  formatVariant,
  hasCardSets,
  type OwnSet,
  ok,
  ownEdition,
  ownSetOf,
  type Problem,
  parseVariant,
  problem,
  type Random,
  type Result,
  readEdition,
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
  /** The edition of a player's own cards that it is played with; undefined for the built-in cards. */
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
): Challenge {
  return { game, variant, length, seed: freshGameId(random), ...(isOwnShuffle && { ownShuffle: true }) };
}

/** The same challenge with a player's own cards (FG-0, FG-22). */
export function withCards(challenge: Challenge, own: OwnSet): Challenge {
  return { ...challenge, cards: ownEdition(own).set };
}

/** The label of a challenge's own cards, as the records of its games have it; undefined for the built-in cards. */
export function cardsLabelOf({ cards }: Pick<Challenge, "cards">): string | undefined {
  return cards && formatCardSetLabel(cards);
}

/** Finds the games of a challenge's records: among its own cards where it has some, else by `findGame`. */
export function challengeFinder({ cards }: Pick<Challenge, "cards">, findGame: FindGame): FindGame {
  if (!cards) return findGame;
  const own = readEdition(cards);
  return own.ok ? findGameAmong([own.value]) : () => own;
}

/** The game of a challenge, with its own cards where it has some. Errors are those of `findGame` and `bad-card-set`. */
export function challengeGame(challenge: Challenge, findGame: FindGame): Result<AnyGame, Problem> {
  const game = challengeFinder(challenge, findGame)(challenge.game, cardsLabelOf(challenge));
  if (!game.ok || !challenge.cards || hasCardSets(game.value)) return game;
  return problem("bad-card-set", `${game.value.title} has no card sets`);
}

/** The player's own cards of a challenge; undefined for the built-in cards. */
export function ownSetOfChallenge(challenge: Challenge): OwnSet | undefined {
  const game = challengeGame(challenge, findGameAmong([]));
  return game.ok ? ownSetOf(game.value) : undefined;
}

/** Whether two challenges have the same deals. */
export function isSameChallenge(a: Challenge, b: Challenge): boolean {
  return challengeKey(a) === challengeKey(b);
}

/** The text that two challenges with the same deals share. */
export function challengeKey(challenge: Challenge): string {
  const { game, variant, length, seed, ownShuffle } = challenge;
  return JSON.stringify([game, variant, length, seed, ownShuffle, cardsLabelOf(challenge)]);
}

/**
 * The deals of a challenge as card lists (C-1); take `challengeFor` first where each player has other deals.
 * Errors are `bad-series`, `bad-variant`, and those of `challengeGame`.
 */
export function challengeDeals(challenge: Challenge, findGame: FindGame): Result<readonly string[], Problem> {
  const { variant, length, seed } = challenge;
  const game = challengeGame(challenge, findGame);
  if (!game.ok) return game;
  const options = parseVariant(game.value.options, variant, game.value.onlyStandard);
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
