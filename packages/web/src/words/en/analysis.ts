import { capital } from "@tetrarch/engine";
import { chanceInWords, counted, differenceInWords, shareOfWin } from "@tetrarch/play";
import {
  type Analysis,
  type Grade,
  type Heaviest,
  inTenths,
  type LuckReport,
  type PlyAnalysis,
  type RatedMove,
  RESIGN,
  type Summary,
  summaryOf,
  type Thoughtful,
  verdictAtResignation,
} from "@tetrarch/solver/analysis";
import { playerInSentence } from "./players.js";

export { luckAndMistakes, oneMoment, tryAgain } from "./common.js";

/** Whose chances an analysis tells. */
const STRONGEST = playerInSentence("strongest");

/** A difference of chances with its sign: `+4.8 %`, `−22 %`; `0` for none. */
export function signed(difference: number): string {
  const text = differenceInWords(difference);
  if (isNothing(difference)) return "0";
  return `${difference < 0 ? "−" : "+"}${text}`;
}

export const GRADES: Readonly<Record<Grade, string>> = {
  forced: "The only move",
  good: "Good",
  unclear: "Not sure",
  inaccuracy: "Inaccuracy",
  mistake: "Mistake",
  blunder: "Blunder",
};

export const VERDICTS: Readonly<Record<Thoughtful, string>> = {
  won: "can still be won",
  lost: "is lost",
  unproven: "is not settled",
};

/** How a finished game ended. */
export interface GameEnd {
  /** `won`, `lost`, `resigned`, or an ending of the game's own: `escaped`. */
  readonly end: string;
  /** `2 kings, 45 points` */
  readonly score: string;
  /** What the game fell short of when it ended in a way of its own: `all four kings`. */
  readonly wholeWin?: string | undefined;
}

/** Why a chance and luck are told of what could not be won: the line goes by another knowledge than the verdict. */
const BY_OPEN_CARDS = "Nobody could see that in the open cards: chances and luck are told by what you saw.";

/** Whether the deal could have been won by who knows all cards, and until when. */
export function dealtInWords({ dealt, lostAt, plies }: Analysis, wholeWin?: string): string {
  if (wholeWin !== undefined) {
    if (dealt === "lost") return `${capital(wholeWin)} were out of reach from the start. ${BY_OPEN_CARDS}`;
    return lostAt === undefined ? "" : `With all cards known they could be had until move ${lostAt + 1}.`;
  }
  if (dealt === "lost")
    return `This deal was lost from the start, even with all cards known. ${BY_OPEN_CARDS}`;
  if (dealt !== "won") return "Whether this deal could be won with all cards known is not settled.";
  if (lostAt === undefined) return "With all cards known this deal could be won.";
  return plies[lostAt]?.played === RESIGN
    ? "With all cards known this deal could still be won when you gave up."
    : `With all cards known this deal could be won; it slipped away with move ${lostAt + 1}.`;
}

/** What a move is worth on the scale that it was graded by. */
export function worthInWords({ win, points }: Pick<RatedMove, "win" | "points">, scale?: string): string {
  return scale === "points" && points !== undefined ? `score ${points.toFixed(1)}` : chanceInWords(win);
}

/** What a fault cost: `26 % → 21 %`. */
export function costInWords(ply: PlyAnalysis): string {
  const [best] = ply.moves;
  const played = ply.moves.find(({ word }) => word === ply.played) ?? { win: 0 };
  return best ? `${worthInWords(best, ply.scale)} → ${worthInWords(played, ply.scale)}` : "";
}

/** What is said of a move that might have been made: how good it is, beside the best. */
export function priceInWords(ply: PlyAnalysis, word: string): string {
  const [best] = ply.moves;
  const move = ply.moves.find((one) => one.word === word);
  if (!best || !move) return "That move has not been weighed.";
  if (word === best.word) return `That is the best that was found: ${worthInWords(move, ply.scale)}.`;
  if (ply.scale === "points")
    return `With that: ${worthInWords(move, ply.scale)}. The best found has ${worthInWords(best, ply.scale)}.`;
  const lost = best.win - move.win;
  const cost = isNothing(lost) ? "as good as the best" : `${shareOfWin(lost)} less than the best`;
  return `With that: ${chanceInWords(move.win)}, ${cost}.`;
}

/** The story of a game in a few sentences; empty as long as not all of it is judged. */
export function sentenceOf(analysis: Analysis, ending?: GameEnd): string {
  const summary = summaryOf(analysis);
  if (!summary) return "";
  const sentences =
    ending?.wholeWin === undefined
      ? [resignedInWords(analysis), notSure(summary), luckAndChoices(summary)]
      : [notSure(summary), ...shortOfWin(analysis.dealt, summary, ending, ending.wholeWin)];
  return sentences.filter((sentence) => sentence).join(" ");
}

const BLAMED = { luck: "luck", choices: "your choices" } as const;

function notSure({ unsureOf }: Summary): string {
  if (unsureOf.length === 0) return "";
  const blamed = unsureOf.map((part) => BLAMED[part]).join(" and ");
  return `Not sure: what this program cannot explain is as large as what it puts down to ${blamed}.`;
}

/** Whether a game that was resigned could still be won; empty where it was not resigned, or that is still searched. */
function resignedInWords(analysis: Analysis): string {
  const verdict = analysis.final ? verdictAtResignation(analysis) : undefined;
  if (verdict === undefined) return "";
  if (verdict === "won") return "You resigned a game that could still be won.";
  if (verdict === "lost") return "You resigned a game that was lost.";
  return "You resigned. Whether it could still be won is not known.";
}

function luckAndChoices({ began, luck, luckiest, given, costliest, rest }: Summary): string {
  if (isNothing(1 - began) && isNothing(luck) && isNothing(given))
    return `You began with ${chanceInWords(began)}, and gave nothing away: luck had no part in it.`;
  const chance = isNothing(luck)
    ? "had as much good luck as bad"
    : `were ${luck < 0 ? "unlucky" : "lucky"} by ${shareOfWin(luck)}${luckiest?.isMost ? `, mainly ${chanceOf(luckiest)}` : ""}`;
  const part = costliest?.isAll ? "all of it" : costliest?.isMost ? "most of it" : "the largest part";
  const gave = isNothing(given)
    ? "gave nothing away"
    : `gave away ${given > 1 ? MORE_THAN_A_WIN : differenceInWords(given)}${costliest ? `, ${part} ${byMove(costliest)}` : ""}`;
  const unexplained =
    Math.abs(rest) < LEAST_UNEXPLAINED ? "" : ` The rest, ${signed(rest)}, stays unexplained.`;
  return `You began with ${chanceInWords(began)}, ${chance}, and ${gave}.${unexplained}`;
}

/** What the moves cost adds up to more than a whole win where the chances rose again between them. */
const MORE_THAN_A_WIN = "more than a whole win, all moves added up";

/** What chance did it, by the kind of the event. */
const CHANCES: Readonly<Record<string, string>> = {
  roll: "by the die at",
  turn: "by the card turned up at",
  draw: "by the card drawn at",
};

function chanceOf(heaviest: Heaviest): string {
  return `${CHANCES[heaviest.ply.chance ?? ""] ?? "after"} ${moveOf(heaviest)}`;
}

/** The least remainder that is told of: two per cent of a win. */
const LEAST_UNEXPLAINED = 0.02;

/** Most that somebody who did well gave away: a chance of 0 to 1. */
const DONE_WELL = 0.05;

/** What is said of an end that is no win, and no loss either. */
function shortOfWin(
  dealt: Thoughtful | undefined,
  { luck, luckiest, given, costliest }: Summary,
  { end, score }: GameEnd,
  wholeWin: string,
): readonly string[] {
  const isGood = dealt === "lost" && given < DONE_WELL;
  const parts = [
    isGood ? `You did well: you ${end} with ${score}` : `You ${end} with ${score}`,
    luck < 0 && luckiest ? `luck turned at ${moveOf(luckiest)}` : "",
    costliest && !isGood ? `most was given away ${byMove(costliest)}` : "",
  ];
  return [couldBeHad(dealt, wholeWin), `${parts.filter((part) => part).join("; ")}.`];
}

function couldBeHad(dealt: Thoughtful | undefined, wholeWin: string): string {
  if (dealt === "lost") return `Even with all cards known, nobody could have got ${wholeWin} here.`;
  if (dealt === "won") return `${capital(wholeWin)} could be had here.`;
  return dealt === "unproven" ? `Whether ${wholeWin} could be had is not known.` : "";
}

function isNothing(difference: number): boolean {
  return differenceInWords(difference) === "0 %";
}

function moveOf({ ply }: Heaviest): string {
  return `move ${ply.ply + 1}`;
}

function byMove(heaviest: Heaviest): string {
  return heaviest.ply.played === RESIGN ? "by resigning" : `with ${moveOf(heaviest)}`;
}

/** A part of the result: what it is, and how much of the chance to win it gave or took. */
export interface LuckReportRow {
  readonly label: string;
  readonly note: string;
  /** In tenths of a per cent, a whole number. */
  readonly tenths: number;
}

/** The account as it is shown: rounded to tenths of a per cent so that the shown numbers add up, too. */
export function luckReportRows(account: LuckReport): {
  readonly rows: readonly LuckReportRow[];
  readonly result: number;
} {
  const { mean, deal, luck, choice, misjudged, result } = inTenths(account);
  const rows = [
    { label: "An average deal", note: `what ${STRONGEST} wins of all deals`, tenths: mean },
    { label: "This deal", note: "as it lay there at first", tenths: deal },
    { label: "Luck", note: "what chance brought", tenths: luck },
    { label: "Your choices", note: "what was given away", tenths: choice },
    { label: "The rest", note: "what these do not explain", tenths: misjudged },
  ];
  return { rows, result };
}

/** A whole win in tenths of a per cent. */
const WHOLE_WIN = 1000;

/** Tenths of a per cent with their sign: `−22.0`; a whole win is `100`. */
export function tenthsInWords(tenths: number, withSign: boolean): string {
  const text = (Math.abs(tenths) / 10).toFixed(Math.abs(tenths) === WHOLE_WIN ? 0 : 1);
  if (tenths < 0) return `−${text}`;
  return withSign && tenths > 0 ? `+${text}` : text;
}

/** The page of all analysed games. */
export const title = "Analysis";
export const trendsIntro =
  "What your games show together. Only first plays without help count, of deals drawn at random, won or not. Analyse all of them: a choice of them would be no fair sample.";
export const yourGames = "Your games";
export const nothingYet = "Nothing yet";
export const nothingYetHow =
  "Play a game to its end, on a new deal and without a hint. Then you can analyse it here: where it was lost, and whether it was luck.";
export const chooseGame = "Choose a game";
export const gamesUnreadable = (reason: string) => `Your games cannot be read: ${reason}. They are not lost.`;
export const analysesUnreadable = (reason: string) => `Your analyses cannot be read: ${reason}.`;

export function waitingForPlayers(count: number): string {
  return `${counted(count, "game")} left out: somebody here still has to play the same cards.`;
}

export function batchProgress(number: number, total: number): string {
  return `Analysing game ${number} of ${total} …`;
}

/** What all games of a solitaire show. */
export const analysedOf = (analysed: number, all: number) =>
  `${analysed} of ${counted(all, "first play")} analysed.`;
export const noneCounts = "None of your games counts here yet.";
export const goToTable = "Go to the table";
export const whatCounts = ": a new random deal counts, whether you win it or not.";

/** Why first plays are left out. */
export function chosenLeftOut(count: number): string {
  const why =
    "deals of the day, deals you chose, and older games of which it is not known how you got the deal";
  return `${counted(count, "first play")} of other deals left out: ${why}.`;
}

export const tooFewDecisions = "Too few decisions";

export function decisionsNeeded(decisions: number, needed: number, canAnalyse: boolean): string {
  return `to say how you play: ${decisions} of ${needed}. ${canAnalyse ? "Analyse your other games, or play some more." : "Play some more."}`;
}

/** `You give away`, a number, and the rest of the sentence. */
export function givenAway(value: number, within: number, faults: number, decisions: number) {
  return {
    before: "You give away",
    amount: `${shareOfWin(value)} a game`,
    after: `, give or take ${differenceInWords(within)}: ${counted(faults, "marked move")} in ${counted(decisions, "decision")}.`,
  };
}

export const rankingTitle = "% of a win lost per decision";
export const rankingNote =
  "Counted while the game could still be won. A weak player soon has nothing left to lose, and can stand low here.";
export const you = "You";

export const givenNote = (top: string) =>
  `What you gave away, in % of a win, game by game; the line is your mean, the top ${top}`;
export const givenSpoken = (shares: readonly string[]) =>
  `What you gave away in the latest ${shares.length}, in % of a win: ${shares.join(", ")}`;

export const kindsTitle = "Where wins were given away";
export const kindsHead = ["What you did", "How often", "% of a win"] as const;
export const timesOf = (times: number, decisions: number) => `${times} of ${decisions}`;
export const tooFew = "too few";
export const kindsNote =
  "In all analysed games. “5 of 20” means: in 5 of 20 decisions where this was possible you did it, and another move was better. One decision can count for several kinds.";
export const kindsTooFew = (needed: number) => `Kinds with fewer than ${needed} decisions show no sum.`;
export const givingUp = "Giving up";
export const somethingElse = "Something else";

export function analysedWithoutKinds(count: number): string {
  return `${counted(count, "game")} analysed by an older version: ${count === 1 ? "it does" : "they do"} not count in this table until analysed again.`;
}

export function analysedEarlier(count: number): string {
  const [it, was] = count === 1 ? ["it counts", "it was"] : ["they count", "they were"];
  return `${counted(count, "game")} analysed by an earlier judge: ${it} as ${was} judged then, until analysed again.`;
}

export function luckOverGames(value: number, within: number, games: number): string {
  const mean = games === 1 ? "" : ` a game, give or take ${differenceInWords(within)}`;
  return `Luck ${signed(value)}${isNothing(value) ? "" : " of a win"}${mean}. Over many games good and bad luck even out.`;
}

export const luckAndGiven = (luck: string, given: string) => `luck ${luck}, given away ${given}`;

export function notAnalysable(count: number): string {
  return `${counted(count, "game")} could not be analysed: ${count === 1 ? "it cannot" : "they cannot"} be read or judged here.`;
}

export const stop = "Stop";

/** The button that analyses games. */
export function analyse(count: number, isAgain: boolean, isAll: boolean): string {
  if (isAgain) return `Analyse ${count === 1 ? "it" : "them"} again`;
  if (isAll) return `Analyse ${counted(count, "game")}`;
  return count === 1 ? "Analyse the other game" : `Analyse the other ${count} games`;
}

/** One analysed game. */
export const allGames = "All games";
export const notHere = "This game is not here. It may be in another browser, or deleted.";
export const notPossible = (reason: string) => `This game cannot be analysed: ${reason}.`;
export const theGame = "The game";
export const score = "Score: ";
export const theCurve = "The curve";
export const theTable = "The table";
export const theReport = "The report";
export const stopped = (reason: string) => `The analysis has stopped: ${reason}.`;
export const starting = "Looking at the game …";
export const judged = (moves: number, all: number) => `Judging the moves: ${moves} of ${all} …`;
export const lastLook = "Looking once more …";
export const done = "The analysis is done.";
export const inProgress = "The game is being analysed …";

/** The curve. */
export const curveSpoken = (sentence: string) => `The curve of the game. ${sentence}`;
export const beganWith = (chance: string) => `It began with ${chance}.`;
export const position = "Position";
export const theEnd = "The end";
export const beforeMove = (number: number) => `Before move ${number}`;

/** The note on a move. */
export const thisMove = "This move";
export const luckNote = (luck: string, event = "") =>
  event === "" ? `Luck ${luck}.` : `Luck ${luck}: ${event}`;
export const moveNote = (number: number, move: string) => `Move ${number}: ${move}.`;
export function gradeNote(grade: Grade, cost = ""): string {
  if (grade === "unclear") {
    const loss = cost === "" ? "" : ` (${cost})`;
    return `${GRADES.unclear}: another move may be better${loss}, but the estimates are too rough to say so.`;
  }
  return cost === "" ? `${GRADES[grade]}.` : `${GRADES[grade]}, on a closer look: ${cost}.`;
}
export const betterNote = (move: string, worth: string) => `Better: ${move}, ${worth}.`;
export const endNote = ({ end, score }: GameEnd) => `The end: ${end}, ${score}.`;
export const chanceNote = (chance: string) => `${chance} to win.`;
export const givingUpMove = "giving up";
/** A line after a colon: its first word is small, unless that may be a name. */
const withinSentence = (line: string) => line.replace(/^(The|An?|Your?) /, (word) => word.toLowerCase());
export const yourMoveLine = (line: string) => `Yours: ${withinSentence(line)}`;
export const betterMoveLine = (line: string) => `Better: ${withinSentence(line)}`;

/** The report. */
export const whatHappened = "What happened";
export const firstLook = "The first look";
export const firstLookText = `The line is the chance to win of ${STRONGEST}, who sees what you saw. What each move cost is still being worked out.`;
export const showThatMove = "Show that move";
export const costlyMoves = "Moves that cost something";
export const moveNumber = (number: number) => `Move ${number}`;
export const noneForCertain = "None of your moves surely cost something.";
export const noneSoFar = "None found yet.";
export const smallLosses = (loss: number, moves: number) =>
  `Other losses, none of them certain: ${shareOfWin(loss)} in ${counted(moves, "move")}.`;
export const playMistakes = "Play your mistakes again";
export const allAnalysed = "All your analysed games";
export const judgedBy = (isFinal: boolean) =>
  `Judged by a program that sees what you saw.${isFinal ? "" : " Not final yet."}`;
export const luckReport = "What made the result, in % of a win";
export const theResult = "The result";
export const noWin = "no win";
export const moreNumbers = "More";

export const howToRead = "How to read the curve";
export const lineKey = `the chance to win of ${STRONGEST}, who sees what you saw`;
export const luckKey = "a turn of luck, up for you or down";
export const allCardsKey = "below: with all cards known the deal can be won (high) or is lost (low)";
export const curveTable = "The curve as a table";
export const curveTableSpoken = "Every move of the game: the chance to win before it, and its grade";
export const curveTableHead = ["Move", "Before", "Grade", "Luck", "With all cards known"] as const;

/** The buttons that step through the game. */
export const steps = "Steps";
export const oneBack = "One move back";
export const nextMove = "Next move";
export const nextMistake = "Next mistake";
export const nextLuck = "Next luck";
export const report = "Report";

/** The player's mistakes as exercises. */
export const mistakes = {
  title: "Your mistakes",
  notYet: "They can be played when the analysis is done.",
  toAnalysis: "To the analysis",
  noStorage: "This browser saves nothing: first make the analysis. It stays only while its page is open.",
  analysis: "The analysis",
  count: (number: number, all: number) => `${number} of ${all}`,
  pointsOfScore: (points: number) => `${points.toFixed(1)} of the score`,
  question: (number: number, move: string, cost: string) =>
    `Move ${number}: ${move}. It cost ${cost}. What is better?`,
  best: (move: string) => `Best: ${move}.`,
  noBetter: "no better than what you played",
  asPlayed: (worth: string) => `That is what you played: ${worth}.`,
  wrong: (worth: string) => `Not that: ${worth}.`,
  right: (worth: string) => `Right: ${worth}. Nothing better was found.`,
  rightToo: (worth: string, best: string) => `Right, ${worth}. The best found: ${best}.`,
  cost: (cost: string) => ` It costs ${cost}.`,
  enterAgain: "Enter tries again.",
  enterNext: "Enter goes on.",
  skip: "Skip",
  see: "See it",
  yourTurn: "Your turn",
  tryAgain: "Try again",
  finish: "Finish",
  next: "Next",
  end: "The end of your mistakes",
  none: "No mistakes",
  noneText: "None of your moves cost something for certain.",
  allDone: "That was all",
  again: "Once more",
  newGame: "Play a new game",
  back: "Back to the analysis",
} as const;

/** How a mistake ended: `2 found at once`. */
export const OUTCOMES = {
  "at once": "found at once",
  found: "found in the end",
  seen: "looked up",
  skipped: "skipped",
} as const;
