import { type fourKingdoms, games, type Random, shuffledDeal } from "@tetrarch/engine";
import { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import { BeliefState } from "../../packages/solver/src/games/four-kingdoms/belief-state.js";
import { writeInputs } from "../../packages/solver/src/games/four-kingdoms/inputs.js";
import { MOST_MOVES, writeChoices } from "../../packages/solver/src/games/four-kingdoms/moves.js";
import { ALL_HOME, ZONES } from "../../packages/solver/src/games/four-kingdoms/packed.js";
import {
  rolloutRace,
  Trial,
  TruncatedRollout,
} from "../../packages/solver/src/games/four-kingdoms/truncated-rollout.js";
import type { ValueFunction } from "../../packages/solver/src/games/four-kingdoms/value-function.js";
import { runToEnd } from "../../packages/solver/src/index.js";
import type { Samples } from "./samples.js";
import type { SelfPlay } from "./training-plan.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];
const CARDS = 52;
/** Cards turned up in a trial, as the player `rehearser` has it. */
const TRIAL_CARDS = 8;
/** Moves played in the trials of one decision: an eighth of the player's, for more games say more than longer trials. */
const NODES = 1000;

/** Plays by trials; the target of each move weighed, the best or not, is the mean of its trials. */
export class TrialSelfPlay implements SelfPlay {
  readonly #valueFunction: ValueFunction;
  readonly #inputs = new Inputs();
  readonly #moves = new Int32Array(MOST_MOVES);

  constructor(valueFunction: ValueFunction) {
    this.#valueFunction = valueFunction;
  }

  play(random: Random, samples: Samples): readonly number[] {
    const belief = new BeliefState(game.setup(shuffledDeal(game.pack, random), []) as fourKingdoms.State);
    belief.settle();
    for (;;) {
      const count = writeChoices(belief, this.#moves, 0);
      if (count === 0) return [belief.words[ZONES] === ALL_HOME ? 1 : 0, belief.cardsHome() / CARDS];
      belief.play(
        count === 1
          ? (this.#moves[0] as number)
          : this.#weigh(belief, [...this.#moves.subarray(0, count)], random, samples),
      );
    }
  }

  /** Tries the moves, adds a sample for each, and says which is the best. The position stays as it is. */
  #weigh(belief: BeliefState, moves: readonly number[], random: Random, samples: Samples): number {
    const start = belief.words.slice();
    const hidden = belief.hiddenCards();
    const rollout = new TruncatedRollout(this.#valueFunction, belief, TRIAL_CARDS);
    const trials = moves.map((move) => new Trial(move, { type: "deal" }));
    runToEnd(rolloutRace(rollout, trials, random, NODES));
    const restore = () => {
      belief.words.set(start);
      belief.redeal(hidden);
    };
    for (const trial of trials) {
      restore();
      this.#add(belief, trial, samples);
    }
    restore();
    return trials.reduce((a, b) => (b.deals > a.deals || (b.deals === a.deals && b.mean > a.mean) ? b : a))
      .packed;
  }

  #add(belief: BeliefState, { packed, win, points }: Trial, samples: Samples): void {
    belief.play(packed);
    if (belief.words[ZONES] === ALL_HOME) return;
    if (belief.turned > 0) belief.toMoment(0);
    writeInputs(belief, belief.turned > 0 ? (belief.spots[0] as number) : -1, this.#inputs);
    const sample = samples.add(this.#inputs);
    samples.targets.set([win, points], sample * samples.outputs);
  }
}
