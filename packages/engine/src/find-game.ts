import type { AnyGame } from "./core/game.js";
import { problem, quote } from "./core/problem.js";
import { ok } from "./core/result.js";
import { type FindGame, formatCardSetLabel } from "./core/transcript.js";
import { games } from "./registry.js";

/** A game as it is played with a card set that came from outside. */
export interface WithOwnCards {
  readonly game: AnyGame;
}

/** Whether a game is played with card sets at all. */
export function hasCardSets(game: AnyGame): boolean {
  return game.cardSet !== undefined;
}

/** Finds the game that a transcript names; its card set among these, the first that fits, and the built-in one. */
export function findGameAmong(sets: readonly WithOwnCards[]): FindGame {
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
