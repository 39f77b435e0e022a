import { type AnyGame, games, ok, type Problem, problem, quote, type Result } from "@tetrarch/engine";

/** The game of an id or of the two letters of its deal codes, capitals or not: `four-kingdoms`, `FK`, `fk`. */
export function gameNamed(name: string): Result<AnyGame, Problem> {
  const wanted = name.toLowerCase();
  const game = games.find(({ id, dealCode }) => wanted === id || wanted === dealCode.prefix.toLowerCase());
  if (game) return ok(game);
  const names = games.map(({ id, dealCode }) => `${dealCode.prefix.toLowerCase()} (${id})`).join(", ");
  return problem("unknown-game", `${quote(name)} is not a game: expected one of ${names}`);
}

/** The game whose letters a text such as `FK-11982-6` or `FK-9` starts with; undefined when no game's. */
export function gameOfPrefix(text: string): AnyGame | undefined {
  const letters = /^([A-Za-z]{2})-\d/.exec(text)?.[1]?.toUpperCase();
  return games.find(({ dealCode }) => dealCode.prefix === letters);
}
