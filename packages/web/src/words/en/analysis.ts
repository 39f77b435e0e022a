import { capital } from "@tetrarch/engine";
import {
  byOpenCards,
  chanceInWords,
  counted,
  differenceInWords,
  partInWords,
  reachInWords,
  resignationInWords,
  shareOfWin,
  trialsInWords,
  unsureInWords,
} from "@tetrarch/play";
import {
  type Analysis,
  type EvaluationSource,
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

export { analysis as title, oneMoment, tryAgain } from "./common.js";

/** Whose chances an analysis tells: where trial games are counted, the player of those. */
function playerOf({ player, trials }: EvaluationSource): string {
  return trials === undefined ? "a strong program" : playerInSentence(player);
}

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
  /** `won`, `lost`, `resigned`, `stuck`, or an ending of the game's own: `escaped`. */
  readonly end: string;
  /** `2 kings, 45 points` */
  readonly score: string;
  /** What the game fell short of when it ended in a way of its own: `all four kings`. */
  readonly wholeWin?: string | undefined;
}

/** Whether the deal could have been won by who knows all cards, and until when. */
export function dealtInWords({ dealt, lostAt, plies }: Analysis, wholeWin?: string): string {
  if (wholeWin !== undefined) {
    if (dealt === "lost") return `${capital(wholeWin)} were out of reach from the start. ${byOpenCards}`;
    return lostAt === undefined
      ? ""
      : `Someone who sees all cards could have had ${wholeWin} until your move ${lostAt + 1}.`;
  }
  if (dealt === "lost")
    return `This deal could not be won, not even by someone who sees all cards. ${byOpenCards}`;
  if (dealt !== "won")
    return "It is not known whether this deal could be won, even by someone who sees all cards.";
  if (lostAt === undefined) return "Someone who sees all cards could win this deal.";
  return plies[lostAt]?.played === RESIGN
    ? "Someone who sees all cards could still have won when you resigned."
    : `Someone who sees all cards could have won until your move ${lostAt + 1}.`;
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
  if (!best || !move) return "That move was not looked at.";
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
      ? [resignedInWords(analysis, ending?.end), unsureInWords(summary.unsureOf), luckAndChoices(summary)]
      : [unsureInWords(summary.unsureOf), ...shortOfWin(analysis.dealt, summary, ending, ending.wholeWin)];
  return sentences.filter((sentence) => sentence).join(" ");
}

/** Whether a game that was resigned could still be won; empty where it was not resigned, or that is still searched. */
function resignedInWords(analysis: Analysis, end: string | undefined): string {
  return resignationInWords(analysis.final ? verdictAtResignation(analysis) : undefined, end);
}

function luckAndChoices({ began, luck, luckiest, given, costliest, rest }: Summary): string {
  if (isNothing(1 - began) && isNothing(luck) && isNothing(given))
    return `You began with ${chanceInWords(began)}, and gave nothing away: luck had no part in it.`;
  const chance = isNothing(luck)
    ? "had as much good luck as bad"
    : `were ${luck < 0 ? "unlucky" : "lucky"} by ${shareOfWin(luck)}${luckiest?.isMost ? `, mainly ${chanceOf(luckiest)}` : ""}`;
  const gave = isNothing(given)
    ? "gave nothing away"
    : `gave away ${given > 1 ? MORE_THAN_A_WIN : differenceInWords(given)}${costliest ? `, ${partInWords(costliest)} ${byMove(costliest)}` : ""}`;
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
  return [reachInWords(dealt, wholeWin), `${parts.filter((part) => part).join("; ")}.`];
}

export function isNothing(difference: number): boolean {
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
export function luckReportRows(
  account: LuckReport,
  by: EvaluationSource,
): {
  readonly rows: readonly LuckReportRow[];
  readonly result: number;
} {
  const { mean, deal, luck, choice, misjudged, result } = inTenths(account);
  const rows = [
    { label: "An average deal", note: `what ${playerOf(by)} wins of all deals`, tenths: mean },
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

/** One analysed game. */
export const gamesUnreadable = (reason: string) => `Your games cannot be read: ${reason}. They are not lost.`;
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
export const resigningMove = "resigning";
export const endingStuck = "the end, without progress";
/** A line after a colon: its first word is small, unless that may be a name. */
const withinSentence = (line: string) => line.replace(/^(The|An?|Your?) /, (word) => word.toLowerCase());
export const yourMoveLine = (line: string) => `Yours: ${withinSentence(line)}`;
export const betterMoveLine = (line: string) => `Better: ${withinSentence(line)}`;

/** The report. */
export const whatHappened = "What happened";
export const firstLook = "The first look";
export const firstLookText = (by: EvaluationSource) =>
  `The line is the chance to win of ${playerOf(by)} that sees what you saw. What each move cost is still being worked out.`;
export const showThatMove = "Show that move";
export const costlyMoves = "Moves that cost something";
export const moveNumber = (number: number) => `Move ${number}`;
export const noneForCertain = "No single move is certain to have been a mistake.";
/** @param isFirst whether no move is marked */
export function likeliestMistake(number: number, move: string, loss: number, isFirst: boolean): string {
  const begin = isFirst ? `${noneForCertain} Most likely` : "Not certain, but the most likely of the others";
  return `${begin}: move ${number}, ${move} (${shareOfWin(loss)}).`;
}
export const showMove = (number: number) => `Show move ${number}`;
export const noneSoFar = "None found yet.";
export const smallLosses = (loss: number, moves: number) =>
  `Other losses, none of them certain: ${shareOfWin(loss)} in ${counted(moves, "move")}.`;
export const playMistakes = "Play your mistakes again";
export const allAnalysed = "All your analysed games";
export function judgedBy({ trials }: EvaluationSource, isFinal: boolean): string {
  const judge = trials === undefined ? "Judged by a program that sees what you saw." : trialsInWords(trials);
  return isFinal ? judge : `${judge} Not final yet.`;
}
export const luckReport = "What made the result, in % of a win";
export const theResult = "The result";
export const noWin = "no win";
export const moreNumbers = "More";

export const howToRead = "How to read the curve";
export const lineKey = (by: EvaluationSource) =>
  `the chance to win of ${playerOf(by)} that sees what you saw`;
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
