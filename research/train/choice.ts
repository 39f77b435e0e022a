import type { Random } from "@tetrarch/engine";
import type { Episode } from "./episode.js";
import type { Stage } from "./training-plan.js";

/** Who may be asked for a move. */
export interface Choosers<Move> {
  rules(): Move;
  net(): Move;
}

/**
 * The move that is made of several: by whom the stage says, or, now and then, any out of curiosity. What the net says is
 * of no use while rules play, so only in the other stages does curiosity end what is learnt from what follows.
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
