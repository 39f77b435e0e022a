import { type fourKingdoms, games, type Random, shuffledDeal } from "@tetrarch/engine";
import { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import type { Net } from "../../packages/solver/src/evaluation/net.js";
import { OUTPUTS } from "../../packages/solver/src/evaluation/net-evaluator.js";
import { BeliefState } from "../../packages/solver/src/games/four-kingdoms/belief-state.js";
import { GROUPS, INPUTS, writeInputs } from "../../packages/solver/src/games/four-kingdoms/inputs.js";
import { MOST_MOVES } from "../../packages/solver/src/games/four-kingdoms/moves.js";
import { ALL_HOME, WORDS, ZONES } from "../../packages/solver/src/games/four-kingdoms/packed.js";
import { Policy } from "../../packages/solver/src/games/four-kingdoms/play-outs.js";
import { ValueFunction } from "../../packages/solver/src/games/four-kingdoms/value-function.js";
import { chosen } from "./choice.js";
import { Episode } from "./episode.js";
import type { Samples } from "./samples.js";
import type { SelfPlay, Stage, TrainingPlan } from "./training-plan.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];

/** What there is to be learnt of Four Kingdoms. */
export const kingdomsPlan: TrainingPlan = {
  game: "four-kingdoms",
  shape: { inputs: INPUTS, first: 40, second: 32, outputs: OUTPUTS },
  groups: GROUPS,
  stages: [
    // By rules λ must be 1.
    {
      rounds: 4,
      games: 60_000,
      play: "rules",
      lambda: 1,
      curiosity: 0.03,
      epochs: 1,
      rate: [0.002, 0.001],
      batch: 256,
      kept: 40,
    },
    {
      rounds: 16,
      games: 30_000,
      play: "net",
      lambda: 0.9,
      curiosity: 0.02,
      epochs: 1,
      rate: [0.001, 0.0005],
      batch: 256,
      kept: 40,
    },
    {
      rounds: 12,
      games: 30_000,
      play: "net",
      lambda: 0.9,
      curiosity: 0.01,
      epochs: 1,
      rate: [0.0005, 0.00003],
      batch: 256,
      kept: 40,
    },
  ],
  inertia: 0.8,
  selfPlay: (net, stage) => new Ruler(net, stage),
};

/** Unites kingdoms, each time from a freshly shuffled pack. */
class Ruler implements SelfPlay {
  readonly #inputs = new Inputs();
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #policy = new Policy();
  readonly #valueFunction: ValueFunction;
  readonly #stage: Stage;
  /** Then all that is learnt is how games ended (λ is 1), so that the net need not be asked. */
  readonly #isByRules: boolean;
  readonly #after = new Int32Array(WORDS);

  constructor(net: Net, stage: Stage) {
    this.#valueFunction = new ValueFunction(net);
    this.#stage = stage;
    this.#isByRules = stage.play === "rules";
  }

  play(random: Random, samples: Samples): readonly number[] {
    const valueFunction = this.#valueFunction;
    const episode = new Episode(samples);
    const belief = new BeliefState(game.setup(shuffledDeal(game.pack, random), []) as fourKingdoms.State);
    belief.settle();
    for (let awaits = false; ; ) {
      const count = valueFunction.list(belief, this.#moves, 0);
      const best = count > 0 && this.#isByRules ? 0 : valueFunction.best(belief, false);
      if (awaits) episode.judged([valueFunction.win, valueFunction.points]);
      if (count === 0) break;
      const move = chosen(this.#stage, random, episode, this.#moves.subarray(0, count), {
        rules: () => this.#policy.choose(belief),
        net: () => best,
      });
      belief.play(move);
      awaits = this.#await(belief, random, episode);
    }
    episode.end(this.#stage.lambda, [valueFunction.win, valueFunction.points]);
    return [valueFunction.win, valueFunction.points];
  }

  /**
   * Each moment at which the last move turned up a card is a position that awaits chance; what it led to is one if there is
   * none. Says whether there was one.
   */
  #await(belief: BeliefState, random: Random, episode: Episode): boolean {
    const { turned, words } = belief;
    if (turned === 0) {
      if (words[ZONES] === ALL_HOME) return false;
      this.#add(belief, -1, random, episode);
      return true;
    }
    const valueFunction = this.#valueFunction;
    this.#after.set(words);
    for (let moment = 0; moment < turned; moment++) {
      if (this.#isByRules || moment === 0) belief.toMoment(moment);
      else valueFunction.awaiting(belief, moment);
      if (moment > 0) episode.judged([valueFunction.win, valueFunction.points]);
      this.#add(belief, belief.spots[moment] as number, random, episode);
    }
    words.set(this.#after);
    return true;
  }

  #add(belief: BeliefState, awaited: number, random: Random, episode: Episode): void {
    const { kept = 100 } = this.#stage;
    const isKept = random(100) < kept;
    if (isKept) writeInputs(belief, awaited, this.#inputs);
    episode.awaits(isKept ? this.#inputs : undefined, undefined);
  }
}
