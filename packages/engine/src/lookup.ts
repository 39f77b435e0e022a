import { type AnyGame, formatCardSetLabel, type Status } from "./core/game.js";
import { ok, problem, quote } from "./core/result.js";
import type { FindGame } from "./core/transcript.js";
import { games } from "./registry.js";

/** A game played with a card set from outside. */
export interface OwnCardsGame {
  readonly game: AnyGame;
}

export function hasCardSets(game: AnyGame): boolean {
  return game.cardSet !== undefined;
}

/** Finds the game that a transcript names, with the first of these card sets that fits, or the built-in one. */
export function findGameAmong(sets: readonly OwnCardsGame[]): FindGame {
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

/** The problem `unknown-game` of a name that no game has. */
export function unknownGame(name: string) {
  const ids = games.map((game) => game.id).join(", ");
  return problem("unknown-game", `${quote(name)} is not a game: expected one of ${ids}`);
}

/** Every status in which a registered game may end by its rules, own endings included. */
export const endStatuses: readonly Status[] = [
  "won",
  ...games.flatMap(({ ownEndings = [] }) => ownEndings),
  "lost",
];

/** Every status that a registered game may have. */
export const statuses: readonly Status[] = ["playing", ...endStatuses];
