import { games, type Random } from "@tetrarch/engine";
import { OUTPUTS } from "../../packages/solver/src/evaluation/net-evaluator.js";
import { BeliefState, CHOICE } from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import { Pack } from "../../packages/solver/src/games/tomb-of-four-kings/cards.js";
import type { TombGame } from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { sensibleMoves } from "../../packages/solver/src/games/tomb-of-four-kings/dominance.js";
import { INPUTS, writeInputs } from "../../packages/solver/src/games/tomb-of-four-kings/inputs.js";
import { MOST_MOVES } from "../../packages/solver/src/games/tomb-of-four-kings/moves.js";
import { Packed, packedTomb } from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";
import { boldMove } from "../../packages/solver/src/games/tomb-of-four-kings/policy.js";
import { ValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/value-function.js";
import type { Episode } from "./episode.js";
import { NetSelfPlay } from "./net-self-play.js";
import type { TrainingPlan } from "./training-plan.js";

const game = games.find(({ id }) => id === "tomb-of-four-kings") as unknown as TombGame;
const START = packedTomb(game.setup({ cards: game.pack.parts.flat(), rolls: [] }, []));

/** The training plan of Tomb of Four Kings. */
export const tombPlan: TrainingPlan = {
  game: "tomb-of-four-kings",
  shape: { inputs: INPUTS, first: 48, second: 24, outputs: OUTPUTS },
  stages: [
    { rounds: 1, games: 10_000, play: "rules", lambda: 1, curiosity: 0, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 20, games: 4000, play: "net", lambda: 0.8, curiosity: 0.05, epochs: 1, rate: [0.002, 0.001] },
    {
      rounds: 40,
      games: 20_000,
      play: "net",
      lambda: 0.8,
      curiosity: 0.02,
      epochs: 1,
      rate: [0.001, 0.00005],
      batch: 256,
    },
    {
      rounds: 8,
      games: 4000,
      play: "one-ply",
      lambda: 0.9,
      curiosity: 0.02,
      epochs: 2,
      rate: [0.0001, 0.00002],
      batch: 256,
    },
  ],
  inertia: 0.8,
  selfPlay: (net, stage) => new Delver(new ValueFunction(net), stage),
};

/** Plays delves, each from a freshly shuffled pack. */
class Delver extends NetSelfPlay<ValueFunction> {
  // The weights were learnt so: one ply ahead, a last move may be worth a little less than what was judged before it.
  protected override readonly learnsResult = false;
  readonly #belief = new BeliefState();
  readonly #moves = new Int32Array(MOST_MOVES);

  protected playGame(random: Random, episode: Episode): readonly number[] {
    const belief = this.#belief;
    const { valueFunction } = this;
    let isExpected = false;
    belief.seeing(START);
    while (!belief.isOver) {
      if (belief.awaited === CHOICE) {
        isExpected = this.#move(random, episode) && this.isDeep && belief.awaited !== CHOICE;
        continue;
      }
      writeInputs(belief, this.inputs);
      if (this.isDeep && !isExpected) valueFunction.expect(belief);
      isExpected = false;
      this.awaitCard(episode, this.isDeep);
      turnUpAny(belief, random);
      valueFunction.evaluate(belief);
      episode.judged(this.values);
    }
    return this.values;
  }

  /** Plays a move. Whether the net chose it, so that what it leads to was judged last. */
  #move(random: Random, episode: Episode): boolean {
    const belief = this.#belief;
    const end = sensibleMoves(belief.tomb, this.#moves, 0);
    let isNets = false;
    const move = this.choose(random, episode, this.#moves.subarray(0, end), {
      rules: () => boldMove(laidOut(belief)),
      net: () => {
        isNets = true;
        return this.valueFunction.best(belief, this.isDeep);
      },
    });
    belief.begin(move);
    return isNets;
  }
}

/** Turns up one of the cards not seen, each as likely as the others. */
function turnUpAny(belief: BeliefState, random: Random): void {
  if (belief.left === 0) {
    belief.fallDark();
    return;
  }
  let rest = random(belief.left);
  let card = 0;
  while (rest >= (belief.unseen[card] as number)) rest -= belief.unseen[card++] as number;
  belief.turnUp(card);
}

/** The position as the rules want it, with the cards not seen in some order. */
function laidOut({ tomb, unseen, scrollSpent }: BeliefState): Packed {
  const cards = [...unseen].flatMap((count, card) => new Array<number>(count).fill(card));
  const packed = new Packed(new Pack(scrollSpent ? [...cards, 0] : cards, scrollSpent));
  packed.bytes.set(tomb.bytes);
  return packed;
}
