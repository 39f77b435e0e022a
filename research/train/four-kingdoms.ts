import { type fourKingdoms, games, type Random, shuffledDeal } from "@tetrarch/engine";
import { OUTPUTS } from "../../packages/solver/src/evaluation/net-evaluator.js";
import { BeliefState } from "../../packages/solver/src/games/four-kingdoms/belief-state.js";
import { GROUPS, INPUTS, writeInputs } from "../../packages/solver/src/games/four-kingdoms/inputs.js";
import { MOST_MOVES, writeChoices } from "../../packages/solver/src/games/four-kingdoms/moves.js";
import { ALL_HOME, WORDS, ZONES } from "../../packages/solver/src/games/four-kingdoms/packed.js";
import { Policy } from "../../packages/solver/src/games/four-kingdoms/play-outs.js";
import { QuickNet } from "../../packages/solver/src/games/four-kingdoms/quick-net.js";
import { ValueFunction } from "../../packages/solver/src/games/four-kingdoms/value-function.js";
import { WEIGHTS } from "../../packages/solver/src/games/four-kingdoms/weights.js";
import type { Episode } from "./episode.js";
import { TrialSelfPlay } from "./four-kingdoms-trials.js";
import { NetSelfPlay } from "./net-self-play.js";
import type { Stage, TrainingPlan } from "./training-plan.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];

const BY_NET: Stage = {
  rounds: 16,
  games: 30_000,
  play: "net",
  lambda: 0.9,
  curiosity: 0.02,
  epochs: 1,
  rate: [0.001, 0.0005],
  batch: 256,
  kept: 40,
};

/** The training plan of Four Kingdoms. */
export const kingdomsPlan: TrainingPlan = {
  game: "four-kingdoms",
  shape: { inputs: INPUTS, first: 40, second: 32, outputs: OUTPUTS },
  groups: GROUPS,
  stages: [
    // By rules λ must be 1.
    { ...BY_NET, rounds: 4, games: 60_000, play: "rules", lambda: 1, curiosity: 0.03, rate: [0.002, 0.001] },
    BY_NET,
    { ...BY_NET, rounds: 12, curiosity: 0.01, rate: [0.0005, 0.00003] },
  ],
  inertia: 0.8,
  selfPlay: (net, stage) => new Ruler(new ValueFunction(net), stage),
};

/** Expert iteration: the net of {@link kingdomsPlan} learns what trials make of every move that its player weighs. */
export const kingdomsTrialsPlan: TrainingPlan = {
  ...kingdomsPlan,
  name: "four-kingdoms-trials",
  start: WEIGHTS,
  stages: [
    {
      rounds: 3,
      games: 12_000,
      play: "trials",
      lambda: 1,
      curiosity: 0,
      epochs: 1,
      rate: [0.0001, 0.00001],
      batch: 256,
    },
  ],
  inertia: 0.5,
  // Sums by parts of weights that are not rounded differ in the last bits, but always alike.
  selfPlay: (net) => new TrialSelfPlay(new ValueFunction(net, new QuickNet(net))),
};

/** Unites kingdoms, each time from a freshly shuffled pack. */
class Ruler extends NetSelfPlay<ValueFunction> {
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #policy = new Policy();
  readonly #after = new Int32Array(WORDS);

  /** By rules λ is 1: only results are learnt, and the net is not needed. */
  readonly #isByRules = this.stage.play === "rules";

  protected playGame(random: Random, episode: Episode): readonly number[] {
    const { valueFunction } = this;
    const belief = new BeliefState(game.setup(shuffledDeal(game.pack, random), []) as fourKingdoms.State);
    belief.settle();
    for (let awaits = false; ; ) {
      const count = writeChoices(belief, this.#moves, 0);
      const best = count > 0 && this.#isByRules ? 0 : valueFunction.best(belief, false);
      if (awaits) episode.judged(this.values);
      if (count === 0) break;
      const move = this.choose(random, episode, this.#moves.subarray(0, count), {
        rules: () => this.#policy.choose(belief),
        net: () => best,
      });
      belief.play(move);
      awaits = this.#await(belief, random, episode);
    }
    return this.values;
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
    const { valueFunction } = this;
    this.#after.set(words);
    for (let moment = 0; moment < turned; moment++) {
      if (this.#isByRules || moment === 0) belief.toMoment(moment);
      else valueFunction.awaiting(belief, moment);
      if (moment > 0) episode.judged(this.values);
      this.#add(belief, belief.spots[moment] as number, random, episode);
    }
    words.set(this.#after);
    return true;
  }

  #add(belief: BeliefState, awaited: number, random: Random, episode: Episode): void {
    const { kept = 100 } = this.stage;
    const isKept = random(100) < kept;
    if (isKept) writeInputs(belief, awaited, this.inputs);
    episode.awaits(isKept ? this.inputs : undefined, undefined);
  }
}
