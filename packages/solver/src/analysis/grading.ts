import type { AnyGame } from "@tetrarch/engine";
import type { AnyMoveEvaluator } from "../evaluation/evaluation.js";
import type { Grade, RatedMove } from "./analysis.js";
import { gradeOf } from "./grades.js";
import { isSurelyLost } from "./sure-loss.js";

/**
 * Returns how an analysis would grade a move beside the best of a position; one that it would not mark is about as good.
 * Its `error` is the standard error of the difference, `legal` the number of legal moves.
 */
export function gradingIn(
  game: AnyGame,
  { evaluator }: { readonly evaluator: AnyMoveEvaluator },
  view: unknown,
): (best: RatedMove, played: RatedMove, error: number, legal: number) => Grade {
  const { sigma, pointsSigma = 0 } = evaluator.measures;
  return (best, played, error, legal) => {
    const move = game.parseMove(played.word);
    return gradeOf({
      best,
      played: { ...played, error },
      legal,
      sigma: { win: sigma, points: pointsSigma },
      isSurelyLost: isSurelyLost(game, view, move),
      isDominated: move !== undefined && evaluator.harmlessBefore?.(view, move) !== undefined,
    }).grade;
  };
}
