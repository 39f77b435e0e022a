import {
  type AnyGame,
  degreeInWords,
  findGameAmong,
  games,
  identityOfText,
  ok,
  type Result,
} from "@tetrarch/engine";
import {
  type Figures,
  formatHistory,
  type GameRecord,
  LARGEST_HISTORY,
  localDay,
  readHistory,
  statisticsOf,
  type VariantStatistics,
} from "@tetrarch/play";
import { gameNamed } from "../content/games.js";
import { readText } from "../files/read-text.js";
import { reasonOf, writeWhereAsked } from "../files/text-files.js";
import { type HistoryFound, puzzlesAmong } from "../play/saves/finished-games.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { unwritable } from "./output-file.js";
import type { Outside } from "./outside.js";

export interface HistoryOptions {
  /** How many of the latest games are listed; 20 where it is not said. */
  readonly last?: string;
}

/** `tetrarch history [GAME]`: statistics of the finished games, and the latest of them. */
export function history(
  name: string | undefined,
  { last = "20" }: HistoryOptions,
  outside: Outside,
): Outcome {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  if (!/^\d{1,6}$/.test(last)) return fault("usage", "--last: expected a number");
  const read = found(outside);
  if (!read.ok) return read;
  const wanted = read.value.games.filter((record) => game === undefined || record.game === game.value.id);
  const statistics = statisticsOf(wanted);
  const latest = wanted.slice(0, Number(last));
  const unread =
    read.value.unread === 0
      ? []
      : [`${counted(read.value.unread, "line")} of the history cannot be read.`, ""];
  const lines =
    wanted.length === 0
      ? ["No game has been finished yet."]
      : [...statistics.flatMap(inWords), ...latest.map(listed)];
  return report(`${[...unread, ...lines].join("\n")}\n`, {
    statistics,
    games: latest.map(({ words, ...record }) => ({ ...record, moves: words.length })),
    unread: read.value.unread,
  });
}

/** `tetrarch history export`: the file that the web app imports, too. */
export function exportHistory({ out }: { readonly out?: string }, outside: Outside): Outcome {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const read = found(outside);
  if (!read.ok) return read;
  const { games: finished, puzzles } = read.value;
  const text = formatHistory(finished, puzzles);
  if (out === undefined) return report(text, { games: finished, puzzles });
  try {
    writeWhereAsked(out, text);
  } catch (error) {
    return fault("unwritable", `${out}: ${reasonOf(error)}`);
  }
  const tried = puzzles.length === 0 ? "" : ` and ${counted(puzzles.length, "try", "tries")} at puzzles`;
  return report(`${counted(finished.length)}${tried} written to ${out}\n`, {
    games: finished.length,
    puzzles: puzzles.length,
  });
}

/** `tetrarch history import FILE`: adds the games of an exported history; none counts twice. */
export async function importHistory(path: string, outside: Outside): Promise<Outcome> {
  const text = await readText(path, outside.stdin, LARGEST_HISTORY);
  if (!text.ok) return text;
  const read = readHistory(text.value, findGameAmong([]));
  if (!read.ok) return fault(read.error.code, `${path}: ${read.error.message}`);
  const { games: records, keepsakes, others, unknown, refused, missing } = read.value;
  // Whoever has played a deal elsewhere knows it (C-10): that is noted before anything tells that it was played.
  const trouble = outside.known.learn([...new Set(records.flatMap(identityOfDeal))], "found");
  if (trouble !== undefined) await outside.stderr.write(`tetrarch: ${trouble}\n`);
  try {
    const tries = puzzlesAmong(keepsakes);
    const { added, known, puzzles } = outside.finished.merge(records, tries);
    const left = others - unknown - tries.length;
    const lines = [
      `${counted(added)} added, ${known} known already`,
      ...(missing > 0
        ? [`${counted(missing, "line")} missing by the file's own count: it may have been cut short`]
        : []),
      ...(puzzles > 0 ? [`${counted(puzzles, "try", "tries")} at puzzles added`] : []),
      ...(left > 0
        ? [`${counted(left, "line")} of series, duels, lessons or notes left: only the web app keeps these`]
        : []),
      ...(unknown > 0 ? [`${counted(unknown, "line")} of a newer Tetrarch passed over`] : []),
      ...refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    ];
    return report(`${lines.join("\n")}\n`, { added, known, puzzles, missing, others, refused });
  } catch (error) {
    return fault("unwritable", reasonOf(error));
  }
}

function found({ finished }: Outside): Result<HistoryFound, Fault> {
  try {
    return ok(finished.read());
  } catch (error) {
    return fault("unreadable", `the history: ${reasonOf(error)}`);
  }
}

function gameOf(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}

function identityOfDeal({ game: id, deal }: GameRecord): readonly string[] {
  const game = gameOf(id);
  const identity = game && identityOfText(game, deal);
  return identity?.ok ? [identity.value] : [];
}

/** The statistics of one variant of a game, in lines. */
function inWords({ game, variant, first, others }: VariantStatistics): readonly string[] {
  const title = gameOf(game)?.title ?? game;
  return [
    variant === "standard" ? title : `${title}, ${variant}`,
    ...(first.played > 0 ? [`  honest first plays: ${figures(first)}`] : []),
    ...(others.played > 0 ? [`  other games:        ${figures(others)}`] : []),
    "",
  ];
}

function figures({ played, won, best, mean = 0, streak, longestStreak }: Figures): string {
  const row = longestStreak > 0 ? `, in a row ${streak} now and ${longestStreak} at most` : "";
  return `${won} of ${played} won, best ${best?.text}, mean ${mean.toFixed(1)}${row}`;
}

function listed({ game, variant, deal, end, score, degree, words, endedAt }: GameRecord): string {
  const what = variant === "standard" ? game : `${game} ${variant}`;
  const code = deal.includes(" ") ? "own deal" : deal;
  const how = end === "resigned" ? "given up" : end;
  return [
    localDay(new Date(endedAt)),
    how.padEnd(8),
    score.text.padStart(7),
    counted(words.length, "move").padStart(10),
    code.padEnd(13),
    `${what}, ${degreeInWords(degree).label}`,
  ].join("  ");
}

function counted(count: number, what = "game", more = `${what}s`): string {
  return `${count} ${count === 1 ? what : more}`;
}
