import type { AnyGame } from "../../core/game.js";
import { ok, type Problem, type Result } from "../../core/result.js";
import { builtInCardSet, parseCardSet } from "./card-set.js";
import { type CardSet, MOST_VERSION_LENGTH } from "./card-set-schema.js";
import { createFourGods, isFourGods } from "./index.js";

/** A card set that came from outside, and the game played with it. */
export interface OwnSet {
  readonly set: CardSet;
  readonly game: AnyGame;
}

/** Reads a card set of the player's own (FG-0). Errors are `bad-card-set`. */
export function readOwnSet(json: unknown): Result<OwnSet, Problem> {
  const set = parseCardSet(json);
  return set.ok ? ok({ set: set.value, game: createFourGods(set.value) }) : set;
}

/** The card set a game is played with: one of these, or the built-in one. */
export function cardSetOf(game: AnyGame, sets: readonly OwnSet[]): CardSet {
  return sets.find((own) => own.game === game)?.set ?? builtInCardSet;
}

/** The set of the player's own that a game is played with; undefined where it is the built-in one, or the game has none. */
export function ownSetOf(game: AnyGame): OwnSet | undefined {
  if (!isFourGods(game) || game.cards === builtInCardSet) return undefined;
  return { set: game.cards, game };
}

/** A set of the player's own as an edition, whose name no other set has. */
export function ownEdition({ set }: OwnSet): OwnSet {
  const edition = editionOf(set);
  return { set: edition, game: createFourGods(edition) };
}

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
