import type { AnyGame } from "@tetrarch/engine";
import { analystsOf } from "../registry.js";
import type { RatedMove } from "./analysis.js";
import { gradeOf, isFault } from "./grades.js";
import { isSurelyLost } from "./sure-loss.js";

type Worth = Pick<RatedMove, "word" | "win" | "points">;

/**
 * Returns whether a move is about as good as the best of a position, as hints say: an analysis would not mark it.
 * Its `error` is the standard error of the difference, `legal` the number of legal moves.
 */
export function equalityIn(
  game: AnyGame,
  view: unknown,
): (best: Worth, played: Worth, error: number, legal: number) => boolean {
  const { evaluator } = analystsOf(game);
  const { sigma, pointsSigma = 0 } = evaluator.measures;
  return (best, played, error, legal) => {
    const move = game.parseMove(played.word);
    const { grade } = gradeOf({
      best,
      played: { ...played, error },
      legal,
      sigma: { win: sigma, points: pointsSigma },
      isSurelyLost: isSurelyLost(game, view, move),
      isDominated: move !== undefined && evaluator.harmlessBefore?.(view, move) !== undefined,
    });
    return !isFault(grade);
  };
}
