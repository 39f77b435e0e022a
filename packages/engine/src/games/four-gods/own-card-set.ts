import { ok, type Problem, problem, quote, type Result } from "../../core/result.js";
import { type OwnSet, withoutMark } from "./built-in-card-set.js";
import { parseCardSet } from "./card-set.js";
import { MOST_VERSION_LENGTH } from "./card-set-schema.js";
import type { CardSet } from "./card-set-types.js";
import { createFourGods } from "./index.js";

/** Reads a player's own card set (FG-0). Errors are `bad-card-set`. */
export function readOwnSet(json: unknown): Result<OwnSet, Problem> {
  const set = parseCardSet(json);
  return set.ok ? ok({ set: set.value, game: createFourGods(set.value) }) : set;
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

/** Of the mark at the end of an edition's version, its `+` among them. */
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
