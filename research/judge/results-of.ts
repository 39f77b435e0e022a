import { runToEnd } from "../../packages/solver/src/index.js";
import { type Measuring, worthOf } from "./measuring.js";
import type { ReferenceGame } from "./reference-games.js";

/**
 * Of every position of a game what came of it: 1 or 0, less, where luck is not to count, the luck of each card and roll that came after
 * it. That has mean zero whatever is known of the position, so what is left is on average what results are, and scatters less. It
 * may lie outside 0 to 1.
 */
export function resultsOf(measuring: Measuring, kept: ReferenceGame, isLuckFree: boolean): readonly number[] {
  return isLuckFree ? withoutLuck(measuring, kept) : kept.states.map(() => (kept.isWon ? 1 : 0));
}

function withoutLuck(measuring: Measuring, { states, words, isWon }: ReferenceGame): readonly number[] {
  const { game, evaluator } = measuring;
  const result = isWon ? 1 : 0;
  const observed: number[] = [];
  let luck = 0;
  let next = result;
  for (const [index, state] of [...states.entries()].reverse()) {
    const word = words[index];
    const move = word === undefined ? undefined : game.parseMove(word);
    if (move !== undefined) {
      const [evaluated] = runToEnd(evaluator.evaluatingMoves(game.view(state), [move], -1, 0));
      if (evaluated) luck += next - evaluated.win;
    }
    observed[index] = result - luck;
    next = worthOf(measuring, state);
  }
  return observed;
}
