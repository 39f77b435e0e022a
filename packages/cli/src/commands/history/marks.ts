import { games } from "@tetrarch/engine";
import { noteOf, type Remark, stamped } from "@tetrarch/play";
import { gameNamed } from "../../content/games.js";
import { fault, type Outcome, report } from "../../report.js";
import { historyLines, historyWords } from "../../words/en/history.js";
import type { CommandContext } from "../context.js";
import { keep, readStoredHistory, recordNamed } from "./stored-history.js";

export interface MarkOptions {
  readonly star?: boolean;
  readonly hide?: boolean;
  /** The note's text; false for none any more. */
  readonly note?: string | false;
}

/** `tetrarch history mark GAME`: gives a finished game a star or a note, or hides it in lists. */
export async function markGame(
  named: string,
  options: MarkOptions,
  context: CommandContext,
): Promise<Outcome> {
  const { star, hide, note } = options;
  if (star === undefined && hide === undefined && note === undefined)
    return fault("usage", historyWords.nothingToSet);
  const text = note === undefined ? undefined : noteOf(note === false ? "" : note);
  if (text && !text.ok) return fault("usage", historyWords.badNote(text.error.message));
  const stores = await context.stores();
  const kept = readStoredHistory(stores);
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
  const set = keep([{ kind: "remark", remark }], stores);
  if (!set.ok) return set;
  return report(`${historyLines(record.value, remark).join("\n")}\n`, { remark });
}

/** `tetrarch history anew [GAME]`: resets the statistics, or counts all games again. */
export async function resetStatistics(
  name: string | undefined,
  { all = false }: { readonly all?: boolean },
  context: CommandContext,
): Promise<Outcome> {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const stores = await context.stores();
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  const now = context.now();
  const wanted = game ? [game.value] : games;
  const starts = wanted.map(({ id }) => {
    const before = kept.value.starts.find((start) => start.game === id)?.since;
    return { kind: "start" as const, start: { game: id, since: stamped(all ? 0 : now, now, before) } };
  });
  const set = keep(starts, stores);
  if (!set.ok) return set;
  const title = game?.value.title;
  const said = all ? historyWords.countedAgain(title) : historyWords.reset(title);
  return report(`${said}\n`, { starts: starts.map(({ start }) => start) });
}
