import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseSave } from "@tetrarch/engine";
import {
  type Additions,
  additionsTo,
  type GameRecord,
  historyOf,
  identityOfFinished,
  parseGameRecord,
  recordOf,
} from "@tetrarch/play";
import { finderWith } from "../../content/games.js";
import { namesIn, readWhole, reasonOf, writeWhole } from "../../files/text-files.js";
import { savesWords } from "../../words/en/saves.js";
import { finishedAttemptPath, readAttempt } from "./attempt-file.js";
import { HomeFile } from "./home-file.js";

/** What was read of the finished games. */
export interface HistoryFileContents {
  /** Each once, the latest first. */
  readonly games: readonly GameRecord[];
  /** Each once, as it was written first, in the order in which they were: whatever a clock says, no later one comes before. */
  readonly asWritten: readonly GameRecord[];
  /** How many lines of the file hold no game. */
  readonly unread: number;
}

/** What became of games that were to be added: how many are new, were there, and got an earlier end. */
export type Added = Omit<Additions, "news">;

const FILE = "history.jsonl";
const ID_LENGTH = 32;

/**
 * The finished games: a file beside the saved ones, a record a line, to which lines are only ever added, so that processes
 * do not get into each other's way and a crash costs at most the line it was about to write. A game that has
 * several lines counts once, as it ended first. Without a home nothing is kept.
 */
export class FinishedGames extends HomeFile {
  #unwritten: readonly GameRecord[] = [];

  constructor(home: string | undefined) {
    super(home, FILE);
  }

  /**
   * Adds games; on disk when this returns, unless it returns a sentence saying why not. Then they are kept in memory, to be
   * written with the next ones.
   */
  add(records: readonly GameRecord[]): string | undefined {
    if (this.home === undefined || records.length === 0) return undefined;
    this.#unwritten = [...this.#unwritten, ...records];
    try {
      this.#takeOver();
      this.append(this.#unwritten.map((record) => JSON.stringify(record)));
      this.#unwritten = [];
      return undefined;
    } catch (error) {
      return savesWords.historyFailed(this.path, reasonOf(error));
    }
  }

  /** All of them. Throws what the system says. */
  read(): HistoryFileContents {
    if (this.home === undefined) return { games: [], asWritten: [], unread: 0 };
    this.#takeOver();
    const lines = this.isThere ? readFileSync(this.path, "utf8").split("\n") : [];
    const read = lines.filter((line) => line.trim() !== "").map(recordIn);
    const records = read.filter((record) => record !== undefined);
    const first = new Map(records.toReversed().map((record) => [identityOfFinished(record), record]));
    const asWritten = records.filter((record) => first.get(identityOfFinished(record)) === record);
    return { games: historyOf(records), asWritten, unread: read.length - records.length };
  }

  /** Merges imported games. Throws what the system says. */
  merge(records: readonly GameRecord[]): Added {
    const { news, ...added } = additionsTo(this.read().games, records);
    if (news.length > 0) this.append(news.map((record) => JSON.stringify(record)));
    return added;
  }

  /** The first time, the games that were finished before there was a history are put into it. */
  #takeOver(): void {
    if (this.home === undefined || this.isThere) return;
    const found = finishedIn(this.home);
    // Replaying takes its time, and another process may have been faster.
    if (found.length === 0 || this.isThere) return;
    // All or nothing: a file that is there is never made again.
    writeWhole(this.path, `${found.map((record) => JSON.stringify(record)).join("\n")}\n`);
  }
}

function recordIn(line: string): GameRecord | undefined {
  try {
    const record = parseGameRecord(JSON.parse(line));
    return record.ok ? record.value : undefined;
  } catch {
    return undefined;
  }
}

/** The records of the finished games that lie beside the saves; what cannot be read is no game. */
function finishedIn(home: string): readonly GameRecord[] {
  return namesIn(join(home, "finished")).flatMap((name) => {
    const record = name.endsWith(".txt") ? recordOfFile(home, name) : undefined;
    return record ? [record] : [];
  });
}

function recordOfFile(home: string, name: string): GameRecord | undefined {
  const path = join(home, "finished", name);
  const attempt = readAttempt(finishedAttemptPath(home, name));
  if (attempt && attempt.counts !== true) return undefined;
  try {
    const cards = path.replace(/txt$/, "cards.json");
    const findGame = finderWith(existsSync(cards) ? readWhole(cards) : undefined);
    const session = findGame.ok ? parseSave(readWhole(path), findGame.value) : findGame;
    // Files of older versions have no id: the name of the file stands for it.
    const id = attempt?.id ?? createHash("sha256").update(name).digest("hex").slice(0, ID_LENGTH);
    const endedAt = Math.trunc(statSync(path).mtimeMs);
    return session.ok ? recordOf(session.value, id, { ...attempt, endedAt }) : undefined;
  } catch {
    return undefined;
  }
}
