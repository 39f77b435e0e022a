import { games, ok, quote, type Result } from "@tetrarch/engine";
import { type GameRecord, noteOf, type Remark, stamped } from "@tetrarch/play";
import { gameNamed } from "../../content/games.js";
import { type Fault, fault, type Outcome, report } from "../../report.js";
import type { CommandContext } from "../context.js";
import { counted, historyLines, SHORT_ID_LENGTH } from "./history-lines.js";
import { keep, readStoredHistory } from "./stored-history.js";

export interface MarkOptions {
  readonly star?: boolean;
  readonly hide?: boolean;
  /** The note's text; false for none any more. */
  readonly note?: string | false;
}

/** The game that was finished last. */
const LATEST = "latest";

/** `tetrarch history mark GAME`: a star, a note, that lists leave a finished game out. */
export function markGame(named: string, options: MarkOptions, context: CommandContext): Outcome {
  const { star, hide, note } = options;
  if (star === undefined && hide === undefined && note === undefined)
    return fault(
      "usage",
      "nothing to set: say --star, --note TEXT or --hide, or --no-star, --no-note or --no-hide",
    );
  const text = note === undefined ? undefined : noteOf(note === false ? "" : note);
  if (text && !text.ok) return fault("usage", `--note: ${text.error.message}`);
  const kept = readStoredHistory(context);
  if (!kept.ok) return kept;
  const record = recordNamed(named, kept.value.games);
  if (!record.ok) return record;
  const { id } = record.value;
  const before = kept.value.remarks.get(id) ?? { id };
  const now = context.now();
  const remark: Remark = {
    ...before,
    ...(star !== undefined && { star: stamped(star, now, before.star) }),
    ...(hide !== undefined && { hidden: stamped(hide, now, before.hidden) }),
    ...(text && { note: stamped(text.value, now, before.note) }),
  };
  const set = keep([{ kind: "remark", remark }], context);
  if (!set.ok) return set;
  return report(`${historyLines(record.value, remark).join("\n")}\n`, { remark });
}

/** A finished game by the beginning of its id. Errors are `usage`. */
function recordNamed(named: string, all: readonly GameRecord[]): Result<GameRecord, Fault> {
  const [latest] = all;
  if (named === LATEST) return latest ? ok(latest) : fault("usage", "no game has been finished yet");
  const wanted = named.toLowerCase();
  const found = /^[0-9a-f]{4,32}$/.test(wanted) ? all.filter(({ id }) => id.startsWith(wanted)) : [];
  const [only, ...others] = found;
  if (!only) {
    const where = `tetrarch history lists the games, each with the first ${SHORT_ID_LENGTH} signs of its id; ${LATEST} is the last one`;
    return fault("usage", `no finished game is called ${quote(named)}: ${where}`);
  }
  if (others.length === 0) return ok(only);
  const ids = found.map(({ id }) => id).join(", ");
  return fault("usage", `${counted(found.length)} begin with ${quote(named)}: ${ids}`);
}

/** `tetrarch history anew [GAME]`: resets the statistics, or counts all games again. */
export function resetStatistics(
  name: string | undefined,
  { all = false }: { readonly all?: boolean },
  context: CommandContext,
): Outcome {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const kept = readStoredHistory(context);
  if (!kept.ok) return kept;
  const now = context.now();
  const wanted = game ? [game.value] : games;
  const starts = wanted.map(({ id }) => {
    const before = kept.value.starts.find((start) => start.game === id)?.since;
    return { kind: "start" as const, start: { game: id, since: stamped(all ? 0 : now, now, before) } };
  });
  const set = keep(starts, context);
  if (!set.ok) return set;
  const what = game ? game.value.title : "all games";
  return report(
    all
      ? `Every finished game of ${what} counts in the statistics again.\n`
      : `The statistics of ${what} begin anew. What was played stays in the list; --all counts it again.\n`,
    { starts: starts.map(({ start }) => start) },
  );
}
