import { type fourKingdoms, games, type Random, shuffledDeal } from "@tetrarch/engine";
import { Inputs } from "../../src/evaluation/inputs.js";
import { OUTPUTS } from "../../src/evaluation/judge.js";
import type { Net } from "../../src/evaluation/net.js";
import { KingdomsOfChance } from "../../src/games/four-kingdoms/chance.js";
import { GROUPS, INPUTS, writeInputs } from "../../src/games/four-kingdoms/inputs.js";
import { MOST_MOVES } from "../../src/games/four-kingdoms/moves.js";
import { ALL_HOME, WORDS, ZONES } from "../../src/games/four-kingdoms/packed.js";
import { Policy } from "../../src/games/four-kingdoms/policy.js";
import { Worth } from "../../src/games/four-kingdoms/worth.js";
import { chosen } from "./choice.js";
import { Episode } from "./episode.js";
import type { Lesson, Pupil, Stage } from "./lesson.js";
import type { Samples } from "./samples.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];

/** What there is to be learnt of Four Kingdoms. */
export const kingdomsLesson: Lesson = {
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
  pupil: (net, stage) => new Ruler(net, stage),
};

/** Unites kingdoms, each time from a freshly shuffled pack. */
class Ruler implements Pupil {
  readonly #inputs = new Inputs();
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #policy = new Policy();
  readonly #worth: Worth;
  readonly #stage: Stage;
  /** Then all that is learnt is how games ended (λ is 1), so that the net need not be asked. */
  readonly #isByRules: boolean;
  readonly #after = new Int32Array(WORDS);

  constructor(net: Net, stage: Stage) {
    this.#worth = new Worth(net);
    this.#stage = stage;
    this.#isByRules = stage.play === "rules";
  }

  play(random: Random, samples: Samples): readonly number[] {
    const worth = this.#worth;
    const episode = new Episode(samples);
    const chance = new KingdomsOfChance(
      game.setup(shuffledDeal(game.pack, random), []) as fourKingdoms.State,
    );
    chance.settle();
    for (let awaits = false; ; ) {
      const count = worth.list(chance, this.#moves, 0);
      const best = count > 0 && this.#isByRules ? 0 : worth.best(chance, false);
      if (awaits) episode.judged([worth.win, worth.points]);
      if (count === 0) break;
      const move = chosen(this.#stage, random, episode, this.#moves.subarray(0, count), {
        rules: () => this.#policy.choose(chance),
        net: () => best,
      });
      chance.play(move);
      awaits = this.#await(chance, random, episode);
    }
    episode.end(this.#stage.lambda, [worth.win, worth.points]);
    return [worth.win, worth.points];
  }

  /**
   * Each moment at which the last move turned up a card is a position that awaits chance; what it led to is one if there is
   * none. Says whether there was one.
   */
  #await(chance: KingdomsOfChance, random: Random, episode: Episode): boolean {
    const { turned, words } = chance;
    if (turned === 0) {
      if (words[ZONES] === ALL_HOME) return false;
      this.#add(chance, -1, random, episode);
      return true;
    }
    const worth = this.#worth;
    this.#after.set(words);
    for (let moment = 0; moment < turned; moment++) {
      if (this.#isByRules || moment === 0) chance.toMoment(moment);
      else worth.awaiting(chance, moment);
      if (moment > 0) episode.judged([worth.win, worth.points]);
      this.#add(chance, chance.spots[moment] as number, random, episode);
    }
    words.set(this.#after);
    return true;
  }

  #add(chance: KingdomsOfChance, awaited: number, random: Random, episode: Episode): void {
    const { kept = 100 } = this.#stage;
    const isKept = random(100) < kept;
    if (isKept) writeInputs(chance, awaited, this.#inputs);
    episode.awaits(isKept ? this.#inputs : undefined, undefined);
  }
}
