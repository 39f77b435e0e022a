import { MOST_VERSION_LENGTH } from "./card-set-schema.js";
import type { CardSet } from "./card-set-types.js";

/** What an edition's version ends with. */
const MARK = /\+[0-9a-z]{8}$/;
const MARK_LENGTH = 9;
/** What is left at the end where a sign of two code units is cut. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;

/** The numbers of FNV-1a for 64 bits. */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * A card set as games are played with it where sets can be changed at any time: its version ends with a mark that follows from
 * all that is in it, so that another set has another name (C-12) and a game finds the very cards that it was played with. The
 * edition of an edition is itself. A maker's version is cut where it leaves no room for the mark.
 */
export function editionOf(set: CardSet): CardSet {
  const version = withoutMark(set.version)
    .slice(0, MOST_VERSION_LENGTH - MARK_LENGTH)
    .replace(HALF_A_SIGN, "");
  return { ...set, version: `${version}+${markOf(JSON.stringify({ ...set, version }))}` };
}

/** A version, or a set's name and version, without an edition's mark: as its maker calls it. */
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
