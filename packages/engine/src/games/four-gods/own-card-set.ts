import type { AnyGame } from "../../core/game.js";
import { ok, type Problem, problem, quote, type Result } from "../../core/result.js";
import { builtInCardSet, parseCardSet } from "./card-set.js";
import { MOST_VERSION_LENGTH } from "./card-set-schema.js";
import type { CardSet } from "./card-set-types.js";
import { createFourGods, isFourGods } from "./index.js";

/** A card set from outside, and the game played with it. */
export interface OwnSet {
  readonly set: CardSet;
  readonly game: AnyGame;
}

/** Reads a player's own card set (FG-0). Errors are `bad-card-set`. */
export function readOwnSet(json: unknown): Result<OwnSet, Problem> {
  const set = parseCardSet(json);
  return set.ok ? ok({ set: set.value, game: createFourGods(set.value) }) : set;
}

/** The card set that a game is played with: one of these, or the built-in one. */
export function cardSetOf(game: AnyGame, sets: readonly OwnSet[]): CardSet {
  return sets.find((own) => own.game === game)?.set ?? builtInCardSet;
}

/** The player's own set that a game is played with; undefined for the built-in one and for other games. */
export function ownSetOf(game: AnyGame): OwnSet | undefined {
  if (!isFourGods(game) || game.cards === builtInCardSet) return undefined;
  return { set: game.cards, game };
}

/** Reads an edition: a set whose version has the mark of its cards. Errors are `bad-card-set`. */
export function readEdition(json: unknown): Result<OwnSet, Problem> {
  const own = readOwnSet(json);
  if (!own.ok) return own;
  const { version } = editionOf(own.value.set);
  // A set of this name and version has these cards and no others, wherever it comes from.
  return version === own.value.set.version
    ? own
    : problem(
        "bad-card-set",
        `its version is ${quote(own.value.set.version)}, but by its cards it is ${quote(version)}`,
      );
}

/** The edition of a player's own set, whose label no other set has. */
export function ownEdition({ set }: OwnSet): OwnSet {
  const edition = editionOf(set);
  return { set: edition, game: createFourGods(edition) };
}

/** The mark at the end of an edition's version. */
const MARK = /\+[0-9a-z]{8}$/;
const MARK_LENGTH = 9;
/** The first half of a sign of two code units, left where it is cut. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;

/** The numbers of FNV-1a for 64 bits. */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * A card set with a version that ends in a mark made from its content. So a changed set has another label (C-12), and
 * a game finds the cards that it was played with. The edition of an edition is itself. The maker's version is cut
 * where it leaves no room for the mark.
 */
export function editionOf(set: CardSet): CardSet {
  const version = withoutMark(set.version)
    .slice(0, MOST_VERSION_LENGTH - MARK_LENGTH)
    .replace(HALF_A_SIGN, "");
  return { ...set, version: `${version}+${markOf(JSON.stringify({ ...set, version }))}` };
}

/** A version or label without an edition's mark, as its maker wrote it. */
export function withoutMark(label: string): string {
  return label.replace(MARK, "");
}

function markOf(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash
    .toString(36)
    .padStart(MARK_LENGTH, "0")
    .slice(1 - MARK_LENGTH);
}
