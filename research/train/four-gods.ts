import { type Random, shuffledDeal, type Variant } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { OUTPUTS } from "../../packages/solver/src/evaluation/net-evaluator.js";
import { BeliefState } from "../../packages/solver/src/games/four-gods/belief-state.js";
import { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { INPUTS, writeInputs } from "../../packages/solver/src/games/four-gods/inputs.js";
import { Policy } from "../../packages/solver/src/games/four-gods/policy.js";
import { ValueFunction } from "../../packages/solver/src/games/four-gods/value-function.js";
import type { Episode } from "./episode.js";
import { NetSelfPlay } from "./net-self-play.js";
import type { TrainingPlan } from "./training-plan.js";

const game = createFourGods(builtInCardSet);
const numbers = new CardNumbers(builtInCardSet);
/** Each game takes one of these; what is there more often is learnt better. */
const VARIANTS: readonly Variant[] = [
  [],
  [],
  [],
  [],
  [],
  ["rescue"],
  ["crossed-paths"],
  ["crossed-paths", "rescue"],
];

/** The training plan of the Four Gods, with the built-in card set. */
export const godsPlan: TrainingPlan = {
  game: "four-gods",
  shape: { inputs: INPUTS, first: 48, second: 24, outputs: OUTPUTS },
  stages: [
    { rounds: 1, games: 8000, play: "rules", lambda: 1, curiosity: 0.1, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 30, games: 2000, play: "net", lambda: 0.8, curiosity: 0.03, epochs: 1, rate: [0.002, 0.001] },
    { rounds: 12, games: 2000, play: "net", lambda: 0.9, curiosity: 0.02, epochs: 1, rate: [0.001, 0.00005] },
  ],
  inertia: 0.8,
  selfPlay: (net, stage) => new Dreamer(new ValueFunction(net), stage),
};

/** Walks the dream paths, each time freshly dealt. */
class Dreamer extends NetSelfPlay<ValueFunction> {
  readonly #belief = new BeliefState(numbers);
  readonly #policy = new Policy(this.#belief.packed);
  readonly #moves = new Int32Array(this.#belief.mostMoves);

  protected playGame(random: Random, episode: Episode): readonly number[] {
    const belief = this.#belief;
    const { valueFunction } = this;
    const variant = VARIANTS[random(VARIANTS.length)] as Variant;
    belief.seeing(game.setup(shuffledDeal(game.pack, random), variant));
    for (;;) {
      const move = this.#move(random, episode);
      if (move < 0) break;
      belief.play(move, random(6) < 6 * belief.odds(move));
      if (belief.isOver) break;
      do {
        writeInputs(belief, this.inputs);
        const isDeep = this.isDeep && belief.due >= 0;
        if (isDeep) valueFunction.expect(belief);
        this.awaitCard(episode, isDeep);
        if (belief.due >= 0) turnUpAny(belief, random);
        valueFunction.evaluate(belief);
        episode.judged(this.values);
      } while (belief.due >= 0);
    }
    return [belief.packed.isWon ? 1 : 0, belief.packed.pathsFinished / 4];
  }

  #move(random: Random, episode: Episode): number {
    const end = this.#belief.moves(this.#moves, 0);
    if (end === 0) return -1;
    return this.choose(random, episode, this.#moves.subarray(0, end), {
      rules: () => this.#policy.move(),
      net: () => this.valueFunction.best(this.#belief, this.isDeep),
    });
  }
}

/** Turns up one of the cards not seen, each as likely as the others, where one is due. */
function turnUpAny(belief: BeliefState, random: Random): void {
  let rest = random(belief.left);
  let card = 0;
  while (belief.unseen[card] === 0 || rest-- > 0) card++;
  belief.turnUp(belief.due, card);
}
