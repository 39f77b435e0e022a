import { readFileSync } from "node:fs";
import { type FindGame, findGameAmong, type OwnSet, readOwnSet } from "@tetrarch/engine";
import { type ArchiveEntry, mergeEntries, readEntry } from "@tetrarch/play";
import { HomeFile } from "./home-file.js";

export interface ArchiveFileContents {
  /** Each once. */
  readonly entries: readonly ArchiveEntry[];
  /** How many lines of the file hold nothing that can be read here. */
  readonly unread: number;
}

const FILE = "keepsakes.jsonl";

/**
 * What is kept besides finished games: a file beside them, a line each as in an exported history, to which lines are only ever
 * added. What several lines say of the same is put together. Most of it the terminal keeps for the web app alone. Without a
 * home nothing is kept.
 */
export class ArchiveFile extends HomeFile {
  constructor(home: string | undefined) {
    super(home, FILE);
  }

  get hasHome(): boolean {
    return this.home !== undefined;
  }

  /** All that is kept. Throws what the system says. */
  read(): ArchiveFileContents {
    const lines = this.isThere ? linesOf(this.path) : [];
    const sets = lines.flatMap((line) => setIn(line) ?? []);
    const findGame = findGameAmong(sets);
    const found = lines.map((line) => entryIn(line, findGame));
    return {
      entries: mergeEntries(found.filter((entry) => entry !== undefined)),
      unread: found.filter((entry) => entry === undefined).length,
    };
  }

  /**
   * Merges what was set here or imported; on disk when this returns. Throws what the system says.
   * @returns how many changed something here
   */
  add(news: readonly ArchiveEntry[]): number {
    if (this.home === undefined || news.length === 0) return 0;
    const { entries } = this.read();
    const known = new Set(entries.map((entry) => JSON.stringify(entry)));
    const lines = mergeEntries([...entries, ...news])
      .map((entry) => JSON.stringify(entry))
      .filter((line) => !known.has(line));
    if (lines.length > 0) this.append(lines);
    return lines.length;
  }
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/** A card set, with which games of other lines were played. */
function setIn(line: string): OwnSet | undefined {
  if (!line.includes('"card-set"')) return undefined;
  const entry = entryIn(line, findGameAmong([]));
  const own = entry?.kind === "card-set" ? readOwnSet(entry.set) : undefined;
  return own?.ok ? own.value : undefined;
}

function entryIn(line: string, findGame: FindGame): ArchiveEntry | undefined {
  try {
    const entry = readEntry(JSON.parse(line), findGame);
    return entry.ok ? entry.value : undefined;
  } catch {
    return undefined;
  }
}
