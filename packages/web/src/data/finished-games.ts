import { type Degree, parseHelp, type Session } from "@tetrarch/engine";
import {
  Collection,
  type FinishedGame,
  finishedGames,
  type GameRecord,
  identityOfFinished,
  parseDealOrigin,
  RECORD_FORMAT,
  recordOf,
  type Transaction,
} from "@tetrarch/play";
import { type Database, type GameSummary, isObject } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

/** The stores that a finished game lies in: its moves lie in another, so that a list need not read them. */
export const FINISHED_STORES = ["finished", "moves"] as const;

/** The finished games in this browser's database, with second copies. */
export function finishedCollection(database: Database, mirror: BrowserMirror): Collection<GameRecord> {
  return new Collection(
    database,
    {
      kind: finishedGames,
      store: "finished",
      with: FINISHED_STORES,
      get: async (transaction, key) =>
        recordFromSummary(await transaction.get("finished", key), await transaction.get("moves", key)),
      put: putFinished,
      remove: async (transaction, key) => {
        for (const store of FINISHED_STORES) await transaction.delete(store, key);
      },
      read: recordIn,
      now: Date.now,
    },
    mirror,
  );
}

/**
 * Puts games that were finished here into the history, in a transaction on `FINISHED_STORES`. One that is there already has
 * counted; one that was deleted stays deleted.
 */
export async function addFinished(
  collection: Collection<GameRecord>,
  transaction: Transaction,
  records: readonly GameRecord[],
): Promise<void> {
  for (const record of records) {
    const key = identityOfFinished(record);
    if ((await transaction.get("finished", key)) !== undefined) continue;
    if (await collection.isDeleted(transaction, key)) continue;
    const before = await transaction.values("finished", ...rangeOfDeal(record));
    await putFinished(transaction, record, Math.max(0, ...before.map((game) => orderIn(game) ?? 0)) + 1);
  }
}

/** The first and last key that a finished game of a deal can have. */
export function rangeOfDeal(
  game: Omit<Parameters<typeof identityOfFinished>[0], "id">,
): readonly [string, string] {
  const first = identityOfFinished({ ...game, id: "" });
  return [first, `${first}g`];
}

/**
 * Puts a finished game into the history, in place of what is there of it.
 * @param order which of the games of its deal it was to be finished here; undefined leaves it as it was
 */
async function putFinished(transaction: Transaction, record: GameRecord, order?: number): Promise<void> {
  const key = identityOfFinished(record);
  const counted = order ?? orderIn(await transaction.get("finished", key));
  const { words, format: _, ...finished } = record;
  const listed = { ...finished, moves: words.length, ...(counted !== undefined && { order: counted }) };
  await Promise.all([
    transaction.put("finished", key, listed),
    transaction.put("moves", key, words.join(" ")),
  ]);
}

/** The finished games of a range of keys, or all; those whose moves are gone are left out. */
export async function finishedIn(
  transaction: Transaction,
  first?: string,
  last?: string,
): Promise<readonly { readonly record: GameRecord; readonly order: number | undefined }[]> {
  const [listed, keys, moves] = await Promise.all([
    transaction.values("finished", first, last),
    transaction.keys("moves", first, last),
    transaction.values("moves", first, last),
  ]);
  // One store may have lost what the other has: only its key tells whose moves these are.
  const movesOf = new Map(keys.map((key, index) => [key, moves[index]]));
  return listed.filter(isListed).flatMap((game) => {
    const record = recordFromSummary(game, movesOf.get(identityOfFinished(game)));
    return record ? [{ record, order: orderIn(game) }] : [];
  });
}

/**
 * What the history has of a game that is over, by its id there: this end of it, another one that it had
 * before it was taken back, or none. Rejects when the history cannot be read, with an Error for which `reasonOf` has words.
 */
export async function recordedResult(
  database: Database,
  session: Session,
  id: string,
): Promise<"this" | "another" | "none"> {
  const record = recordOf(session, id, { endedAt: 0 });
  if (!record) return "none";
  const key = identityOfFinished(record);
  const [finished, moves] = await database.read(["finished", "moves"], (transaction) =>
    Promise.all([transaction.get("finished", key), transaction.get("moves", key)]),
  );
  if (!isListed(finished) || moves === undefined) return "none";
  return moves === record.words.join(" ") && finished.end === record.end ? "this" : "another";
}

function orderIn(stored: unknown): number | undefined {
  return isObject(stored) && typeof stored.order === "number" ? stored.order : undefined;
}

/** The record that a listed game and its moves make; undefined where the moves are gone. */
export function recordFromSummary(listed: unknown, moves: unknown): GameRecord | undefined {
  if (!isListed(listed) || typeof moves !== "string") return undefined;
  const { moves: count, order: _, ...finished } = listed;
  const words = moves === "" ? [] : moves.split(" ");
  return words.length === count ? { format: RECORD_FORMAT, ...finished, words } : undefined;
}

/** Whether a stored value is as it should be, as far as a list and its statistics go. */
export function isListed(value: unknown): value is GameSummary {
  return isFinished(value) && "moves" in value && typeof value.moves === "number";
}

/** A stored game as it is listed: an origin and help that only a newer version knows are left out. */
export function summaryOf(game: GameSummary): GameSummary {
  return { ...game, origin: parseDealOrigin(game.origin), help: parseHelp(game.help) };
}

/** The whole record that a value is, of whatever format; undefined where it is none. What it claims is not looked into. */
function recordIn(value: unknown): GameRecord | undefined {
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
