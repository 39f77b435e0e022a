import type { AnyGame } from "../../core/game.js";
import type { Problem } from "../../core/problem.js";
import { ok, type Result } from "../../core/result.js";
import { builtInCardSet, parseCardSet } from "./card-set.js";
import type { CardSet } from "./card-set-types.js";
import { editionOf } from "./edition.js";
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
