import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findGameAmong, parseSave } from "@tetrarch/engine";
import {
  foremost,
  type GameRecord,
  historyOf,
  identityOfFinished,
  type Keepsake,
  keepsakesOf,
  kindOfLine,
  type PuzzleKeepsake,
  parseGameRecord,
  readKeepsake,
  recordOf,
} from "@tetrarch/play";
import type { PuzzleTry } from "@tetrarch/play/puzzles";
import {
  appendLines,
  isSystemError,
  makeFolder,
  readWhole,
  reasonOf,
  writeWhole,
} from "../../files/text-files.js";
import { finderWith } from "../find-game.js";
import { finishedAttemptPath, readAttempt } from "./attempt-file.js";

/** What was read of the finished games. */
export interface HistoryFound {
  /** Each once, the latest first. */
  readonly games: readonly GameRecord[];
  /** The first tries at puzzles, each once. */
  readonly puzzles: readonly PuzzleKeepsake[];
  /** How many lines of the file hold neither. */
  readonly unread: number;
}

/** What became of games and puzzles that were to be added. */
export interface Added {
  readonly added: number;
  /** How many games were there already. */
  readonly known: number;
  /** How many puzzles were tried elsewhere first, or only there. */
  readonly puzzles: number;
}

const FILE = "history.jsonl";
const ID_LENGTH = 32;

/**
 * The finished games and the first tries at puzzles: a file beside the saved games, a record a line, to which lines are only ever
 * added, so that processes do not get into each other's way and a crash costs at most the line it was about to write. A game that is
 * told of twice counts once, as it ended first, and so does a puzzle. Without a home nothing is kept.
 */
export class FinishedGames {
  readonly #home: string | undefined;
  #unwritten: readonly GameRecord[] = [];

  constructor(home: string | undefined) {
    this.#home = home;
  }

  /**
   * Adds games; on disk when this returns, unless it returns a sentence saying why not. Then they are kept in memory, to be
   * written with the next ones.
   */
  add(records: readonly GameRecord[]): string | undefined {
    if (this.#home === undefined || records.length === 0) return undefined;
    this.#unwritten = [...this.#unwritten, ...records];
    try {
      makeFolder(this.#home);
      this.#takeOver();
      this.#append(this.#unwritten);
      this.#unwritten = [];
      return undefined;
    } catch (error) {
      return `That this game has ended cannot be kept in ${this.#path}: ${reasonOf(error)}.`;
    }
  }

  /** Keeps the first try at a puzzle; on disk when this returns, unless it returns a sentence saying why not. */
  addTry(puzzle: PuzzleTry): string | undefined {
    if (this.#home === undefined) return undefined;
    try {
      makeFolder(this.#home);
      this.#takeOver();
      this.#append([{ kind: "puzzle", puzzle }]);
      return undefined;
    } catch (error) {
      return `That you tried this puzzle cannot be kept in ${this.#path}: ${reasonOf(error)}.`;
    }
  }

  /** All of them. Throws what the system says. */
  read(): HistoryFound {
    if (this.#home === undefined) return { games: [], puzzles: [], unread: 0 };
    this.#takeOver();
    const written = existsSync(this.#path) ? readFileSync(this.#path, "utf8").split("\n") : [];
    const lines = written.filter((line) => line.trim() !== "").map(readLine);
    return {
      games: historyOf(lines.flatMap((line) => line?.record ?? [])),
      puzzles: puzzlesAmong(lines.flatMap((line) => line?.puzzle ?? [])),
      unread: lines.filter((line) => line === undefined).length,
    };
  }

  /** Adds games that were finished, and puzzles that were tried, elsewhere. Throws what the system says. */
  merge(records: readonly GameRecord[], puzzles: readonly PuzzleKeepsake[] = []): Added {
    const kept = this.read();
    const there = new Map(kept.games.map((record) => [identityOfFinished(record), record]));
    const isNews = (record: GameRecord) => {
      const known = there.get(identityOfFinished(record));
      return !known || foremost(known, record) !== known;
    };
    const before = new Set(kept.puzzles.map((one) => JSON.stringify(one)));
    const tried = puzzlesAmong([...kept.puzzles, ...puzzles]).filter(
      (one) => !before.has(JSON.stringify(one)),
    );
    const news = [...records.filter(isNews), ...tried];
    if (this.#home !== undefined && news.length > 0) {
      makeFolder(this.#home);
      this.#append(news);
    }
    const known = records.filter((record) => there.has(identityOfFinished(record))).length;
    return { added: records.length - known, known, puzzles: tried.length };
  }

  get #path(): string {
    return join(this.#home ?? "", FILE);
  }

  #append(records: readonly (GameRecord | PuzzleKeepsake)[]): void {
    appendLines(
      this.#path,
      records.map((record) => JSON.stringify(record)),
    );
  }

  /** The first time, the games that were finished before there was a history are put into it. */
  #takeOver(): void {
    if (this.#home === undefined || existsSync(this.#path)) return;
    const found = finishedIn(this.#home);
    // Replaying takes its time, and another process may have been faster.
    if (found.length === 0 || existsSync(this.#path)) return;
    // All or nothing: a file that is there is never made again.
    writeWhole(this.#path, `${found.map((record) => JSON.stringify(record)).join("\n")}\n`);
  }
}

/** What a line of the file holds; undefined where it cannot be read. */
function readLine(
  line: string,
): { readonly record?: GameRecord; readonly puzzle?: PuzzleKeepsake } | undefined {
  try {
    const json: unknown = JSON.parse(line);
    if (kindOfLine(json) !== undefined) {
      const kept = readKeepsake(json, findGameAmong([]));
      return kept.ok && kept.value?.kind === "puzzle" ? { puzzle: kept.value } : undefined;
    }
    const record = parseGameRecord(json);
    return record.ok ? { record: record.value } : undefined;
  } catch {
    return undefined;
  }
}

/** The tries at puzzles among what is kept, each puzzle once. */
export function puzzlesAmong(kept: readonly Keepsake[]): readonly PuzzleKeepsake[] {
  return keepsakesOf(kept).filter((one): one is PuzzleKeepsake => one.kind === "puzzle");
}

/** The records of the finished games that lie beside the saves; what cannot be read is no game. */
function finishedIn(home: string): readonly GameRecord[] {
  return namesIn(join(home, "finished")).flatMap((name) => {
    const record = name.endsWith(".txt") ? recordOfFile(home, name) : undefined;
    return record ? [record] : [];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

function recordOfFile(home: string, name: string): GameRecord | undefined {
  const path = join(home, "finished", name);
  const attempt = readAttempt(finishedAttemptPath(home, name));
  if (attempt && attempt.counts !== true) return undefined;
  try {
    const cards = path.replace(/txt$/, "cards.json");
    const findGame = finderWith(existsSync(cards) ? readWhole(cards) : undefined);
    const session = findGame.ok ? parseSave(readWhole(path), findGame.value) : findGame;
    // Of a file that is older than ids, the same one always tells of the same game.
    const id = attempt?.id ?? createHash("sha256").update(name).digest("hex").slice(0, ID_LENGTH);
    const endedAt = Math.trunc(statSync(path).mtimeMs);
    return session.ok ? recordOf(session.value, id, { ...attempt, endedAt }) : undefined;
  } catch {
    return undefined;
  }
}
