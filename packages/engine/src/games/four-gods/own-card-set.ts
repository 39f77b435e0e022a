import type { AnyGame } from "../../core/game.js";
import type { Problem } from "../../core/problem.js";
import { ok, type Result } from "../../core/result.js";
import { builtInCardSet, parseCardSet } from "./card-set.js";
import type { CardSet } from "./card-set-types.js";
import { createFourGods } from "./index.js";

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
