import { games, ok, quote, type Result } from "@tetrarch/engine";
import { type GameRecord, noteOf, type Remark, stamped } from "@tetrarch/play";
import { gameNamed } from "../../content/games.js";
import { type Fault, fault, type Outcome, report } from "../../report.js";
import type { Outside } from "../outside.js";
import { keep, keptIn } from "./kept.js";
import { counted, listed, SHOWN_OF_ID } from "./listed.js";

export interface MarkOptions {
  readonly star?: boolean;
  readonly hide?: boolean;
  /** The note's text; false for none any more. */
  readonly note?: string | false;
}

/** The game that was finished last. */
const LATEST = "latest";

/** `tetrarch history mark GAME`: a star, a note, that lists leave a finished game out. */
export function markGame(named: string, options: MarkOptions, outside: Outside): Outcome {
  const { star, hide, note } = options;
  if (star === undefined && hide === undefined && note === undefined)
    return fault(
      "usage",
      "nothing to set: say --star, --note TEXT or --hide, or --no-star, --no-note or --no-hide",
    );
  const text = note === undefined ? undefined : noteOf(note === false ? "" : note);
  if (text && !text.ok) return fault("usage", `--note: ${text.error.message}`);
  const kept = keptIn(outside);
  if (!kept.ok) return kept;
  const record = recordNamed(named, kept.value.games);
  if (!record.ok) return record;
  const { id } = record.value;
  const before = kept.value.remarks.get(id) ?? { id };
  const now = outside.now();
  const remark: Remark = {
    ...before,
    ...(star !== undefined && { star: stamped(star, now, before.star) }),
    ...(hide !== undefined && { hidden: stamped(hide, now, before.hidden) }),
    ...(text && { note: stamped(text.value, now, before.note) }),
  };
  const set = keep([{ kind: "remark", remark }], outside);
  if (!set.ok) return set;
  return report(`${listed(record.value, remark).join("\n")}\n`, { remark });
}

/** A finished game by the beginning of its id. Errors are `usage`. */
function recordNamed(named: string, all: readonly GameRecord[]): Result<GameRecord, Fault> {
  const [latest] = all;
  if (named === LATEST) return latest ? ok(latest) : fault("usage", "no game has been finished yet");
  const wanted = named.toLowerCase();
  const found = /^[0-9a-f]{4,32}$/.test(wanted) ? all.filter(({ id }) => id.startsWith(wanted)) : [];
  const [only, ...others] = found;
  if (!only) {
    const where = `tetrarch history lists the games, each with the first ${SHOWN_OF_ID} signs of its id; ${LATEST} is the last one`;
    return fault("usage", `no finished game is called ${quote(named)}: ${where}`);
  }
  if (others.length === 0) return ok(only);
  const ids = found.map(({ id }) => id).join(", ");
  return fault("usage", `${counted(found.length)} begin with ${quote(named)}: ${ids}`);
}

/** `tetrarch history anew [GAME]`: from now on the statistics count, or all of them again. */
export function beginAnew(
  name: string | undefined,
  { all = false }: { readonly all?: boolean },
  outside: Outside,
): Outcome {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const kept = keptIn(outside);
  if (!kept.ok) return kept;
  const now = outside.now();
  const wanted = game ? [game.value] : games;
  const starts = wanted.map(({ id }) => {
    const before = kept.value.starts.find((start) => start.game === id)?.since;
    return { kind: "start" as const, start: { game: id, since: stamped(all ? 0 : now, now, before) } };
  });
  const set = keep(starts, outside);
  if (!set.ok) return set;
  const what = game ? game.value.title : "all games";
  return report(
    all
      ? `Every finished game of ${what} counts in the statistics again.\n`
      : `The statistics of ${what} begin anew. What was played stays in the list; --all counts it again.\n`,
    { starts: starts.map(({ start }) => start) },
  );
}
