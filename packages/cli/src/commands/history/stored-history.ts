import { ok, type Result } from "@tetrarch/engine";
import { type ArchiveEntry, type FreshStart, type GameRecord, type Remark, valuesOf } from "@tetrarch/play";
import { reasonOf } from "../../files/text-files.js";
import type { Stores } from "../../play/saves/stores.js";
import { type Fault, fault } from "../../report.js";
import { historyWords } from "../../words/en/history.js";

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
    return fault("unwritable", reasonOf(error));
  }
}
