import {
  type FindGame,
  findGameAmong,
  type OwnSet,
  ok,
  type Problem,
  problem,
  quote,
  type Result,
  readOwnSet,
} from "@tetrarch/engine";
import * as v from "valibot";
import type { GameRecord } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import { historyOf } from "./finished-game.js";
import { hasEnded } from "./game-in-play.js";
import { type ArchiveEntry, kindOfLine, mergeEntries, readEntry } from "./kinds.js";

/** The first line of an exported history. */
export interface HistoryHeader {
  readonly format: "tetrarch-history";
  readonly version: 1;
  /** How many games follow, a line each: they show whether the file was cut short. */
  readonly games: number;
  /** How many lines of other kinds follow these; left out for none. */
  readonly others?: number;
}

const HISTORY_FORMAT = "tetrarch-history";
const HISTORY_VERSION = 1;

/** The largest file that is read, in bytes; a text may have as many letters. */
export const LARGEST_HISTORY = 50_000_000;

/** What one line of a file was found to be. The first line of the file is number 1. */
export type HistoryLine =
  | { readonly type: "game"; readonly line: number; readonly record: GameRecord }
  | { readonly type: "entry"; readonly line: number; readonly entry: ArchiveEntry }
  /** Of a kind that a newer version may have written. */
  | { readonly type: "unknown"; readonly line: number }
  | { readonly type: "refused"; readonly line: number; readonly reason: string };

/** A file that is a history, as its first line says. */
export interface OpenedHistory {
  /** How many lines it claims to hold, of games and of all else. */
  readonly claimed: number;
  /**
   * Reads line by line. Each game is played again, which may take milliseconds: a page reads some
   * lines at a time. Games are found among the card sets that stand before them in the file, then by `findGame`.
   */
  lines(findGame: FindGame): Generator<HistoryLine, void>;
}

export interface HistoryRead {
  /** Each game once, newest first. */
  readonly games: readonly GameRecord[];
  /** What is kept besides games, each once; without games in play of which the file has the end. */
  readonly entries: readonly ArchiveEntry[];
  /** How many lines told of a game that another line tells of as well. */
  readonly doubles: number;
  /** How many lines are of other kinds than games, known here or not. */
  readonly others: number;
  /** How many lines are of kinds that are not known here: they are passed over. */
  readonly unknown: number;
  /** The lines that hold nothing that can be taken, and why. */
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
  /** How many lines the file has lost by its own count. */
  readonly missing: number;
}

/**
 * A history as a file: JSON Lines, a header, the card sets of the player's own that games were played with, then each game once,
 * newest first, then all other entries; games in play only where no record has their end. Read by `readHistory`.
 */
export function formatHistory(records: Iterable<GameRecord>, entries: Iterable<ArchiveEntry> = []): string {
  const history = historyOf(records);
  const others = mergeEntries(withoutEnded(entries, history));
  const header: HistoryHeader = {
    format: HISTORY_FORMAT,
    version: HISTORY_VERSION,
    games: history.length,
    ...(others.length > 0 && { others: others.length }),
  };
  const isCardSet = ({ kind }: ArchiveEntry) => kind === "card-set";
  const sets = others.filter(isCardSet);
  const rest = others.filter((entry) => !isCardSet(entry));
  return [header, ...sets, ...history, ...rest].map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Entries without the games in play that have ended meanwhile, by the finished games beside them. */
export function withoutEnded(
  entries: Iterable<ArchiveEntry>,
  finished: Iterable<Pick<GameRecord, "id">>,
): readonly ArchiveEntry[] {
  const games = [...finished];
  return [...entries].filter((entry) => entry.kind !== "in-play" || !hasEnded(entry.inPlay, games));
}

const HEADER = v.object({
  format: v.literal(HISTORY_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
  others: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Reads the first line of an exported history. Errors are `too-large` and `bad-record`; a newer version is told as such. */
export function openHistory(text: string): Result<OpenedHistory, Problem> {
  if (text.length > LARGEST_HISTORY) {
    return problem("too-large", `the file has more than ${LARGEST_HISTORY / 1_000_000} MB`);
  }
  // Some editors put a mark before all text.
  const whole = text.replace(/^\uFEFF/, "");
  const end = lineEnd(whole, 0);
  const json = parsed(whole.slice(0, end));
  const header = v.safeParse(HEADER, json.ok ? json.value : undefined);
  if (!header.success) {
    return problem("bad-record", `line 1: it is no header of a history of Tetrarch, ${shownStart(whole)}`);
  }
  const { version, games, others } = header.output;
  if (version > HISTORY_VERSION) {
    return problem(
      "bad-record",
      `line 1: a newer Tetrarch has written this file, in version ${version}; this one reads version ${HISTORY_VERSION}`,
    );
  }
  return ok({ claimed: games + others, lines: (findGame) => linesFrom(whole, end + 1, findGame) });
}

/** Reads an exported history whole. Errors are those of `openHistory`; a line that is wrong costs no other. */
export function readHistory(text: string, findGame: FindGame): Result<HistoryRead, Problem> {
  const opened = openHistory(text);
  return opened.ok ? ok(summariseLines(opened.value, opened.value.lines(findGame))) : opened;
}

/** What the lines of a file come to together. */
export function summariseLines({ claimed }: OpenedHistory, lines: Iterable<HistoryLine>): HistoryRead {
  const records: GameRecord[] = [];
  const entries: ArchiveEntry[] = [];
  const refused: { readonly line: number; readonly reason: string }[] = [];
  let unknown = 0;
  for (const line of lines) {
    if (line.type === "game") records.push(line.record);
    else if (line.type === "entry") entries.push(line.entry);
    else if (line.type === "unknown") unknown++;
    else refused.push({ line: line.line, reason: line.reason });
  }
  const games = historyOf(records);
  const found = records.length + entries.length + unknown + refused.length;
  return {
    games,
    entries: mergeEntries(withoutEnded(entries, games)),
    doubles: records.length - games.length,
    others: entries.length + unknown,
    unknown,
    refused,
    missing: Math.max(0, claimed - found),
  };
}

function* linesFrom(text: string, start: number, findGame: FindGame): Generator<HistoryLine, void> {
  const sets: OwnSet[] = [];
  const find: FindGame = (id, cardSet) => {
    const found = findGameAmong(sets)(id, cardSet);
    return found.ok ? found : findGame(id, cardSet);
  };
  let line = 2;
  for (let from = start; from < text.length; line++) {
    const end = lineEnd(text, from);
    const written = text.slice(from, end).trim();
    from = end + 1;
    if (written === "") continue;
    const read = readLine(line, written, find);
    if (read.type === "entry" && read.entry.kind === "card-set") {
      const own = readOwnSet(read.entry.set);
      if (own.ok) sets.push(own.value);
    }
    yield read;
  }
}

function readLine(line: number, written: string, findGame: FindGame): HistoryLine {
  const json = parsed(written);
  if (!json.ok) return { type: "refused", line, reason: `it is not JSON, ${shownStart(written)}` };
  if (kindOfLine(json.value) !== undefined) return readOther(line, json.value, findGame);
  const read = readGameRecord(json.value, findGame);
  return read.ok
    ? { type: "game", line, record: read.value.record }
    : { type: "refused", line, reason: read.error.message };
}

function readOther(line: number, json: unknown, findGame: FindGame): HistoryLine {
  const read = readEntry(json, findGame);
  if (!read.ok) return { type: "refused", line, reason: read.error.message };
  return read.value ? { type: "entry", line, entry: read.value } : { type: "unknown", line };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function shownStart(text: string): string {
  const start = text.trimStart().slice(0, 41);
  return start === "" ? "it is empty" : `it begins with ${quote(start)}`;
}

function parsed(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
