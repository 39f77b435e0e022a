import { seededRandom } from "@tetrarch/engine";
import type { Expectation } from "../../packages/solver/src/evaluation/evaluation.js";
import { observe, runToEnd } from "../../packages/solver/src/index.js";
import { type Measuring, MOST_MOVES } from "./measuring.js";

/** What came of a game, its luck taken off: a chance that may lie outside 0 to 1, and points. */
export interface LuckFreeResult {
  readonly win: number;
  readonly points: number;
}

/**
 * The reference player plays on from a move to the end, and the luck of every card and roll on the way is taken off the result.
 * Luck has mean zero, so this is on average what the results are, and scatters far less. What is left of result − luck is Q of the
 * move, and of each move after it Q − f of the position before.
 * @param state with hidden cards of its own
 */
export function withoutLuck(
  { game, evaluator, player }: Measuring,
  state: unknown,
  move: unknown,
): LuckFreeResult {
  const random = seededRandom(1);
  let win = 0;
  let points = 0;
  const add = (expected: Expectation | undefined, sign: number) => {
    win += sign * (expected?.win ?? 0);
    points += sign * (expected?.points ?? 0);
  };
  let at = state;
  let next = move;
  for (let moves = 0; ; moves++) {
    add(runToEnd(evaluator.evaluatingMoves(game.view(at), [next], -1, 0))[0], 1);
    at = game.play(at, next).state;
    if (game.outcome(at).status !== "playing") return { win, points };
    const observed = observe(game, at);
    add(runToEnd(evaluator.evaluatingView(observed.view, 0)), -1);
    const advice = runToEnd(player.advise(observed, random, player.nodesAMove));
    if (advice.resigns || moves >= MOST_MOVES) {
      // Giving up never wins, and keeps the points there are.
      return { win, points: points + game.resignedScore(at).value };
    }
    next = advice.move;
  }
}
