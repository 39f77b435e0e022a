import { countedGames, type HistoryFilter, matchesFilter, statisticsOf } from "@tetrarch/play";
import { gameNamed } from "../../content/games.js";
import { tableWhere } from "../../play/tables/registry.js";
import { type Outcome, report } from "../../report.js";
import { historyLines, historyWords, statisticsLines } from "../../words/en/history.js";
import type { CommandContext } from "../context.js";
import { wholeNumber } from "../options.js";
import { readStoredHistory } from "./stored-history.js";

const MOST_LISTED = 1_000_000;

export interface HistoryOptions {
  /** How many of the latest games are listed; 20 where it is not said. */
  readonly last?: string;
  /** Only games with a star are listed. */
  readonly starred?: boolean;
  /** Only games that the list otherwise leaves out. */
  readonly hidden?: boolean;
  /** Only games with these words in their note; any note for none. */
  readonly noted?: string | true;
}

/** `tetrarch history [GAME]`: statistics of the finished games, and the latest of them. */
export async function history(
  name: string | undefined,
  options: HistoryOptions,
  context: CommandContext,
): Promise<Outcome> {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const last = wholeNumber("--last", options.last, { least: 0, most: MOST_LISTED, usual: 20 });
  if (!last.ok) return last;
  const kept = readStoredHistory(await context.stores());
  if (!kept.ok) return kept;
  const { games: all, remarks, starts, unread } = kept.value;
  const wanted = all.filter((record) => game === undefined || record.game === game.value.id);
  const counting = countedGames(wanted, starts);
  const statistics = statisticsOf(counting);
  const filter = filterOf(options);
  const found = wanted.filter((record) => matchesFilter(filter, record, remarks.get(record.id)));
  const latest = found.slice(0, last.value);
  const hidden = wanted.filter(({ id }) => remarks.get(id)?.hidden?.value).length;
  const before = wanted.length - counting.length;
  const notes = [
    ...(before > 0 ? [historyWords.notCounted(before), ""] : []),
    ...(hidden > 0 && !options.hidden ? [historyWords.hidden(hidden)] : []),
  ];
  const lines =
    wanted.length === 0
      ? [historyWords.none]
      : [
          ...statistics.flatMap(statisticsLines),
          ...notes,
          ...latest.flatMap((record) => historyLines(record, remarks.get(record.id))),
        ];
  const unreadLines = unread === 0 ? [] : [historyWords.unread(unread), ""];
  return report(`${[...unreadLines, ...lines].join("\n")}\n`, {
    statistics,
    games: latest.map(({ words, ...record }) => ({
      ...record,
      moves: words.length,
      ...marksOf(remarks.get(record.id)),
    })),
    hidden,
    unread,
  });
}

/** `tetrarch history sheet`: the score sheet of the Tomb by the book (TK-22, TK-30, TK-32). */
export async function scoreSheet(_options: object, context: CommandContext): Promise<Outcome> {
  const kept = readStoredHistory(await context.stores());
  if (!kept.ok) return kept;
  const { lines, json } = tableWhere("scoreSheet").scoreSheet(kept.value.games);
  return report(`${lines.join("\n")}\n`, json);
}

function filterOf({ starred, hidden, noted }: HistoryOptions): HistoryFilter {
  return {
    hidden: hidden ?? false,
    ...(starred && { starred }),
    ...(noted !== undefined && { noted: true, ...(noted !== true && { inNote: noted }) }),
  };
}

function marksOf(remark: Parameters<typeof matchesFilter>[2]) {
  return {
    star: remark?.star?.value ?? false,
    hidden: remark?.hidden?.value ?? false,
    note: remark?.note?.value ?? "",
  };
}
