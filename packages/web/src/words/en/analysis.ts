import { capital } from "@tetrarch/engine";
import {
  ABOUT_AS_GOOD,
  type AnalysedEnd,
  aboutInWords,
  chanceInWords,
  costInGames,
  differenceInWords,
  GRADES,
  givenUpInWords,
  isByProof,
  playerInSentence,
  provedInWords,
  shownPercent,
  trialsInWords,
} from "@tetrarch/play";
import {
  type EvaluationSource,
  type Grade,
  gradeOf,
  isFault,
  type LuckReport,
  type PlyAnalysis,
  type RatedMove,
  RESIGN,
  resultParts,
  type Thoughtful,
} from "@tetrarch/solver/analysis";

export { GRADES } from "@tetrarch/play";
export { analysis as title, oneMoment, tryAgain } from "./common.js";

/** Whose chances an analysis tells: where trial games are counted, the player of those. */
function playerOf({ player, trials }: EvaluationSource): string {
  return trials === undefined ? "a strong program" : playerInSentence(player);
}

/** A difference of chances with its sign: `+4.8 of 100 games`, `−22 of 100 games`; `0` for none. */
export function signed(difference: number): string {
  const text = differenceInWords(difference);
  if (isNothing(difference)) return "0";
  return `${difference < 0 ? "−" : "+"}${text}`;
}

export const VERDICTS: Readonly<Record<Thoughtful, string>> = {
  won: "can still be won",
  lost: "is lost",
  unproven: "is not settled",
};

/** What a move is worth on the scale that it was graded by. */
function worthInWords({ win, points }: Pick<RatedMove, "win" | "points">, scale?: string): string {
  return scale === "points" && points !== undefined ? `score ${points.toFixed(1)}` : chanceInWords(win);
}

/**
 * What a move is worth beside the chance of its position, which is that of its best move: so hint, curve and report show the
 * same number for the same position.
 */
export function worthInPosition(ply: PlyAnalysis, move: RatedMove): string {
  return worthInWords({ ...move, win: chanceInPosition(ply, move) }, ply.scale);
}

/** The chance to win with a move, where the best move has that of the position. */
export function chanceInPosition({ win, moves: [best] }: PlyAnalysis, move: Pick<RatedMove, "win">): number {
  return best && best.win > 0 ? Math.min(1, (win * move.win) / best.win) : move.win;
}

/** The move made as it was weighed; one that was not, as resigning. */
function playedIn({ moves, played }: PlyAnalysis): RatedMove {
  return moves.find(({ word }) => word === played) ?? { word: RESIGN, win: 0, error: 0 };
}

/** What a fault cost: `26 % → 21 %`; what is lost where both read alike. */
export function costInWords(ply: PlyAnalysis): string {
  const [best] = ply.moves;
  if (!best) return "";
  const played = playedIn(ply);
  const [before, after] = [worthInPosition(ply, best), worthInPosition(ply, played)];
  if (before !== after) return `${before} → ${after}`;
  if (played.win === 0) return "the game was lost with it";
  return isNothing(ply.loss ?? 0) ? "" : `−${differenceInWords(ply.loss ?? 0)}`;
}

/** What is said of a move that might have been made: how good it is, beside the best. */
export function priceInWords(
  ply: PlyAnalysis,
  word: string,
  by: Pick<EvaluationSource, "sigma" | "trials">,
): string {
  const [best] = ply.moves;
  const move = ply.moves.find((one) => one.word === word);
  if (!best || !move) return "That move was not looked at.";
  if (isByProof(by)) return `With that: ${provedInWords(move.win)}.`;
  const worth = worthInPosition(ply, move);
  if (word === best.word) return `That is the best that was found: ${worth}.`;
  if (ply.scale === "points") return `With that: ${worth}. The best found has ${worthInPosition(ply, best)}.`;
  const { grade } = gradeOf({
    best,
    played: move,
    legal: ply.moves.length,
    sigma: { win: by.sigma, points: 0 },
  });
  if (!isFault(grade)) return best.win - move.win < ABOUT_AS_GOOD ? AS_GOOD : notSure(ply, move);
  return `With that: ${worth}. The best found has ${worthInPosition(ply, best)}.`;
}

const AS_GOOD = "About as good as the best that was found.";
const notSure = (ply: PlyAnalysis, move: RatedMove) =>
  `Not sure: the best that was found looks better, by about ${costInGames(ply.win, chanceInPosition(ply, move))}.`;

/** Half of the last digit that is shown of a difference. */
const LEAST_DIFFERENCE = 0.0005;

export function isNothing(difference: number): boolean {
  return Math.abs(difference) < LEAST_DIFFERENCE;
}

/** A part of the result: what it is, and how much of the chance to win it gave or took. */
export interface LuckReportRow {
  readonly label: string;
  readonly note: string;
  /** In tenths of a per cent, a whole number. */
  readonly tenths: number;
}

/**
 * The account as it is shown: rounded to tenths of a per cent so that the shown numbers add up, too.
 * @param marked the marked moves that the player made, whose costs are listed
 * @param hinted what the moves that hints made gave away, 0 at most; undefined where they made none
 */
export function luckReportRows(
  account: LuckReport,
  by: EvaluationSource,
  marked: readonly PlyAnalysis[] = [],
  givenUp = 0,
  hinted?: number,
): {
  readonly rows: readonly LuckReportRow[];
  readonly result: number;
} {
  const { mean, deal, luck, own, byHints, resigning, misjudged, result } = resultParts(
    account,
    givenUp,
    hinted,
  );
  const ownRow = ownMovesRow(own, marked);
  const rows = [
    { label: "An average deal", note: `what ${playerOf(by)} wins of all deals`, tenths: mean },
    { label: "This deal", note: "how much better or worse it was at first", tenths: deal },
    { label: "Luck", note: luckRowNote(luck), tenths: luck },
    ownRow,
    ...(byHints === undefined
      ? []
      : [{ label: "Moves by hints", note: "what those moves cost that followed a hint", tenths: byHints }]),
    ...(resigning === 0
      ? []
      : [{ label: "Resigning", note: "what was left and given up", tenths: resigning }]),
    {
      label: "Errors of the program",
      note: "its chances are estimates, and were off by this",
      tenths: misjudged + own - ownRow.tenths,
    },
  ];
  return { rows, result };
}

function luckRowNote(tenths: number): string {
  if (tenths === 0) return "it left your chance as it was";
  return `it ${tenths > 0 ? "raised" : "lowered"} your chance, all moves added up`;
}

/**
 * What the player's moves cost: the marked moves by the chances that are listed for them, and what is left. Where those
 * chances say more than was counted, the program erred by the difference.
 */
function ownMovesRow(choice: number, marked: readonly PlyAnalysis[]): LuckReportRow {
  const ofMarked = -Math.round(10 * marked.reduce((sum, ply) => sum + shownCost(ply), 0));
  const rest = choice - ofMarked;
  const row = (note: string, tenths = choice) => ({ label: "Your moves", note, tenths });
  if (ofMarked === 0) return row(choice === 0 ? "they cost nothing" : SMALL_LOSSES);
  if (rest >= 0) return row("the marked moves", ofMarked);
  return row(
    `marked moves ${tenthsInWords(ofMarked, true)}, others ${tenthsInWords(rest, true)}: ${SMALL_LOSSES}`,
  );
}

const SMALL_LOSSES = "many losses, each too small or too unsure to be marked";

/** The cost of a marked move by the chances that are listed for it, in per cent. */
function shownCost(ply: PlyAnalysis): number {
  const [best] = ply.moves;
  if (!best || ply.scale !== "win") return 0;
  return shownPercent(chanceInPosition(ply, best)) - shownPercent(chanceInPosition(ply, playedIn(ply)));
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
export const mayWin = "may win";
export const curveSpoken = (sentence: string) => `The curve of the game. ${sentence}`;
export const beganWith = (chance: number | undefined) =>
  chance === undefined ? "" : `It began with ${chanceInWords(chance)}.`;
/** At the fall of the curve that is no mistake. */
export const resigned = "resigned";
export const chanceNotKnown = "not known";
export const notKnownKey = "not known: neither a win nor a loss is proved";
export const position = "Position";
export const theEnd = "The end";
export const beforeMove = (number: number) => `Before move ${number}`;

/** The note on a move. */
export const thisMove = "This move";
/**
 * What chance did, how much of that was luck, and beside what: it is no step from the chance before the move.
 * @param chance the chance to win after the luck
 */
export function luckNote(luck: number, chance: number, event = ""): string {
  const mean = chance - luck;
  const share = `${luck < 0 ? "Bad luck: −" : "Good luck: +"}${costInGames(chance, mean)}; on average it would have been ${chanceInWords(mean)}.`;
  return event === "" ? share : `${event} ${share}`;
}
export const moveNote = (number: number, move: string, isHinted = false) =>
  `Move ${number}${isHinted ? ", as a hint said" : ""}: ${move}.`;
/**
 * What a grade is called, in the table of all moves and in the note on one.
 * @param isDoubtful whether a move that is not marked looks worse than another
 * @param isBest as in `gradeNote`
 * @param isAny whether nothing was known by which one move is better than another
 * @param isOpen whether the chance before it is not known
 * @param isProof whether it is judged by proofs alone: then no move is called the best
 */
export function gradeName(
  grade: Grade,
  { isDoubtful = false, isBest = false, isAny = false, isOpen = false, isProof = false } = {},
): string {
  if (isDoubtful) return GRADES.unclear;
  if (grade === "unclear" && isOpen) return "Not known";
  if (grade !== "good" && grade !== "unclear") return GRADES[grade];
  if (isProof) return GRADES.good;
  if (isAny) return "Either was as good";
  return isBest ? "The best that was found" : "About as good as the best move";
}
/**
 * @param cost what a fault cost
 * @param other what may be better, where that is not certain
 * @param isLost whether the move lost the deal with all cards known, so that a good grade needs its ground
 * @param isBest whether no other move is worth more: what costs a little is not praised
 * @param isAny as in `gradeName`
 * @param isOpen whether the chance before it is not known: then the note says that, and no more
 * @param isProof as in `gradeName`
 */
export function gradeNote(
  grade: Grade,
  {
    cost = "",
    other = "",
    isLost = false,
    isBest = false,
    isAny = false,
    isOpen = false,
    isProof = false,
  } = {},
): string {
  if (cost !== "") return `${GRADES[grade]}: ${cost}.`;
  const isUnsure = other !== "";
  if (grade === "unclear" && isOpen && !isUnsure) return "";
  const name = gradeName(grade, { isDoubtful: isUnsure, isBest, isAny, isProof });
  if (isUnsure) return `${name}: ${other}`;
  return isLost && grade !== "forced" ? `${name} by what you could see.` : `${name}.`;
}
/** What the program thinks better than a move, and by how much, without being sure. */
export function maybeBetter(ply: PlyAnalysis, move: string): string {
  const after = chanceInPosition(ply, playedIn(ply));
  return `“${move}” may be better, by about ${costInGames(ply.win, after)}.`;
}
/** Of the move that lost the deal with all cards known. @param better the move that would have won; empty where it is not known */
export function lostHereNote(better: string, { wholeWin = "the game" }: AnalysedEnd): string {
  const lost = `With all cards known, it lost ${wholeWin}`;
  return better === "" ? `${lost}.` : `${lost}: “${better}” would still have won.`;
}
export const betterNote = (move: string, worth: string) => `Better: ${move}, ${worth}.`;
export const endNote = ({ end = "", helpedWin, score }: AnalysedEnd) =>
  helpedWin === undefined ? `The end: ${end}, ${score}.` : `${helpedWin}, ${score}.`;
/** @param chance undefined where it is not known */
export const resignationNote = givenUpInWords;
/** @param verdict with all cards known */
export function notKnownNote(verdict: Thoughtful | undefined): string {
  if (verdict === undefined || verdict === "unproven") return "Not known whether this can still be won.";
  return `${capital(ALL_CARDS[verdict])} with all cards known; from what you saw, not known.`;
}
export const standing = (chance: number, by: EvaluationSource) =>
  isByProof(by) ? capital(provedInWords(chance)) : chanceInWords(chance);
/** Where it is an estimate the next one may differ although nothing was turned up. */
export const chanceNote = (chance: number, by: EvaluationSource) =>
  isByProof(by) ? `${standing(chance, by)}.` : `${capital(aboutInWords(chance))} to win.`;
export const resigningMove = "resigning";
export const endingStuck = "the end, without progress";
/** A line after a colon: its first word is small, unless that may be a name. */
const withinSentence = (line: string) => line.replace(/^(The|An?|Your?|In) /, (word) => word.toLowerCase());
/** Of a better move after which the one made could still have been made. */
export const atNoCost = "Made first it cost nothing; now it is too late for it.";
export const yourMoveLine = (line: string) => `With yours: ${withinSentence(line)}`;
export const betterMoveLine = (line: string) => `With the better one: ${withinSentence(line)}`;
/** After what a better move led to in the very deal. */
export const stillBetter = (line: string) =>
  `${line} That was luck; by its chances it was still the better move.`;

/** The report. */
export const whatHappened = "What happened";
export const firstLook = "The first look";
export const firstLookText = (by: EvaluationSource) =>
  `The line is the chance to win of ${playerOf(by)} that sees what you saw. What each move cost is still being worked out.`;
export const notableNotLoaded =
  "What else is worth a look could not be loaded. Open the analysis again to try once more.";
export const worthALook = "Worth a look: what had to wait";
export const costlyMoves = "Moves that cost something";
export const moveNumber = (number: number) => `Move ${number}`;
export const faultName = (grade: Grade, isHinted = false) =>
  `${GRADES[grade].toLowerCase()}${isHinted ? ", by a hint" : ""}`;
export const noneForCertain = "No move was a clear mistake.";
/**
 * @param better as by `maybeBetter`
 * @param isFirst whether no move is marked
 */
export const likeliestMistake = (number: number, move: string, better: string, isFirst: boolean) =>
  `${isFirst ? `${noneForCertain} If one was` : "If another move was a mistake, too"}, it was most likely move ${number}: ${move}. ${better} The program is not sure of it.`;
export const showMove = (number: number) => `Show move ${number}`;
export const noneSoFar = "None found yet.";
export const playMistakes = "Play your mistakes again";
export const allAnalysed = "All your analysed games";
export function judgedBy({ trials }: EvaluationSource, isFinal: boolean): string {
  const judge = trials === undefined ? "Judged by a program that sees what you saw." : trialsInWords(trials);
  return isFinal ? judge : `${judge} Not final yet.`;
}
export const luckReport = "How luck and moves add up to the result";
export const luckReportUnits =
  "Of 100 games: a win is 100, anything else 0. Each part says how much it raised or lowered your chance to win.";
/** With help a complete game counts as no win, but its parts add up to one (KK-6). */
export const theResult = ({ helpedWin }: Pick<AnalysedEnd, "helpedWin">) =>
  helpedWin === undefined ? "The result" : "The result, not counting the help";
export const noWin = "no win";
export const moreNumbers = "More: luck and mistakes in numbers";

export const howToRead = "How to read the curve";
export const lineKey = (by: EvaluationSource) =>
  `the chance to win of ${playerOf(by)} that sees what you saw`;
export const notableKey = "a move worth a look";
export const luckKey = "a turn of luck, up for you or down, beside the average of what could have come";
export const allCardsKey =
  "below: with all cards known the deal can be won (high) or is lost (low); dotted where that is not settled";
/** That line's name, and its two heights. */
export const allCardsKnown = "with all cards known";
export const ALL_CARDS = { won: "winnable", lost: "lost" } as const;
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
