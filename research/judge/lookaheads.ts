import type { Net } from "../../packages/solver/src/evaluation/net.js";
import type { BeliefState } from "../../packages/solver/src/games/four-gods/belief-state.js";
import { ValueFunction } from "../../packages/solver/src/games/four-gods/value-function.js";

/** Chooses a move; −1 where there is none. */
export type Chooser = (belief: BeliefState) => number;

/** How players of the Four Gods may look at their moves, by name: each makes a player of a net. */
export const LOOKAHEADS: Readonly<Record<string, (net: Net) => Chooser>> = {
  /** The net's word on the position after each move. */
  alone: (net) => bestBy(new ValueFunction(net), false),
  /** The mean over the next card, as `evaluator` has it. */
  "one-ply": (net) => bestBy(new ValueFunction(net), true),
  /** The same by the chance to win alone: artifacts count nothing. */
  wins: (net) => bestBy(new ValueFunction(net, 0), true),
  /** Where moves are close, after one that turns nothing up the best move after it. */
  plans: (net) => chooserOf(new PlanningValueFunction(net)),
  /** As `plans`, with the mean over a second card. */
  "two-ply": (net) => chooserOf(new TwoCardsAhead(net)),
};

function chooserOf(valueFunction: PlanningValueFunction): Chooser {
  return (belief) => valueFunction.choose(belief);
}

function bestBy(valueFunction: ValueFunction, deeper: boolean): Chooser {
  return (belief) => valueFunction.best(belief, deeper);
}

/** Moves that are further behind the best, one ply ahead, are not looked at again; nor are more than so many. */
const [MOST_BEHIND, MOST_CLOSE] = [0.03, 4] as const;

/** Looks at close moves again: a position in which nothing was turned up is worth its best move one ply ahead. */
class PlanningValueFunction extends ValueFunction {
  protected plans = false;

  choose(belief: BeliefState): number {
    const all = this.movesByUtility(belief, (move) => ({ move, utility: this.utility }));
    const least = (all[0]?.utility ?? 0) - MOST_BEHIND;
    const close = all.slice(0, MOST_CLOSE).filter(({ utility }) => utility > least);
    if (close.length < 2) return all[0]?.move ?? -1;
    this.plans = true;
    const again = close.map(({ move }) => {
      this.after(belief, move, true);
      return { move, utility: this.utility };
    });
    this.plans = false;
    return again.reduce((a, b) => (b.utility > a.utility ? b : a)).move;
  }

  override reached(belief: BeliefState, deeper: boolean): void {
    if (!this.plans || !deeper || belief.isOver || belief.due >= 0) super.reached(belief, deeper);
    else this.bestOneCardAhead(belief);
  }

  protected bestOneCardAhead(belief: BeliefState): void {
    this.plans = false;
    this.best(belief, true);
    this.plans = true;
  }
}

class TwoCardsAhead extends PlanningValueFunction {
  override evaluate(belief: BeliefState): void {
    if (!this.plans || belief.isOver || belief.due >= 0) super.evaluate(belief);
    else this.bestOneCardAhead(belief);
  }
}
