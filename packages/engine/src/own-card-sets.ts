import type { AnyGame } from "./core/game.js";
import { type Problem, problem, quote } from "./core/problem.js";
import { ok, type Result } from "./core/result.js";
import { type FindGame, formatCardSetLabel } from "./core/transcript.js";
import { builtInCardSet, type CardSet, parseCardSet } from "./games/four-gods/card-set.js";
import { createFourGods } from "./games/four-gods/index.js";
import { games } from "./registry.js";

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

/** Whether a game is played with card sets at all. */
export function hasCardSets(game: AnyGame): boolean {
  return game.cardSet !== undefined;
}

/** The card set a game is played with: one of these, or the built-in one. */
export function cardSetOf(game: AnyGame, sets: readonly OwnSet[]): CardSet {
  return sets.find((own) => own.game === game)?.set ?? builtInCardSet;
}

/** Finds the game that a transcript names; its card set among these, the first that fits, and the built-in one. */
export function findGameAmong(sets: readonly OwnSet[]): FindGame {
  return (id, label) => {
    const registered = games.find((game) => game.id === id);
    if (!registered) return unknownGame(id);
    if (!hasCardSets(registered) || label === undefined) return ok(registered);
    const candidates = [...sets.map((own) => own.game), registered];
    const game = candidates.find((candidate) => labelOf(candidate) === label);
    return game ? ok(game) : problem("bad-card-set", `the card set ${quote(label)} is not here`);
  };
}

function labelOf(game: AnyGame): string | undefined {
  return game.cardSet && formatCardSetLabel(game.cardSet);
}

/** The failure of a name that no game has. */
export function unknownGame(name: string) {
  const ids = games.map((game) => game.id).join(", ");
  return problem("unknown-game", `${quote(name)} is not a game: expected one of ${ids}`);
}
