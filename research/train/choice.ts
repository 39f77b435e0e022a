import type { Random } from "@tetrarch/engine";
import type { Episode } from "./episode.js";
import type { Stage } from "./training-plan.js";

/** The players of a stage. */
export interface Choosers<Move> {
  rules(): Move;
  net(): Move;
}

/**
 * Chooses a move by the stage's player, or now and then at random. In stages by the net a random move ends what earlier positions
 * learn from later ones.
 */
export function chosen<Move>(
  { play, curiosity }: Stage,
  random: Random,
  episode: Episode,
  moves: ArrayLike<Move>,
  choosers: Choosers<Move>,
): Move {
  if (moves.length === 1) return moves[0] as Move;
  if (random(10_000) < 10_000 * curiosity) {
    if (play !== "rules") episode.cut();
    return moves[random(moves.length)] as Move;
  }
  return play === "rules" ? choosers.rules() : choosers.net();
}
