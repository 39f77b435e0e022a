import { type AnyGame, seededRandom } from "@tetrarch/engine";
import { adviserOf } from "./agents.js";
import type { RatedMove } from "./analysis/analysis.js";
import { isFault } from "./analysis/grades.js";
import { gradingIn } from "./analysis/grading.js";
import { isSurelyLost } from "./analysis/sure-loss.js";
import { ADVICE_SEED, type Advice, type MoveValue } from "./players/player.js";
import { agentsOf, analystsOf } from "./registry.js";
import { type ResumableSearch, runToEnd } from "./search/resumable-search.js";

/** Whether two moves are of equal worth; `error` is the standard error of their difference. */
export type AreEqualMoves = (best: RatedMove, played: RatedMove, error: number, legal: number) => boolean;

/** What a hint is made from: moves are words, in the order of the adviser. */
export interface WordedAdvice {
  readonly word: string;
  /** The code of the rule of thumb, from a player with such rules. */
  readonly rule: string | undefined;
  readonly moves: readonly (Omit<MoveValue<unknown>, "move" | "value"> & {
    readonly word: string;
    /** The chance to win, 0 to 1. */
    readonly win: number;
  })[];
  readonly cards: number | undefined;
  readonly plan: readonly string[];
  readonly resigns: boolean | undefined;
  /** Whether every move surely loses. */
  readonly isLost: boolean;
  /** The position's chance to win; undefined where it may not be told (`AnyMoveEvaluator.isCalibrated`). */
  readonly chance: number | undefined;
}

/** The advice, and how its moves compare by an analysis. */
export interface ComparedAdvice {
  readonly advice: WordedAdvice;
  /** Whether an analysis would not mark the move beside the best. */
  readonly areEqual: AreEqualMoves;
  /** Whether a move only gives something up, and reveals nothing; absent where none does. */
  readonly isGiveUp?: (word: string) => boolean;
  /** By what a move is passed over for one that an analysis would call good, too. */
  readonly costs:
    | {
        readonly costOf: (word: string) => number | undefined;
        readonly areGood: AreEqualMoves;
        readonly isGamble?: (word: string) => boolean;
      }
    | undefined;
}

/** Asks the game's adviser, who gets the view and the legal moves and nothing else; undefined where no move is legal. */
export function* advising(
  game: AnyGame,
  view: unknown,
  legalWords: readonly string[],
): ResumableSearch<ComparedAdvice | undefined> {
  const agents = agentsOf(game);
  const player = adviserOf(agents);
  const legal = legalWords.map((word) => game.parseMove(word)).filter((move) => move !== undefined);
  if (!player || legal.length === 0) return undefined;
  const advice = yield* player.advise({ view, legal }, seededRandom(ADVICE_SEED), player.nodesAMove);
  const analysts = analystsOf(game);
  const { evaluator } = analysts;
  const gradeIn = gradingIn(game, analysts, view);
  const { costOf, isGamble, isGiveUp } = agents;
  return {
    advice: {
      ...movesInWords(game, advice),
      isLost: legal.every((move) => isSurelyLost(game, view, move)),
      chance: evaluator.isCalibrated?.(view) ? runToEnd(evaluator.evaluatingView(view, 0)).win : undefined,
    },
    areEqual: (...moves) => !isFault(gradeIn(...moves)),
    ...(isGiveUp && { isGiveUp: (word: string) => isGiveUp(game.parseMove(word)) }),
    costs: costOf && {
      costOf: (word) => costOf(view, game.parseMove(word)),
      areGood: (...moves) => gradeIn(...moves) === "good",
      ...(isGamble && { isGamble: (word: string) => isGamble(view, game.parseMove(word)) }),
    },
  };
}

function movesInWords(
  game: AnyGame,
  { move, reason, moves, cards, plan, resigns }: Advice<unknown>,
): Omit<WordedAdvice, "chance" | "isLost"> {
  return {
    word: game.formatMove(move),
    rule: reason,
    moves: moves.map(({ move: weighed, value, ...figures }) => ({
      ...figures,
      word: game.formatMove(weighed),
      win: value,
    })),
    cards,
    plan: (plan?.() ?? []).map((each) => game.formatMove(each)),
    resigns,
  };
}
