import { type fourKingdoms, games, type Random, shuffledDeal } from "@tetrarch/engine";
import { Inputs } from "../../src/evaluation/inputs.js";
import { OUTPUTS } from "../../src/evaluation/judge.js";
import type { Net } from "../../src/evaluation/net.js";
import { KingdomsOfChance } from "../../src/games/four-kingdoms/chance.js";
import { INPUTS, writeInputs } from "../../src/games/four-kingdoms/inputs.js";
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
  shape: { inputs: INPUTS, first: 48, second: 24, outputs: OUTPUTS },
  stages: [
    { rounds: 1, games: 10_000, play: "rules", lambda: 1, curiosity: 0.05, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 8, games: 4000, play: "net", lambda: 0.9, curiosity: 0.02, epochs: 1, rate: [0.001, 0.0005] },
    {
      rounds: 16,
      games: 6000,
      play: "net",
      lambda: 0.8,
      curiosity: 0.01,
      epochs: 1,
      rate: [0.0005, 0.00005],
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

  constructor(net: Net, stage: Stage) {
    this.#worth = new Worth(net);
    this.#stage = stage;
  }

  play(random: Random, samples: Samples): readonly number[] {
    const worth = this.#worth;
    const episode = new Episode(samples);
    const chance = new KingdomsOfChance(
      game.setup(shuffledDeal(game.pack, random), []) as fourKingdoms.State,
    );
    chance.settle();
    let best = worth.best(chance, false);
    while (best >= 0) {
      const count = worth.list(chance, this.#moves, 0);
      const move = chosen(this.#stage, random, episode, this.#moves.subarray(0, count), {
        rules: () => this.#policy.choose(chance),
        net: () => best,
      });
      chance.play(move);
      const after = chance.words.slice();
      const { turned } = chance;
      for (let moment = 0; moment < turned; moment++) {
        worth.awaiting(chance, moment);
        if (moment > 0) episode.judged([worth.win, worth.points]);
        writeInputs(chance, chance.spots[moment] as number, this.#inputs);
        episode.awaits(this.#inputs, undefined);
      }
      for (let word = 0; word < WORDS; word++) chance.words[word] = after[word] as number;
      if (turned === 0 && chance.words[ZONES] !== ALL_HOME) {
        writeInputs(chance, -1, this.#inputs);
        episode.awaits(this.#inputs, undefined);
      }
      best = worth.best(chance, false);
      if (turned > 0 || chance.words[ZONES] !== ALL_HOME) episode.judged([worth.win, worth.points]);
    }
    episode.end(this.#stage.lambda, [worth.win, worth.points]);
    return [worth.win, worth.points];
  }
}
