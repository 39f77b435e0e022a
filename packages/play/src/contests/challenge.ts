import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  formatCardSetLabel,
  formatDeal,
  formatVariant,
  type OwnSet,
  ok,
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

/** Draws a new challenge. @param cards an edition of the player's own cards; left out for the built-in ones */
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

/** The label of a challenge's own cards, as the records of its games have it; undefined for the built-in cards. */
export function cardsLabelOf({ cards }: Pick<Challenge, "cards">): string | undefined {
  return cards && formatCardSetLabel(cards);
}

/** The sets of challenges that were read, by their cards: checking one takes milliseconds. */
const editions = new WeakMap<OwnSet["set"], Result<OwnSet, Problem>>();

function editionWith(cards: OwnSet["set"]): Result<OwnSet, Problem> {
  const known = editions.get(cards);
  if (known) return known;
  const own = readEdition(cards);
  editions.set(cards, own);
  return own;
}

/** The player's own cards of a challenge; undefined for the built-in ones, and for such as cannot be played. */
export function cardsOfChallenge({ cards }: Pick<Challenge, "cards">): OwnSet | undefined {
  const own = cards && editionWith(cards);
  return own?.ok ? own.value : undefined;
}

/** Finds the games of a challenge's records: among its own cards where it has some, else by `findGame`. */
export function findGameWith(challenge: Challenge, findGame: FindGame): FindGame {
  const own = cardsOfChallenge(challenge);
  return own ? findGameAmong([own]) : findGame;
}

/** The game of a challenge, with its own cards where it has some. Errors are those of `findGame` and `bad-card-set`. */
export function gameOfChallenge(
  { game: id, cards }: Challenge,
  findGame: FindGame,
): Result<AnyGame, Problem> {
  if (!cards) return findGame(id, undefined);
  const own = editionWith(cards);
  if (!own.ok || own.value.game.id === id) return own.ok ? ok(own.value.game) : own;
  return problem("bad-card-set", "its cards are those of another game");
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
 * Errors are `bad-series`, `bad-variant`, and those of `gameOfChallenge`.
 */
export function challengeDeals(challenge: Challenge, findGame: FindGame): Result<readonly string[], Problem> {
  const { variant, length, seed } = challenge;
  const game = gameOfChallenge(challenge, findGame);
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
