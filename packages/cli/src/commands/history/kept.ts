import { ok, type Result } from "@tetrarch/engine";
import type { FreshStart, GameRecord, Keepsake, Remark } from "@tetrarch/play";
import { reasonOf } from "../../files/text-files.js";
import { type Fault, fault } from "../../report.js";
import type { Outside } from "../outside.js";

/** All that is kept of finished games. */
export interface Kept {
  /** Each once, the latest first. */
  readonly games: readonly GameRecord[];
  /** What is kept besides them. */
  readonly keepsakes: readonly Keepsake[];
  /** What is set beside games, by their ids. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** From when on the statistics count. */
  readonly starts: readonly FreshStart[];
  /** How many lines cannot be read. */
  readonly unread: number;
}

/** Errors are `unreadable`. */
export function keptIn({
  finished,
  keepsakes: file,
}: Pick<Outside, "finished" | "keepsakes">): Result<Kept, Fault> {
  try {
    const { games, unread } = finished.read();
    const { keepsakes, unread: unreadBesides } = file.read();
    const remarks = keepsakes.flatMap((one) => (one.kind === "remark" ? [one.remark] : []));
    return ok({
      games,
      keepsakes,
      remarks: new Map(remarks.map((remark) => [remark.id, remark])),
      starts: keepsakes.flatMap((one) => (one.kind === "start" ? [one.start] : [])),
      unread: unread + unreadBesides,
    });
  } catch (error) {
    return fault("unreadable", `the history: ${reasonOf(error)}`);
  }
}

/** Keeps what was set, and then says so. Errors are `unwritable`, also where there is no home to keep it in. */
export function keep(
  keepsakes: readonly Keepsake[],
  { keepsakes: file }: Pick<Outside, "keepsakes">,
): Result<number, Fault> {
  if (keepsakes.length > 0 && !file.hasHome)
    return fault("unwritable", "there is no home folder to keep it in");
  try {
    return ok(file.add(keepsakes));
  } catch (error) {
    return fault("unwritable", reasonOf(error));
  }
}
