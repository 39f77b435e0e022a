import { degreeInWords } from "@tetrarch/engine";
import {
  counted,
  type Figures,
  type GameRecord,
  localDay,
  type Remark,
  shownEnd,
  type VariantStatistics,
} from "@tetrarch/play";
import wrapAnsi from "wrap-ansi";
import { titleOf } from "./game.js";

/** The characters of a game's id that a list shows. */
const SHORT_ID_LENGTH = 8;

/** The word of the game that was finished last. */
export const LATEST = "latest";

/** A finished game in a line, and its note in lines under it. */
export function historyLines(record: GameRecord, remark: Remark | undefined): readonly string[] {
  const { id, game, variant, deal, score, degree, words, endedAt } = record;
  // A deal's code says the game, and the line fits 80 columns without it.
  const what = [...(deal.includes(" ") ? [game] : []), ...(variant === "standard" ? [] : [variant])].join(
    " ",
  );
  const note = remark?.note?.value ?? "";
  const marks = [...(remark?.star?.value ? ["starred"] : []), ...(remark?.hidden?.value ? ["hidden"] : [])];
  const line = [
    id.slice(0, SHORT_ID_LENGTH),
    localDay(new Date(endedAt)),
    shownEnd(record).padEnd(8),
    score.text.padStart(7),
    counted(words.length, "move").padStart(10),
    (deal.includes(" ") ? "own deal" : deal).padEnd(13),
    [...(what === "" ? [] : [what]), degreeInWords(degree).label, ...marks].join(", "),
  ].join("  ");
  const noteLines = note === "" ? [] : note.split("\n");
  return [line, ...noteLines.map((text) => `${" ".repeat(SHORT_ID_LENGTH)}  ${text}`)];
}

export function statisticsLines({ game, variant, first, others }: VariantStatistics): readonly string[] {
  const title = titleOf(game);
  return [
    variant === "standard" ? title : `${title}, ${variant}`,
    ...(first.played > 0 ? [`  unaided first plays: ${figures(first)}`] : []),
    ...(others.played > 0 ? [`  other games:         ${figures(others)}`] : []),
    "",
  ];
}

function figures({ played, won, best, mean = 0, streak, longestStreak, ownEnds }: Figures): string {
  const row = longestStreak > 0 ? `, in a row ${streak} now and ${longestStreak} at most` : "";
  const own = ownEnds.map(({ end, count, best: bestOfEnd }) => `, ${end} ${count} (best ${bestOfEnd.text})`);
  return `${won} of ${played} won${own.join("")}, best ${best?.text}, mean ${mean.toFixed(1)}${row}`;
}

function gamesOf(count: number): string {
  return counted(count, "game");
}

function lines(count: number): string {
  return counted(count, "line");
}

/** What the history commands print. */
export const historyWords = {
  none: "No game has been finished yet.",
  notCounted: (count: number) =>
    `${gamesOf(count)} from before a fresh start ${count === 1 ? "does" : "do"} not count in the figures.`,
  hidden: (count: number) => `${gamesOf(count)} hidden in the list; --hidden shows them.`,
  unread: (count: number) => `${lines(count)} of the history cannot be read.`,
  unreadable: (why: string) => `the history: ${why}`,
  analysesUnreadable: (why: string) => `the analyses: ${why}`,
  knownUnreadable: (why: string) => `the known deals: ${why}`,
  noHome: "there is no home folder to keep it in",
  notKept: (why: string) => `it cannot be kept: ${why}`,

  /** Lines that an exported file lacks. */
  notExported: (count: number) =>
    `${lines(count)} could not be read and ${count === 1 ? "is" : "are"} not in the file`,
  exported(records: number, entries: number, path: string): string {
    const others = entries === 0 ? "" : ` and ${lines(entries)} of what is kept besides`;
    return `${gamesOf(records)}${others} written to ${path}`;
  },
  added: (added: number, known: number) => `${gamesOf(added)} added, ${known} known already`,
  replaced(count: number): string {
    const [were, their] = count === 1 ? ["was", "it"] : ["were", "them"];
    return `${gamesOf(count)} ${were} replaced by an earlier end of ${their}`;
  },
  missing: (count: number) => `${lines(count)} missing by the file's own count: it may have been cut short`,
  others: (count: number, added: number) =>
    `${lines(count)} of marks, fresh starts, series, duels, settled debts, lessons, puzzles, card sets, known deals, games in play or settings; ${added} new here`,
  /** What is said before games in play go by file (C-10). */
  inPlay(count: number): string {
    const [games, go] = count === 1 ? ["1 game in play", "goes"] : [`${count} games in play`, "go"];
    return `${games} ${go} on wherever the file is imported, and counts there as one of a known deal`;
  },
  /** What became of games in play that came by file, a line each kind. */
  laid(laid: readonly ("taken" | "carried-on" | "same" | "ended" | "left")[]): readonly string[] {
    const count = (outcome: (typeof laid)[number]) => laid.filter((each) => each === outcome).length;
    const said = {
      taken: "can be resumed: tetrarch play lists it, as one of a known deal",
      "carried-on": "was here with fewer moves, and goes on",
      same: "was here before",
      ended: "has come to an end here, which counts",
      left: "could not be laid down here",
    };
    return (Object.keys(said) as (keyof typeof said)[])
      .filter((outcome) => count(outcome) > 0)
      .map((outcome) => `${counted(count(outcome), "game")} in play: ${said[outcome]}`);
  },
  newer: (count: number) => `${lines(count)} of a newer Tetrarch passed over`,
  refused: (line: number, reason: string) => `line ${line}: ${reason}`,

  moves: (words: readonly string[], columns: number) =>
    words.length === 0
      ? ["No move was played."]
      : wrapAnsi(words.join(" "), Math.min(columns, 80)).split("\n"),
  opens(id: string): string {
    const named = id.slice(0, SHORT_ID_LENGTH);
    return `It opens with tetrarch play --open ${named}, analyse ${named}, link ${named}.`;
  },

  /** What was made of a deal of the day. */
  madeOf: (record: GameRecord | undefined) =>
    record
      ? `${shownEnd(record)}, ${record.score.text}, ${degreeInWords(record.degree).label}`
      : "not played",

  nothingToSet: "nothing to set: say --star, --note TEXT or --hide, or --no-star, --no-note or --no-hide",
  badNote: (why: string) => `--note: ${why}`,
  pending: (player: string) => `${player} still has to play this deal: nothing of it is shown until all have`,
  noneYet: "no game has been finished yet",
  noSuchGame: (quoted: string) =>
    `no finished game is called ${quoted}: tetrarch history lists the games, each with the first ${SHORT_ID_LENGTH} signs of its id; ${LATEST} is the last one`,
  ambiguous: (ids: readonly string[], quoted: string) =>
    `${gamesOf(ids.length)} begin with ${quoted}: ${ids.join(", ")}`,
  countedAgain: (title: string | undefined) =>
    `Every finished game of ${title ?? "all games"} counts in the statistics again.`,
  reset: (title: string | undefined) =>
    `The statistics of ${title ?? "all games"} start over. What was played stays in the list; --all counts it again.`,
};
