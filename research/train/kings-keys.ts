import { games, type kingsKeys, type Random, shuffledDeal } from "@tetrarch/engine";
import { OUTPUTS } from "../../packages/solver/src/evaluation/net-evaluator.js";
import { BeliefState } from "../../packages/solver/src/games/kings-keys/belief-state.js";
import { type ColourState, ColourStates } from "../../packages/solver/src/games/kings-keys/colour-states.js";
import { INPUTS, writeInputs } from "../../packages/solver/src/games/kings-keys/inputs.js";
import { COLOURS, colourPositions, drawnCards } from "../../packages/solver/src/games/kings-keys/packed.js";
import { type Gain, ValueFunction } from "../../packages/solver/src/games/kings-keys/value-function.js";
import type { Episode } from "./episode.js";
import { ByColour, writeByColour } from "./kings-keys-by-colour.js";
import { NetSelfPlay } from "./net-self-play.js";
import type { Stage, TrainingPlan } from "./training-plan.js";

const game = games.find(({ id }) => id === "kings-keys") as (typeof games)[number];
/** Known to all rounds: they are the same in each. */
const states = new ColourStates();

/** The training plan of The King's Keys. */
export const keysPlan: TrainingPlan = {
  game: "kings-keys",
  shape: { inputs: INPUTS, first: 48, second: 24, outputs: OUTPUTS },
  stages: [
    { rounds: 1, games: 8000, play: "rules", lambda: 1, curiosity: 0.05, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 12, games: 3000, play: "net", lambda: 0.7, curiosity: 0.03, epochs: 1, rate: [0.001, 0.0005] },
    {
      rounds: 14,
      games: 2000,
      play: "one-ply",
      lambda: 0.7,
      curiosity: 0.02,
      epochs: 2,
      rate: [0.0005, 0.00005],
    },
  ],
  inertia: 0.8,
  selfPlay: (net, stage) => new Prisoner(new ValueFunction(net), stage),
};

/** The same with a first layer that sees one colour after the other. */
export const keysByColourPlan: TrainingPlan = {
  ...keysPlan,
  name: "kings-keys-by-colour",
  shape: { ...keysPlan.shape, second: 32 },
  stages: [
    { rounds: 1, games: 8000, play: "rules", lambda: 1, curiosity: 0.05, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 6, games: 3000, play: "net", lambda: 0.7, curiosity: 0.03, epochs: 1, rate: [0.001, 0.0005] },
    {
      rounds: 8,
      games: 1200,
      play: "one-ply",
      lambda: 0.7,
      curiosity: 0.02,
      epochs: 4,
      rate: [0.001, 0.00005],
    },
  ],
  groups: COLOURS,
  selfPlay: (net, stage) => new Prisoner(new ByColour(net), stage, writeByColour),
};

/**
 * Plays for the keys, each time with a freshly shuffled pack. In the stage called one-ply only the targets are means over the next
 * card; the gains are still those the net alone prefers, for looking ahead at each would take many times as long.
 */
class Prisoner extends NetSelfPlay<ValueFunction> {
  readonly #belief = new BeliefState(states);
  readonly #write: typeof writeInputs;

  constructor(valueFunction: ValueFunction, stage: Stage, write = writeInputs) {
    super(valueFunction, stage);
    this.#write = write;
  }

  protected playGame(random: Random, episode: Episode): readonly number[] {
    const belief = this.#belief;
    const { valueFunction } = this;
    const state = game.setup(shuffledDeal(game.pack, random), []) as kingsKeys.State;
    belief.seeing({ positions: colourPositions(state), drawn: drawnCards(state) });
    valueFunction.evaluate(belief);
    while (belief.left > 0 && !belief.isOver) {
      const { colour, state: next } = this.#gain(random, episode);
      belief.colours[colour] = next;
      while (belief.due > 0) {
        this.#write(belief, this.inputs);
        if (this.isDeep) valueFunction.expect(belief);
        this.awaitCard(episode, this.isDeep);
        turnUpAny(belief, random);
        valueFunction.evaluate(belief);
        episode.judged(this.values);
      }
    }
    return this.values;
  }

  /** The gain that is made; the position was judged just now. */
  #gain(random: Random, episode: Episode): Gain {
    const { gain } = this.valueFunction;
    const gains = this.#belief.colours.flatMap((from, colour) =>
      states.next(from).map((state) => ({ colour, state })),
    );
    return this.choose(random, episode, gains, {
      rules: () => mostPotential(this.#belief, gains),
      net: () => gain as Gain,
    });
  }
}

/** The gain by which its colour's draw potential grows most; a book before all else. */
function mostPotential({ colours }: BeliefState, gains: readonly Gain[]): Gain {
  let best = gains[0] as Gain;
  let most = Number.NEGATIVE_INFINITY;
  for (const gain of gains) {
    const before = colours[gain.colour] as ColourState;
    const book = gain.state.books > before.books ? 1000 : 0;
    const growth = book + potential(gain.state) - potential(before);
    if (growth <= most) continue;
    most = growth;
    best = gain;
  }
  return best;
}

/** The root of the states that one gain leads to, and the same on average after a card of the colour has come. */
function potential(state: ColourState): number {
  let later = 0;
  for (const { state: next, cards } of states.arrivals(state))
    later += cards * Math.sqrt(states.next(next).length);
  return Math.sqrt(states.next(state).length) + later / Math.max(1, state.unseen);
}

/** Turns up one of the cards not seen, each as likely as the others. */
export function turnUpAny(belief: BeliefState, random: Random): void {
  let rest = random(belief.left);
  for (const [colour, { unseen }] of belief.colours.entries()) {
    if (rest >= unseen) {
      rest -= unseen;
      continue;
    }
    for (const { state, cards } of belief.arrivals(colour)) {
      rest -= cards;
      if (rest >= 0) continue;
      belief.colours[colour] = state;
      return;
    }
  }
}
