import {
  type FindGame,
  findGameAmong,
  ok,
  quote,
  type Result,
  readOwnSet,
  type Session,
} from "@tetrarch/engine";
import {
  type ArchiveEntry,
  type FreshStart,
  type GameRecord,
  type Remark,
  readGameRecord,
  valuesOf,
} from "@tetrarch/play";
import { reasonOf } from "../../files/text-files.js";
import { duelsHere } from "../../play/saves/duels-here.js";
import type { Stores } from "../../play/saves/stores.js";
import { type Fault, fault } from "../../report.js";
import { historyWords, LATEST } from "../../words/en/history.js";

/** All that is kept of finished games. */
export interface StoredHistory {
  /** Each once, the latest first. */
  readonly games: readonly GameRecord[];
  /** What is kept besides them. */
  readonly entries: readonly ArchiveEntry[];
  /** What is set beside games, by their ids. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** From when on the statistics count. */
  readonly starts: readonly FreshStart[];
  /** How many lines cannot be read. */
  readonly unread: number;
}

/** Errors are `unreadable`. */
export function readStoredHistory({ finished, archive: file }: Stores): Result<StoredHistory, Fault> {
  try {
    const { games, unread } = finished.read();
    const { entries, unread: unreadBesides } = file.read();
    const remarks = valuesOf("remark", entries);
    return ok({
      games,
      entries,
      remarks: new Map(remarks.map((remark) => [remark.id, remark])),
      starts: valuesOf("start", entries),
      unread: unread + unreadBesides,
    });
  } catch (error) {
    return fault("unreadable", historyWords.unreadable(reasonOf(error)));
  }
}

/** Keeps entries; returns how many changed something. Errors are `unwritable`, also where there is no home to keep it in. */
export function keep(entries: readonly ArchiveEntry[], { archive: file }: Stores): Result<number, Fault> {
  if (entries.length > 0 && !file.hasHome) return fault("unwritable", historyWords.noHome);
  try {
    return ok(file.add(entries));
  } catch (error) {
    return fault("unwritable", historyWords.notKept(reasonOf(error)));
  }
}

/** Whether it is more likely that a finished game is meant than a file: neither a path nor an ending is named. */
export function mayNameGame(name: string): boolean {
  return /^\w+$/.test(name);
}

/** A finished game, imported ones too, by the beginning of its id. Errors are `usage`. */
export function recordNamed(named: string, all: readonly GameRecord[]): Result<GameRecord, Fault> {
  const [latest] = all;
  if (named === LATEST) return latest ? ok(latest) : fault("usage", historyWords.noneYet);
  const wanted = named.toLowerCase();
  const found = /^[0-9a-f]{4,32}$/.test(wanted) ? all.filter(({ id }) => id.startsWith(wanted)) : [];
  const [only, ...others] = found;
  if (!only) return fault("usage", historyWords.noSuchGame(quote(named)));
  if (others.length === 0) return ok(only);
  const ids = found.map(({ id }) => id);
  return fault("usage", historyWords.ambiguous(ids, quote(named)));
}

/**
 * A finished game replayed, with the cards that it was played with. Errors are `usage`, `bad-series` as long as a player here
 * has to play its cards, and those of a record.
 */
export function finishedGameNamed(named: string, stores: Stores): Result<Session, Fault> {
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  const record = recordNamed(named, kept.value.games);
  if (!record.ok) return record;
  const player = duelsHere(stores).pendingPlayer(record.value);
  if (player !== undefined) return fault("bad-series", historyWords.pending(player));
  const read = readGameRecord(record.value, finderOf(kept.value.entries));
  return read.ok ? ok(read.value.session) : read;
}

/** Finds games with the card sets among what is kept or was imported. */
export function finderOf(entries: readonly ArchiveEntry[]): FindGame {
  const sets = valuesOf("card-set", entries).flatMap((set) => {
    const own = readOwnSet(set);
    return own.ok ? [own.value] : [];
  });
  return findGameAmong(sets);
}
