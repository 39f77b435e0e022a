import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  games,
  type Problem,
  problem,
  type Result,
  readOwnSet,
  unknownGame,
} from "@tetrarch/engine";

/**
 * The game of an id, with the card set in a text where one is given (FG-0). Errors are `unknown-game` and
 * `bad-card-set`.
 */
export function gameWith(id: string, cardSet: string | undefined): Result<AnyGame, Problem> {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) return unknownGame(id);
  if (cardSet === undefined) return { ok: true, value: game };
  if (!game.cardSet) return problem("bad-card-set", `${game.title} has no card sets`);
  const own = readCardSetText(cardSet);
  return own.ok ? { ok: true, value: own.value.game } : own;
}

/** Finds the game that a transcript names, its card set being this one or the built-in one (C-12). */
export function finderWith(cardSet: string | undefined): Result<FindGame, Problem> {
  if (cardSet === undefined) return { ok: true, value: findGameAmong([]) };
  const own = readCardSetText(cardSet);
  return own.ok ? { ok: true, value: findGameAmong([own.value]) } : own;
}

function readCardSetText(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return problem(
      "bad-card-set",
      `it is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return readOwnSet(json);
}
