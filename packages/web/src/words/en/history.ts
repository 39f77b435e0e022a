import { counted, type DealOrigin, playerInSentence, playerName } from "@tetrarch/play";

export { analysis, oneMoment, scoreSheet, tryAgain } from "./common.js";

/** The page of finished games. */
export const title = "Your games";
export const allGames = "All games";
export const all = "All";
export const whoseGames = "Games of";
export const fiveGames = "Five games";
export const statistics = "Statistics";
export const list = "List";
export const chooseGame = "Choose a game";
export const gamesOf = (game: string) => `All games of ${game}`;
export const noSheet = "The score sheet cannot be shown just now.";
export const notHere = "This game is not here. It may be in another browser, or deleted.";
export const empty =
  "No finished games yet. Every game that you finish is listed here, won or not: its deal, its moves, and how it ended.";
export const play = (game: string) => `Play ${game}`;
export const unreadable = (reason: string) => `Your games cannot be read: ${reason}. They are not lost.`;
export const notDeleted = (reason: string) => `That cannot be deleted: ${reason}.`;
export const notSaved = (reason: string) => `That cannot be saved: ${reason}.`;

export function unreadRecords(count: number): string {
  return `${counted(count, "record")} cannot be read, and ${count === 1 ? "is left as it is" : "are left as they are"}.`;
}

export function restored(count: number): string {
  return `The browser had lost ${counted(count, "game")}: restored from ${count === 1 ? "its second copy" : "their second copies"}.`;
}

/** One finished game. */
export const ended = "Ended";
export const began = "Began";
export const time = "Time";
export const moves = "Moves";
export const deal = "Deal";
export const variant = "Variant";
export const cards = "Cards";
export const help = "Help";
export const analyse = "Analyse it";
export const analyseHow =
  "The analysis tells what was luck, which moves cost something, and whether it could have been won.";
export const watch = "Watch it again";
export const playAgain = "Play this deal again";
export const share = "Share …";
export const remove = "Delete …";
export const thatDeal = "that deal";
export const notAnalysedYet = (reason: string) => `Not analysed yet: ${reason}.`;
export const duelsUnreadable = (reason: string) => `the duels cannot be read: ${reason}`;
export const whatHappened = "What happened";
export const whatHappenedIn = (count: number) => `What happened, in ${counted(count, "move")}`;
export const cannotReplay = (reason: string) => `This game cannot be replayed: ${reason}.`;
export const cannotReplayTitle = "This game cannot be replayed";
export const back = "Back";
export const deleteGame = {
  title: "Delete this game?",
  text: "It no longer counts in your statistics. You still know its deal.",
  keep: "Keep it",
  act: "Delete it",
} as const;

const ORIGINS: Readonly<Record<DealOrigin, string>> = {
  random: "drawn at random",
  daily: "of the day",
  winnable: "found as a winnable one",
  code: "chosen by its number",
  cards: "made card by card",
  contest: "of a series or duel",
};

export function dealInWords(code: string, origin: DealOrigin | undefined): string {
  const name = code.includes(" ") ? "a list of cards" : code;
  return origin ? `${name}, ${ORIGINS[origin]}` : name;
}

/** The player's marks beside a game. */
export const marks = "Your marks";
export const star = "Star";
export const hide = "Hide";
export const unhide = "Show in the list";
export const note = "Your note";
export const noteSaves = "Saves automatically. It is in no link, only in the file with all your games.";
export const noteNotSaved = (reason: string) => `Not saved yet: ${reason}.`;
export const noteDeleted = "Note deleted.";
export const noteSaved = "Note saved.";
export const starred = "Starred: find it with the filter “starred”.";
export const hidden = "Hidden: the list leaves it out. It still counts. Find it with the filter “hidden”.";
export const unhidden = "It is in the list again.";

/** The list and its filters. */
export const found = "Found";
export const result = { label: "Result", any: "won or not", won: "won", notWon: "not won" } as const;
export const degree = {
  label: "Help",
  any: "help or not",
  first: "first plays without help",
  known: "known deals without help",
  assisted: "with help",
} as const;
export const when = "When";
export const anyTime = "at any time";
export const lastDays = (days: number) => (days === 365 ? "in the last year" : `in the last ${days} days`);
export const marked = {
  label: "Marks",
  any: "starred or not",
  starred: "starred",
  noted: "with a note",
  hidden: "hidden",
} as const;
export const searchNotes = "Search in notes";
export const noneFound = "No game is like that.";
export const showAll = "Show all";
export const starredMark = "starred, ";
export const score = "score ";
export const newer = "Newer";
export const older = "Older";
export const pages = "Pages of the list";

/** How many games are listed. @param shown the first and last number on this page; undefined where all are on it */
export function listCount(
  count: number,
  shown: readonly [number, number] | undefined,
  hidden: number,
): string {
  const part = shown ? `, ${shown[0]} to ${shown[1]} shown` : "";
  return `${counted(count, "game")}${part}${hidden > 0 ? ` · ${hidden} hidden` : ""}`;
}

/** The statistics of all games, and of one. */
export const notPlayed = "not played yet";
export const finished = (count: number) => `${count} finished`;
export const firstPlaysWon = (won: number, played: number) => `${won} of ${played} first plays won`;
export const sharesNote = "The bar shows how many you have won, playing without help on new deals.";
export const firstPlays = "First plays without help";
export const noFirstPlays = "None yet: a game without help counts here, of a deal that you did not know.";
export const won = "Won";
export const best = "Best";
export const mean = "Mean score";
export const meanScore = (score: number | undefined) => score?.toFixed(1) ?? "";
export const inARow = "In a row";
export const streaks = (now: number, longest: number) => `${now} now, ${longest} at most`;
export const standard = "standard";
/** How often a game ended in a way of its own, as by an escape. */
export const ownEnd = (count: number, played: number, best: string) => `${count} of ${played}, best ${best}`;
export const otherOwnEnd = (end: string, count: number, played: number, best: string) =>
  `${end}: ${ownEnd(count, played, best)}.`;
export const otherGames = "Other games";
export const otherGamesWon = (share: string, best: string | undefined) =>
  `Of deals you knew, or with help: ${share} won, the best ${best}.`;

export function timeSpent(each: string, sum: string, timed: number, played: number): string {
  return `${each} a game, ${sum} in all${timed < played ? ` (known of ${counted(timed, "game")})` : ""}`;
}

export function yardstick(winnable: string, fair: string): string {
  return `Of all deals ${winnable} can be won by someone who sees every hidden card. ${playerName("strongest")}, a program that sees what you see, wins ${fair}.`;
}

export const shareWon = "Share of games won";
export const youHaveWon = (share: string, played: number) => `You have won ${share} of ${played}`;
export const fairPlayerWins = (share: string) => `${playerInSentence("strongest")} wins ${share}`;
export const ofDealsWinnable = (share: string) => `${share} of all deals can be won`;
export const youLegend = (share: string) => (share === "" ? "you" : `you ${share}`);
export const seeingAllLegend = (share: string) => `someone who sees every hidden card ${share}`;
export const fairLegend = (share: string) => `${playerInSentence("strongest")} ${share}`;

export const scores = "Scores";
export const scoresNote = (most: number) => `how often which score; the tallest is ${counted(most, "game")}`;
export const scoreColumn = (from: number, to: number, count: number) =>
  `${from === to ? from : `${from} to ${to}`}: ${counted(count, "game")}`;
export const latest = (count: number) => `The latest ${count}`;
export const latestNote = "won above the line, the others below";
export const latestSpoken = (count: number, won: number) => `Of the latest ${count} ${won} won`;

/** The reset of statistics. */
export const countedSince = (moment: string) => `Counted since ${moment}.`;
export const someReset = "Some count only since their statistics were reset.";
export const allReset = "Each counts only since its statistics were reset.";
export const countAllAgain = "Count all again";
export const reset = "Reset statistics …";

export function fromBefore(count: number): string {
  return count === 0
    ? ""
    : `${counted(count, "game")} ${count === 1 ? "is" : "are"} from before, in the list only.`;
}

export function resetStatistics(title: string, counting: number) {
  const games =
    counting === 1 ? "The game until now stays" : `The ${counted(counting, "game")} until now stay`;
  return {
    title: "Reset statistics?",
    text: `${title}: only games that end from now on count. ${games} in the list, and you can count ${counting === 1 ? "it" : "them"} again at any time.`,
    keep: "Keep them",
    act: "Reset",
  };
}

/** The export and import. */
export const exportAndImport = "Export and import";
export const backUp = "Back up and restore";
export const backUpText =
  "One file holds everything: all games with your stars and notes, games in play, deals you know, series, duels, puzzles you tried, your own card sets, your settings, and how far you are in the lessons. It shows the hidden cards of games in play.";
export const backUpWarning = "Wherever you import a game in play, its deal counts as known.";
export const backUpMerge =
  "Importing a file adds to what is here: nothing counts twice, and your games in play and settings stay as they are.";
export const exportButton = "Export";
export const importButton = "Import …";
export const stop = "Stop";
export const deleteAll = "Delete all …";
export const reading = (line: number) =>
  `Reading${line > 0 ? ` line ${line.toLocaleString("en-GB")}` : ""} …`;
export const notExported = (reason: string) => `They cannot be exported: ${reason}.`;
export const nothingImported = (reason: string) => `Nothing was imported: ${reason}.`;
export const refusedLines = (count: number) => `${counted(count, "line")} could not be imported:`;
export const refusedLine = (line: number, reason: string) => `line ${line}: ${reason}`;
export const andMore = (count: number) => `and ${count} more`;
export const allDeleted = "All games are deleted.";

export function nothingToExport(unread: number, withoutMoves: number): string {
  const why = [
    ...(unread > 0 ? [`${counted(unread, "record")} could not be read`] : []),
    ...(withoutMoves > 0 ? [`the moves of ${counted(withoutMoves, "game")} are gone`] : []),
  ];
  return `There is nothing to export${why.length > 0 ? `: ${why.join(", ")}` : " yet"}.`;
}

export function exported(
  games: number,
  others: readonly string[],
  unread: number,
  withoutMoves: number,
): string {
  const whole = `Exported: ${[counted(games, "game"), ...others].join(", ")}.`;
  const gone = withoutMoves > 0 ? ` ${counted(withoutMoves, "game")} could not be: the moves are gone.` : "";
  const left =
    unread > 0
      ? ` ${counted(unread, "record")} could not be read and ${unread === 1 ? "is" : "are"} not in the file.`
      : "";
  return whole + gone + left;
}

export function deleteAllGames(count: number) {
  return {
    title: "Delete all games?",
    text: `${counted(count, "game")} with your stars and notes, and all statistics go. Games in play stay, series and duels stay, and deals you know stay known.`,
    keep: "Keep them",
    act: `Delete ${count === 1 ? "it" : "all"} …`,
  };
}

export function reallyDelete(count: number) {
  return {
    title: "Really?",
    text: "They cannot be restored, unless you have exported them.",
    keep: "Keep them",
    act: `Delete ${counted(count, "game")}`,
  };
}
