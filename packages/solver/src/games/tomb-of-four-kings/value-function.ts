import type { Net } from "../../evaluation/net.js";
import { ChoiceEvaluator } from "../../evaluation/net-evaluator.js";
import { type BeliefState, CARDS, CHOICE } from "./belief-state.js";
import { KING } from "./cards.js";
import { sensibleMoves } from "./dominance.js";
import { writeInputs } from "./inputs.js";
import { ALL_KINGS, kingsOf, POINTS } from "./loot.js";
import { MOST_MOVES } from "./moves.js";
import { OUT, PHASE } from "./packed.js";

/** What 100 points count beside a win. */
const WEIGHT_OF_POINTS = 0.15;

/** More choices than follow each other without a card between them, and the cards between. */
const MOST_DEPTH = 16;

/** Values positions that await a card by the net; a choice is worth its best move. Points are in hundreds. */
export class ValueFunction extends ChoiceEvaluator<BeliefState> {
  constructor(net: Net) {
    super(net, WEIGHT_OF_POINTS, MOST_MOVES, MOST_DEPTH);
  }

  /**
   * f: the value of the position, the cards to come unseen.
   * @param deeper whether the search turns up the next card
   */
  evaluate(belief: BeliefState, deeper = false): void {
    if (belief.awaited !== CHOICE) {
      if (deeper) this.expect(belief);
      else this.#ask(belief);
    } else if ((belief.tomb.bytes[PHASE] as number) >= OUT) this.evaluateEnd(belief);
    else this.best(belief, deeper);
  }

  /** The mean of what the position is worth over each card that may come next; one must be awaited. */
  expect(belief: BeliefState): void {
    const { left } = belief;
    if (left === 0) {
      this.setResult(0, 0); // TK-21
      return;
    }
    let win = 0;
    let points = 0;
    belief.save();
    for (const card of CARDS) {
      const count = belief.unseen[card] as number;
      if (count === 0) continue;
      belief.turnUp(card);
      this.evaluate(belief);
      belief.unsee(card);
      belief.restore();
      win += count * this.win;
      points += count * this.points;
    }
    belief.forget();
    this.setResult(win / left, points / left);
  }

  #ask(belief: BeliefState): void {
    const { tomb, unseen } = belief;
    writeInputs(belief, this.inputs);
    this.evaluateNet();
    const kings = kingsOf(tomb.hand) + kingsOf(tomb.column) + (unseen[KING << 4] as number);
    if (kings !== ALL_KINGS) this.win = 0;
  }

  override after(belief: BeliefState, move: number, deeper: boolean): void {
    belief.save();
    belief.begin(move);
    this.evaluate(belief, deeper);
    belief.restore();
    belief.forget();
  }

  protected override writeChoices({ tomb }: BeliefState, into: Int32Array, at: number): number {
    return sensibleMoves(tomb, into, at);
  }

  /** TK-22. */
  protected override evaluateEnd({ tomb }: BeliefState): void {
    const { hand } = tomb;
    if (tomb.bytes[PHASE] !== OUT) this.setResult(0, 0);
    else this.setResult(kingsOf(hand) === ALL_KINGS ? 1 : 0, (POINTS[hand] as number) / 100);
  }
}
