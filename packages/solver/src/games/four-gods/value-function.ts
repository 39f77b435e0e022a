import { PATHS } from "@tetrarch/engine/four-gods";
import type { Net } from "../../evaluation/net.js";
import { ChoiceEvaluator } from "../../evaluation/net-evaluator.js";
import type { BeliefState } from "./belief-state.js";
import { writeInputs } from "./inputs.js";
import { MOST_MOVES } from "./search.js";

/** What four artifacts count beside a win. */
const WEIGHT_OF_ARTIFACTS = 0.05;
/** Choices within the thought on a card within the thought on a move. */
const MOST_DEPTH = 4;

/** Values positions by the net after each move; a choice is worth its best move. Points are artifacts in fours. */
export class ValueFunction extends ChoiceEvaluator<BeliefState> {
  constructor(net: Net, weightOfArtifacts = WEIGHT_OF_ARTIFACTS) {
    super(net, weightOfArtifacts, MOST_MOVES, MOST_DEPTH);
  }

  /** f: what a position is worth in which the player is to move, or a card is due. */
  evaluate(belief: BeliefState): void {
    if (belief.isOver || belief.due >= 0) this.reached(belief, false);
    else this.best(belief, false);
  }

  protected override writeChoices(belief: BeliefState, into: Int32Array, at: number): number {
    return belief.moves(into, at);
  }

  protected override evaluateEnd({ packed }: BeliefState): void {
    this.setResult(packed.isWon ? 1 : 0, packed.pathsFinished / PATHS);
  }

  override after(belief: BeliefState, move: number, deeper: boolean): void {
    const odds = belief.odds(move);
    let win = 0;
    let artifacts = 0;
    belief.save();
    for (const passes of [true, false]) {
      const share = passes ? odds : 1 - odds;
      if (share === 0) continue;
      belief.play(move, passes);
      this.reached(belief, deeper);
      belief.restore();
      win += share * this.win;
      artifacts += share * this.points;
    }
    belief.forget();
    this.setResult(win, artifacts);
  }

  /** The mean of what the position is worth over each card that may come up; one must be due. */
  expect(belief: BeliefState): void {
    const { due, left } = belief;
    let win = 0;
    let artifacts = 0;
    belief.save();
    for (let card = 0; card < belief.unseen.length; card++) {
      if (belief.unseen[card] === 0) continue;
      belief.turnUp(due, card);
      this.evaluate(belief);
      belief.unsee(card);
      belief.restore();
      win += this.win;
      artifacts += this.points;
    }
    belief.forget();
    this.setResult(win / left, artifacts / left);
  }

  /** What a position is worth that a move has led to. */
  reached(belief: BeliefState, deeper: boolean): void {
    if (belief.isOver) this.evaluateEnd(belief);
    else if (deeper && belief.due >= 0) this.expect(belief);
    else this.ask(belief);
  }

  /** What the net says of a position. */
  ask(belief: BeliefState): void {
    writeInputs(belief, this.inputs);
    this.evaluateNet();
  }
}
