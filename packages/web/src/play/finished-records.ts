import type { Degree } from "@tetrarch/engine";
import {
  type FinishedGame,
  type GameRecord,
  identityOfFinished,
  originNamed,
  RECORD_FORMAT,
} from "@tetrarch/play";
import type { ListedGame } from "./database.js";

/** A store of the database, as far as it is read here. */
interface Readable<Value> {
  getAll(range?: IDBKeyRange): Promise<Value[]>;
  getAllKeys(range?: IDBKeyRange): Promise<IDBValidKey[]>;
}

/** A transaction on the stores that finished games are kept in. */
interface Reading {
  objectStore(name: "finished"): Readable<ListedGame>;
  objectStore(name: "moves"): Readable<string>;
}

/** The records of finished games, all or those of a range of keys, as they lie there; those whose moves are gone are left out. */
export async function finishedRecords(reading: Reading, range?: IDBKeyRange): Promise<readonly GameRecord[]> {
  const [listed, keys, moves] = await Promise.all([
    reading.objectStore("finished").getAll(range),
    reading.objectStore("moves").getAllKeys(range),
    reading.objectStore("moves").getAll(range),
  ]);
  // One store may have lost what the other has: only its key tells whose moves these are.
  const movesOf = new Map<IDBValidKey, string | undefined>(keys.map((key, index) => [key, moves[index]]));
  return listed
    .filter(isListed)
    .flatMap((game) => wholeOf(game, movesOf.get(identityOfFinished(game))) ?? []);
}

/** The record that a listed game and its moves make; undefined where the moves are gone. */
export function wholeOf(
  { moves: count, order: _, ...finished }: ListedGame,
  moves: unknown,
): GameRecord | undefined {
  if (typeof moves !== "string") return undefined;
  const words = moves === "" ? [] : moves.split(" ");
  return words.length === count ? { format: RECORD_FORMAT, ...finished, words } : undefined;
}

/** Whether a stored value is as it should be, as far as a list and its statistics go. */
export function isListed(value: unknown): value is ListedGame {
  return isFinished(value) && "moves" in value && typeof value.moves === "number";
}

/** A stored game as it is listed: where only a newer version knows how its deal was come by, nobody does here. */
export function listedOf(game: ListedGame): ListedGame {
  return { ...game, origin: originNamed(game.origin) };
}

/** The whole record that a stored value is, of whatever format; undefined where it is none. What it claims is not looked into. */
export function recordIn(value: unknown): GameRecord | undefined {
  if (!isFinished(value) || !("format" in value) || !("words" in value)) return undefined;
  if ((value.format !== 1 && value.format !== RECORD_FORMAT) || !Array.isArray(value.words)) return undefined;
  return { ...(value as GameRecord), format: RECORD_FORMAT };
}

/** The last moment of JavaScript's dates. */
const LATEST = 8.64e15;

const DEGREES: readonly Degree[] = ["first", "known", "assisted"];

function isFinished(value: unknown): value is FinishedGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, variant, deal, end, score, degree, startedAt, endedAt, playedFor } =
    value as Partial<FinishedGame>;
  return (
    [id, game, variant, deal, end].every((text) => typeof text === "string") &&
    DEGREES.some((known) => known === degree) &&
    typeof score?.value === "number" &&
    typeof score.max === "number" &&
    typeof score.text === "string" &&
    isTime(endedAt) &&
    [startedAt, playedFor].every((time) => time === undefined || isTime(time))
  );
}

/** Whether a value is a number of milliseconds that a date can have. */
function isTime(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LATEST;
}
