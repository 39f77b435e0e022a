import {
  type AnyGame,
  dealOfNumber,
  type FindGame,
  findGameAmong,
  games,
  type OwnSet,
  ok,
  type Problem,
  problem,
  quote,
  type Result,
  readOwnSet,
  unknownGame,
} from "@tetrarch/engine";
import { nameOf, readText } from "../files/read-text.js";
import { type Fault, fault } from "../report.js";
import { fileFaults, usageWords } from "../words/en/faults.js";

/** The game of an id or of the two letters of its deal codes, capitals or not: `four-kingdoms`, `FK`, `fk`. */
export function gameNamed(name: string): Result<AnyGame, Problem> {
  const wanted = name.toLowerCase();
  const game = games.find(({ id, dealCode }) => wanted === id || wanted === dealCode.prefix.toLowerCase());
  if (game) return ok(game);
  const names = games.map(({ id, dealCode }) => `${dealCode.prefix.toLowerCase()} (${id})`);
  return problem("unknown-game", usageWords.noGame(quote(name), names, similarGames(wanted)));
}

/** The games whose id, or else a word of whose id, begins as a name does. */
function similarGames(name: string): readonly string[] {
  const begins = (text: string) => name.length > 1 && text.startsWith(name.slice(0, 3));
  const ids = games.map(({ id }) => id);
  const first = ids.filter(begins);
  return first.length > 0 ? first : ids.filter((id) => id.split("-").some(begins));
}

/** A line for each game: its two letters and its id. */
export function listOfGames(): string {
  return games.map(({ id, dealCode }) => `  ${dealCode.prefix.toLowerCase()}  ${id}`).join("\n");
}

/** The game whose letters a text such as `FK-11982-6` or `FK-9` starts with; undefined when no game's. */
export function gameOfPrefix(text: string): AnyGame | undefined {
  const letters = /^([A-Za-z]{2})-\d/.exec(text)?.[1]?.toUpperCase();
  return games.find(({ dealCode }) => dealCode.prefix === letters);
}

/** A deal as it was typed, its number made its code: `17` is the same as `FK-17-9`. */
export function dealNamed(game: AnyGame, typed: string): string {
  const number = /^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : undefined;
  return number === undefined ? typed : dealOfNumber(game, number);
}

/**
 * The game of an id, with the card set in a text where one is given (FG-0). Errors are `unknown-game` and
 * `bad-card-set`.
 */
export function gameById(id: string, cardSet: string | undefined): Result<AnyGame, Problem> {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) return unknownGame(id);
  if (cardSet === undefined) return ok(game);
  if (!game.cardSet) return problem("bad-card-set", `${game.title} has no card sets`);
  const own = readCardSetText(cardSet);
  return own.ok ? ok(own.value.game) : own;
}

/** Finds the game that a transcript names, its card set being this one or the built-in one (C-12). */
export function finderWith(cardSet: string | undefined): Result<FindGame, Problem> {
  if (cardSet === undefined) return ok(findGameAmong([]));
  const own = readCardSetText(cardSet);
  return own.ok ? ok(findGameAmong([own.value])) : own;
}

/** The card set in a text. Errors are `bad-card-set`. */
function readCardSetText(text: string): Result<OwnSet, Problem> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return problem("bad-card-set", fileFaults.notJson(error));
  }
  return readOwnSet(json);
}

/** Reads a card set from a file, or from standard input for `-`. Faults name the file, the place and the reason. */
export async function readCardSetFile(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<OwnSet, Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const own = readCardSetText(text.value);
  return own.ok ? own : fault(own.error.code, fileFaults.about(nameOf(path), own.error.message));
}
