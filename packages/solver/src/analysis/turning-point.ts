import type { Solution } from "../solver.js";
import { RESIGN } from "./record.js";
import { ThoughtfulLine } from "./thoughtful-line.js";

/** Where a game went wrong whose deal can be won with all cards known. */
export type TurningPoint =
  /** After this number of moves it could still be won, after the next one no more. */
  | { readonly type: "move"; readonly after: number }
  /** It could be won to the last: it was resigned. */
  | { readonly type: "never" }
  /** The solver did not settle it. */
  | { readonly type: "unknown" };

/**
 * Finds where a game was lost. It yields each position that is to be solved, as the number of moves before it, and takes the
 * position's solution.
 * @param words the moves played
 * @param first the solution of the deal, which can be won
 */
export function* findingTurningPoint(
  words: readonly string[],
  isResigned: boolean,
  first: Pick<Solution, "verdict" | "moves">,
): Generator<number, TurningPoint, Pick<Solution, "verdict" | "moves">> {
  const line = new ThoughtfulLine(isResigned ? [...words, RESIGN] : words, false);
  line.answered(0, first.verdict, first.moves);
  for (let position = line.next; position !== undefined; position = line.next) {
    const { verdict, moves } = yield position;
    line.answered(position, verdict, moves);
  }
  const { lostAt } = line;
  if (lostAt === undefined) return { type: "unknown" };
  return lostAt === words.length ? { type: "never" } : { type: "move", after: lostAt };
}
