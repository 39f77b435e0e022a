import {
  capital,
  degreeInWords,
  degreeOf,
  type HelpCounts,
  helpInWords,
  hintedInWords,
  hintedMoves,
  listInWords,
  messagesOf,
  outcomeOf,
  type Session,
} from "@tetrarch/engine";
import { endOf, shownEndOf } from "./session/game-record.js";
import { endTitleByDegree } from "./session/log.js";
import { chanceInWords, counted, differenceInWords } from "./words.js";

// What web and terminal say alike of an analysed game. The types are those of the solver's analysis, which is not known here.

export const GRADES = {
  forced: "The only move",
  good: "No mistake",
  unclear: "Not sure",
  inaccuracy: "Small mistake",
  mistake: "Mistake",
  blunder: "Big mistake",
} as const;

/** Whether a deal can be won with all cards known. */
export type DealVerdict = "won" | "lost" | "unproven";

/** A move of an analysed game, as far as the verdict on the game goes by it. */
export interface JudgedMove {
  /** How many moves came before. */
  readonly ply: number;
  readonly grade?: keyof typeof GRADES | undefined;
  readonly scale?: "win" | "points" | undefined;
  readonly loss?: number | undefined;
  /** The kind of chance event after it. */
  readonly chance?: string | undefined;
  /** What that event gave or took, a chance of −1 to 1. */
  readonly luck?: number | undefined;
}

/** What the verdict on an analysed game goes by: the solver's summary of it. */
export interface JudgedGame {
  readonly moves: number;
  readonly result: number;
  /** The marked moves but for a resignation, those of hints among them. */
  readonly faults: readonly JudgedMove[];
  /** Below 0 for bad luck; 0 where it is not clear. */
  readonly luck: number;
  /** What the player's own moves cost together but for a resignation, 0 to 1; 0 where it is not clear. */
  readonly cost?: number | undefined;
  /** The same of the moves that hints made. */
  readonly costOfHints?: number | undefined;
  /** The move after which most of the luck came, or came what turned the game; of a rough game a roll. */
  readonly luckiest?: JudgedMove | undefined;
  readonly isRough: boolean;
  /** Whether the chance of some position is not known. */
  readonly isOpen?: boolean | undefined;
  /** The chance that a resignation gave up; undefined where it is not known. */
  readonly givenUp?: number | undefined;
  readonly isNeverAtStake: boolean;
  /** Whether the deal could be won with all cards known; undefined as long as that is not searched. */
  readonly dealt?: DealVerdict | undefined;
  /** The same of the position in which the player resigned. */
  readonly resigned?: DealVerdict | undefined;
  /** The move that lost the deal, all cards known; no resignation. */
  readonly fatal?: JudgedMove | undefined;
}

/** How an analysed game ended, and the help it had. */
export interface AnalysedEnd {
  /** `won`, `lost`, `resigned`, `stuck`, or an ending of the game's own: `escaped`; undefined while it is in play. */
  readonly end: string | undefined;
  /** `2 kings, 45 points` */
  readonly score: string;
  /** What a complete game is called that is no win, as it had help (KK-6). */
  readonly helpedWin?: string | undefined;
  /** What the game fell short of when it ended in a way of its own: `all four kings`. */
  readonly wholeWin?: string | undefined;
  /** Undefined where it had none, or that is unknown. */
  readonly help?: HelpCounts | undefined;
  /** The numbers of the moves that hints made; undefined without hints, or where that is unknown. */
  readonly hinted?: readonly number[] | undefined;
}

export function analysedEndOf(session: Session): AnalysedEnd {
  const { game, help } = session;
  const { score, wholeWin } = messagesOf(game.id);
  const isAssisted = degreeOf(session) === "assisted";
  const isOwn = game.ownEndings?.some((each) => each === endOf(session));
  return {
    end: shownEndOf(session),
    helpedWin: isAssisted && endOf(session) === "won" ? endTitleByDegree(session) : undefined,
    score: score(outcomeOf(session).score),
    wholeWin: isOwn ? wholeWin : undefined,
    help: isAssisted ? help : undefined,
    hinted: hintedMoves(session),
  };
}

/** Why a chance and luck are told of what could not be won: they go by another knowledge than the verdict. */
const BY_OPEN_CARDS = "You could not know that: chances and luck here go by the cards that you could see.";
const WORK_AT_MOST = "Every position could still be won: your moves cost work at most, not the win.";
const OPEN = "Where neither a win nor a loss is proved, no chance is shown.";
const ROUGH = "Not sure how much was luck: in this game the program's estimates were too rough for that.";

/**
 * The verdict on a game in a few sentences.
 * @param made the move that was made at a ply, in words
 * @param led what it led to, in a sentence
 */
export function verdictInWords(
  game: JudgedGame,
  ending: AnalysedEnd,
  made: (ply: number) => string = () => "",
  led: (ply: number) => string = () => "",
): string {
  const isHinted = ({ ply }: JudgedMove) => ending.hinted?.includes(ply + 1) ?? false;
  const faults = game.faults.filter((fault) => !isHinted(fault));
  const sentences = [
    game.isRough ? ROUGH : "",
    verdictOf({ ...game, faults }, ending, mistakesInWords(faults, made)),
    hintedFaultsInWords(game.faults.filter(isHinted), made),
    game.isNeverAtStake ? WORK_AT_MOST : "",
    game.isOpen ? OPEN : "",
    luckiestInWords(game, led),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function verdictOf(game: JudgedGame, ending: AnalysedEnd, mistakes: string): string {
  const { end, help, helpedWin } = ending;
  if (helpedWin !== undefined) {
    const had = help ? `The help: ${helpInWords(help)}. ` : "";
    return `${helpedWin}. ${had}${hintsInWords(game, ending)}${sentenceOf(mistakes)}`;
  }
  if (end === "won" && help)
    return `You won with help: ${helpInWords(help)}. ${hintsInWords(game, ending)}${sentenceOf(mistakes)}`;
  const before = help ? `${degreeInWords("assisted", help).atTheEnd} ${hintsInWords(game, ending)}` : "";
  return `${before}${unaidedVerdict(game, ending, mistakes)}`;
}

/** How many moves hints made; where only the hints were counted, what follows from half as many as moves or more. */
function hintsInWords({ moves }: JudgedGame, { help, hinted }: AnalysedEnd): string {
  const made = hinted && hintedInWords(hinted.length, moves);
  const guessed = 2 * (help?.hint ?? 0) >= moves ? "The moves were mostly the program's." : "";
  const said = made ?? guessed;
  return said === "" ? "" : `${said} `;
}

/** The marked moves that hints made; empty where none was. */
function hintedFaultsInWords(faults: readonly JudgedMove[], made: (ply: number) => string): string {
  if (faults.length === 0) return "";
  return `${faults.length === 1 ? "A hint" : "Hints"} made ${mistakesInWords(faults, made)}.`;
}

function sentenceOf(mistakes: string): string {
  return mistakes === "" ? "No clear mistake." : `${capital(mistakes)}.`;
}

function unaidedVerdict(game: JudgedGame, ending: AnalysedEnd, mistakes: string): string {
  const { end } = ending;
  if (end === undefined) return `The game is still in play. So far: ${mistakes || "no clear mistake"}.`;
  if (ending.wholeWin !== undefined) return shortOfWin(game, ending, ending.wholeWin, mistakes);
  if (end === "won")
    return mistakes === "" ? "You won without a clear mistake." : `You won, with ${mistakes}.`;
  if (end === "stuck") return lossInWords(game, "You got stuck", mistakes);
  if (game.resigned === undefined) return lossInWords(game, "You lost", mistakes);
  const before = mistakes === "" ? "No clear mistake came before." : `Before that: ${mistakes}.`;
  return `${resignationInWords(game.resigned, game.givenUp)} ${before}`;
}

/** What was resigned; of a lost game the chance goes by another knowledge than the verdict, and both are named. */
function resignationInWords(resigned: DealVerdict, chance: number | undefined): string {
  if (chance === undefined) return RESIGNATIONS[resigned];
  if (resigned !== "lost" || chance === 0) return `${RESIGNATIONS[resigned]} ${givenUpInWords(chance)}`;
  return `You resigned. By what you saw, your chance to win was ${chanceInWords(chance)}; with all cards known it was already lost.`;
}

export function givenUpInWords(chance: number | undefined): string {
  return chance === undefined
    ? "What chance was left is not known."
    : `Your chance to win was ${chanceInWords(chance)}.`;
}

/** Whether a game that was resigned could still be won. */
const RESIGNATIONS: Readonly<Record<DealVerdict, string>> = {
  won: "You resigned a game that could still be won.",
  lost: "You resigned a game that was lost.",
  unproven: "You resigned. Whether it could still be won is not known.",
};

/** What a game was lost by: luck, marked mistakes, other moves, hints, or all of them; where estimates are too rough, its mistakes alone. */
function lossInWords(
  { faults, luck, cost = 0, costOfHints = 0, isRough }: JudgedGame,
  lost: string,
  mistakes: string,
): string {
  const marked = faults.reduce((sum, { scale, loss = 0 }) => sum + (scale === "win" ? loss : 0), 0);
  const others = cost - marked;
  const small =
    others >= LEAST_SMALL && others > marked
      ? `small losses that cost ${differenceInWords(others)} together`
      : "";
  const byHints =
    costOfHints >= LEAST_SMALL ? `hints that cost ${differenceInWords(costOfHints)} together` : "";
  const none = byHints === "" ? "no clear mistake" : "no clear mistake of your own";
  const clear = mistakes === "" ? none : mistakes;
  if (isRough) return `${lost}. ${capital(clear)}.`;
  const all = marked + (small === "" ? 0 : others) + (byHints === "" ? 0 : costOfHints);
  const moves = [mistakes, small, byHints].filter((part) => part !== "").join(", and by ");
  if (moves === "")
    return luck < 0 ? `${lost} by luck: no clear mistake.` : `${lost} without a clear mistake.`;
  if (-luck >= 2 * all && luck < 0) return `${lost} mostly by luck. ${capital(clear)}.`;
  const by = `${all < 2 * -luck ? "by luck and by" : "by"} ${moves}`;
  if (mistakes === "") return `${lost} ${by}: ${none}.`;
  return all > 0 ? `${lost} ${by}.` : `${lost}. ${capital(mistakes)}.`;
}

/** The least that small losses must come to, to be named. */
const LEAST_SMALL = 0.02;

/** What is said of an end that is no win, and no loss either. */
function shortOfWin(
  { dealt }: JudgedGame,
  { end, score }: AnalysedEnd,
  wholeWin: string,
  mistakes: string,
): string {
  if (mistakes !== "") return `You ${end} with ${score}. ${capital(mistakes)}.`;
  return dealt === "lost"
    ? `You did well: you ${end} with ${score}, and nobody could have got ${wholeWin} here.`
    : `You ${end} with ${score}, without a clear mistake.`;
}

const GRADES_OF_FAULTS = ["blunder", "mistake", "inaccuracy"] as const;

/** `one big mistake, at move 12`; `2 big mistakes and one small mistake, the worst at move 12`; empty for none. */
function mistakesInWords(faults: readonly JudgedMove[], made: (ply: number) => string): string {
  const [first, ...others] = faults;
  if (!first) return "";
  const { ply } = others.reduce((worst, fault) => (weightOf(fault) > weightOf(worst) ? fault : worst), first);
  const kinds = GRADES_OF_FAULTS.flatMap((grade) => {
    const count = faults.filter((fault) => fault.grade === grade).length;
    const kind = GRADES[grade].toLowerCase();
    return count === 0 ? [] : [count === 1 ? `one ${kind}` : `${count} ${kind}s`];
  });
  const move = made(ply);
  const where = `at move ${ply + 1}${move === "" ? "" : `: “${move}”`}`;
  return `${listInWords(kinds)}, ${others.length === 0 ? "" : "the worst "}${where}`;
}

/** What costs chances to win weighs more than what costs points. */
function weightOf({ scale, loss = 0 }: JudgedMove): number {
  return scale === "win" ? 1 + loss : loss / MOST_POINTS;
}

/** More points than any move costs. */
const MOST_POINTS = 1000;

/** What chance did it, by the kind of the event. */
const CHANCES: Readonly<Record<string, string>> = {
  roll: "was the die at",
  turn: "was the card turned up at",
  draw: "was the card drawn at",
};

/** Where most of the luck was, and what it was; empty where no single move had it. Where estimates are too rough it is a roll. */
function luckiestInWords({ luckiest, isRough }: JudgedGame, led: (ply: number) => string): string {
  if (!luckiest) return "";
  const { ply, chance = "", luck = 0 } = luckiest;
  const did = `${luck < 0 ? "cost" : "gave"} ${differenceInWords(luck)}. ${led(ply)}`.trimEnd();
  if (isRough) return `The die at move ${ply + 1} alone ${did}`;
  return `The ${luck < 0 ? "worst" : "best"} luck ${CHANCES[chance] ?? "came at"} move ${ply + 1}: it ${did}`;
}

/** Whether the deal could have been won by who knows all cards, and until when; empty where the verdict has said it. */
export function dealtInWords(game: JudgedGame, { end, wholeWin }: AnalysedEnd): string {
  const { dealt, fatal, resigned } = game;
  if (dealt === undefined || end === "won" || resigned === "won") return "";
  if (fatal) return fatalInWords(fatal, game, wholeWin);
  if (wholeWin !== undefined)
    return dealt === "lost" ? `${capital(wholeWin)} were out of reach from the start. ${BY_OPEN_CARDS}` : "";
  if (dealt === "lost")
    return `This deal could not be won, not even by someone who sees all cards. ${BY_OPEN_CARDS}`;
  return dealt === "won"
    ? "Someone who sees all cards could have won this deal."
    : "It is not known whether this deal could be won, even by someone who sees all cards.";
}

/** Which move lost the deal; before it that this need be no mistake, which is the fair half of it. */
function fatalInWords({ ply, grade }: JudgedMove, { faults }: JudgedGame, wholeWin = "it"): string {
  const number = ply + 1;
  const isFault = grade === "inaccuracy" || grade === "mistake" || grade === "blunder";
  if (isFault) return `With all cards known, your move ${number} lost ${wholeWin}.`;
  const fair =
    faults.length === 0 ? "you did nothing clearly wrong" : `your move ${number} was no clear mistake`;
  return `By the cards that you could see, ${fair}. With all cards known, your move ${number} lost ${wholeWin}.`;
}

/**
 * What is said of the move that lost a deal, all cards known, where the game was not analysed.
 * @param isSurelyLost whether the open cards alone said that the game is lost with it
 */
export function lostWith(number: number, move: string, isSurelyLost: boolean): string {
  return isSurelyLost
    ? `Your move ${number} lost it: ${move}.`
    : `With all cards known, your move ${number} lost it: ${move}. The analysis tells whether you could have known.`;
}

/** Whether what is judged by this is no chance: the share of orders of the hidden cards in which no loss is proved. */
export function isByProof({
  sigma,
  trials,
}: {
  readonly sigma: number;
  readonly trials?: number | undefined;
}): boolean {
  return sigma === 0 && trials === undefined;
}

/** A position of which only proofs are known, by that share. */
export function provedInWords(share: number): string {
  if (share === 0) return "lost";
  return share === 1 ? "still winnable" : `winnable: ${chanceInWords(share)}`;
}

/** How chances were estimated by trial games, and how far they may be off: twice their standard error at most. */
export function trialsInWords(trials: number): string {
  const within = differenceInWords(2 * Math.sqrt(0.25 / trials));
  return (
    `Judged by trial games: a chance is the share of ${counted(trials, "game")} that a player by rules of thumb won from there, ` +
    `seeing what you saw. It may be off by ${within}. A move is marked only where it cost more than twice its error.`
  );
}
