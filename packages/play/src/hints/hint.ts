import { legalWords, type Random, type Session } from "@tetrarch/engine";

/** Trials of a move on hidden cards dealt anew. */
export interface HintTrials {
  readonly games: number;
  /** Which part of them was won, 0 to 1. */
  readonly won: number;
  /** They ended when so many cards had been turned up, and count the chance that was expected then; played to the end where undefined. */
  readonly cards: number | undefined;
}

/** What a fair player would do, and why as far as it can say. */
export interface Hint {
  readonly word: string;
  /** The rule of thumb behind it, by its code, from a player that has such rules. */
  readonly rule: string | undefined;
  /** What came of trials of this move; from a player that tries. */
  readonly trials: HintTrials | undefined;
  /** The chance to win with this move, 0 to 1; from a player that evaluates positions instead. */
  readonly chance: number | undefined;
  /** The points that this move promises, in games where they count without a win. */
  readonly points: number | undefined;
  /** Hardly any hope of a win is left, as far as the player can tell. */
  readonly hopeless: boolean;
  /** Other moves that the player cannot tell from this one by what they are worth. */
  readonly equals: readonly string[];
  /** Moves that it holds for worse. */
  readonly worse: readonly string[];
}

/** The question to whatever gives hints. Nothing in it depends on what is hidden. */
export interface HintQuestion {
  /** The game's id. */
  readonly game: string;
  readonly view: unknown;
  /** The words of all legal moves, sorted. */
  readonly legal: readonly string[];
  /** For the player's own chance: the same question with the same seed has the same answer. */
  readonly seed: number;
}

/**
 * The question for a hint in a game as it stands. The answer ends the honest game (C-10): `dishonest` of the engine, kept
 * before the hint is shown.
 */
export function hintQuestion(session: Session, random: Random): HintQuestion {
  const { game, now } = session;
  return { game: game.id, view: game.view(now.state), legal: legalWords(session), seed: random(2 ** 31) };
}

/** A move as a fair player weighs it. */
export interface WeighedMove {
  readonly word: string;
  /** The chance to win, 0 to 1. */
  readonly win: number;
  /** The standard error of `win`; 0 from a player that does not try moves out. */
  readonly error: number;
  /** How often the move was tried; 0 from a player that evaluates positions. */
  readonly visits: number;
  /** The expected points, where points count without a win. */
  readonly points?: number;
}

/** What a hint is made from: the advice of a fair player, and what its evaluation and a simpler player add. */
export interface HintAdvice {
  readonly word: string;
  /** The rule of thumb that chose the move, from a player that has such rules. */
  readonly rule: string | undefined;
  /** The moves weighed, best first, `word` the first of them; none from a player that does not weigh moves. */
  readonly moves: readonly WeighedMove[];
  /** As in `HintTrials`. */
  readonly cards: number | undefined;
  /** Whether the player would resign; undefined where it does not say. */
  readonly resigns: boolean | undefined;
  /** The move of a player with rules of thumb alone, and its rule: the reason where both players agree. */
  readonly sensible: { readonly word: string; readonly rule: string | undefined };
  /** The chance to win of the position by an evaluation, and how far such chances are off on average; undefined without one. */
  readonly position: { readonly win: number; readonly calibrationError: number } | undefined;
}

/** Whether a move cannot be told from the best one by what both are worth; `error` is that of their difference. */
export type AreEqual = (best: WeighedMove, played: WeighedMove, error: number, legal: number) => boolean;

/** Chances that are off by more than this on average are left out of the hint: the move may be good all the same. */
const MOST_CALIBRATION_ERROR = 0.03;
/** A lower chance to win counts as hopeless. */
const HOPELESS = 0.005;

/** The hint that an advice comes to. */
export function hintFrom(advice: HintAdvice, areEqual: AreEqual): Hint {
  const { word, moves, sensible, position } = advice;
  const [best, ...others] = moves;
  const isTried = best !== undefined && best.visits > 0;
  const isMeasured = position !== undefined && position.calibrationError <= MOST_CALIBRATION_ERROR;
  // The evaluation was measured on positions, whose chance is that of their best move.
  const chance = best && isMeasured && !isTried ? position.win : undefined;
  const win = isTried ? best.win : chance;
  const isAsGood = (move: WeighedMove) =>
    // A move that was tried less often had been given up.
    best !== undefined &&
    move.visits >= best.visits &&
    areEqual(best, move, Math.hypot(best.error, move.error), moves.length);
  return {
    word,
    rule: advice.rule ?? (word === sensible.word ? sensible.rule : undefined),
    trials: isTried ? { games: best.visits, won: best.win, cards: advice.cards } : undefined,
    chance,
    points: best?.points,
    hopeless: advice.resigns ?? (win !== undefined && win < HOPELESS),
    equals: others.filter(isAsGood).map((move) => move.word),
    worse: others.filter((move) => !isAsGood(move)).map((move) => move.word),
  };
}
