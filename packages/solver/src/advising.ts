import { type AnyGame, seededRandom } from "@tetrarch/engine";
import { adviserOf } from "./agents.js";
import type { RatedMove } from "./analysis/analysis.js";
import { isFault } from "./analysis/grades.js";
import { gradingIn } from "./analysis/grading.js";
import { isSurelyLost } from "./analysis/sure-loss.js";
import { ADVICE_SEED, type Advice, type MoveValue, type Observation } from "./players/player.js";
import { agentsOf, analystsOf } from "./registry.js";
import type { ResumableSearch } from "./search/resumable-search.js";

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
  /** The position's chance to win; undefined for a game without an evaluation. */
  readonly position: { readonly win: number; readonly calibrationError: number } | undefined;
}

/** The advice, and how its moves compare by an analysis. */
export interface ComparedAdvice {
  readonly advice: WordedAdvice;
  /** Whether an analysis would not mark the move beside the best. */
  readonly areEqual: AreEqualMoves;
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
  const advise = (observed: Observation<unknown, unknown>) =>
    player.advise(observed, seededRandom(ADVICE_SEED), player.nodesAMove);
  const advice = movesInWords(game, yield* advise({ view, legal }));
  const gradeIn = gradingIn(game, analystsOf(game), view);
  const areEqual: AreEqualMoves = (...moves) => !isFault(gradeIn(...moves));
  const { costOf, evaluation, isGamble, isGiveUp } = agents;
  /** Of the position after a move that reveals nothing. */
  const bestAfter = function* (move: unknown): ResumableSearch<number | undefined> {
    const { state } = game.play(game.sample(view, seededRandom(ADVICE_SEED)), move);
    const [best] = (yield* advise({ view: game.view(state), legal: game.legalMoves(state) })).moves;
    return best?.value;
  };
  return {
    advice: {
      ...(isGiveUp ? yield* demoteGiveUps(advice, game, isGiveUp, bestAfter, areEqual) : advice),
      isLost: legal.every((move) => isSurelyLost(game, view, move)),
      position: evaluation && {
        win: evaluation.worth(view).win,
        calibrationError: evaluation.calibrationError(view),
      },
    },
    areEqual,
    costs: costOf && {
      costOf: (word) => costOf(view, game.parseMove(word)),
      areGood: (...moves) => gradeIn(...moves) === "good",
      ...(isGamble && { isGamble: (word: string) => isGamble(view, game.parseMove(word)) }),
    },
  };
}

/**
 * The advice, in which a move that only gives something up is worth no more than the best that can follow it, and comes
 * after the moves that are better then and that an analysis would not mark.
 */
function* demoteGiveUps(
  advice: MovesInWords,
  game: AnyGame,
  isGiveUp: (move: unknown) => boolean,
  bestAfter: (move: unknown) => ResumableSearch<number | undefined>,
  areEqual: AreEqualMoves,
): ResumableSearch<MovesInWords> {
  let { moves } = advice;
  for (const _ of moves) {
    const [best, ...others] = moves;
    const move = best && game.parseMove(best.word);
    if (!best || !isGiveUp(move)) break;
    const win = Math.min(best.win, (yield* bestAfter(move)) ?? best.win);
    const better = others.filter((other) => other.win > win && areEqual(best, other, 0, moves.length)).length;
    if (better === 0) break;
    moves = [...others.slice(0, better), { ...best, win }, ...others.slice(better)];
  }
  return { ...advice, moves, word: moves[0]?.word ?? advice.word };
}

type MovesInWords = Omit<WordedAdvice, "isLost" | "position">;

function movesInWords(
  game: AnyGame,
  { move, reason, moves, cards, meanwhile, plan, resigns }: Advice<unknown>,
): MovesInWords {
  return {
    word: game.formatMove(meanwhile?.move ?? move),
    rule: meanwhile?.reason ?? reason,
    moves: moves.map(({ move: weighed, value, ...figures }) => ({
      ...figures,
      word: game.formatMove(weighed),
      win: value,
    })),
    cards,
    plan: meanwhile ? [] : (plan?.() ?? []).map((each) => game.formatMove(each)),
    resigns,
  };
}
