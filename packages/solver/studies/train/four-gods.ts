import { type Random, shuffledDeal, type Variant } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { Inputs } from "../../src/evaluation/inputs.js";
import { OUTPUTS } from "../../src/evaluation/judge.js";
import type { Net } from "../../src/evaluation/net.js";
import { CardNumbers } from "../../src/games/four-gods/card-numbers.js";
import { GodsOfChance } from "../../src/games/four-gods/chance.js";
import { INPUTS, writeInputs } from "../../src/games/four-gods/inputs.js";
import { Policy } from "../../src/games/four-gods/policy.js";
import { Worth } from "../../src/games/four-gods/worth.js";
import { chosen } from "./choice.js";
import { Episode } from "./episode.js";
import type { Lesson, Pupil, Stage } from "./lesson.js";
import type { Samples } from "./samples.js";

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

/** What there is to be learnt of the Four Gods, with the built-in card set. */
export const godsLesson: Lesson = {
  game: "four-gods",
  shape: { inputs: INPUTS, first: 48, second: 24, outputs: OUTPUTS },
  stages: [
    { rounds: 1, games: 8000, play: "rules", lambda: 1, curiosity: 0.1, epochs: 2, rate: [0.002, 0.002] },
    { rounds: 30, games: 2000, play: "net", lambda: 0.8, curiosity: 0.03, epochs: 1, rate: [0.002, 0.001] },
    { rounds: 12, games: 2000, play: "net", lambda: 0.9, curiosity: 0.02, epochs: 1, rate: [0.001, 0.00005] },
  ],
  inertia: 0.8,
  pupil: (net, stage) => new Dreamer(net, stage),
};

/** Walks the dream paths, each time freshly dealt. */
class Dreamer implements Pupil {
  readonly #chance = new GodsOfChance(numbers);
  readonly #policy = new Policy(this.#chance.packed);
  readonly #inputs = new Inputs();
  readonly #moves = new Int32Array(this.#chance.mostMoves);
  readonly #worth: Worth;
  readonly #stage: Stage;

  constructor(net: Net, stage: Stage) {
    this.#worth = new Worth(net);
    this.#stage = stage;
  }

  play(random: Random, samples: Samples): readonly number[] {
    const chance = this.#chance;
    const worth = this.#worth;
    const episode = new Episode(samples);
    const variant = VARIANTS[random(VARIANTS.length)] as Variant;
    chance.seeing(game.setup(shuffledDeal(game.pack, random), variant));
    for (;;) {
      const move = this.#move(random, episode);
      if (move < 0) break;
      chance.play(move, random(6) < 6 * chance.odds(move));
      if (chance.isOver) break;
      do {
        writeInputs(chance, this.#inputs);
        const isDeep = this.#stage.play === "one-ply" && chance.due >= 0;
        if (isDeep) worth.expect(chance);
        episode.awaits(this.#inputs, isDeep ? [worth.win, worth.points] : undefined);
        if (chance.due >= 0) turnUpAny(chance, random);
        worth.judge(chance);
        episode.judged([worth.win, worth.points]);
      } while (chance.due >= 0);
    }
    const result = [chance.packed.isWon ? 1 : 0, chance.packed.pathsFinished / 4];
    episode.end(this.#stage.lambda, result);
    return result;
  }

  #move(random: Random, episode: Episode): number {
    const end = this.#chance.moves(this.#moves, 0);
    if (end === 0) return -1;
    return chosen(this.#stage, random, episode, this.#moves.subarray(0, end), {
      rules: () => this.#policy.move(),
      net: () => this.#worth.best(this.#chance, this.#stage.play === "one-ply"),
    });
  }
}

/** Turns up one of the cards not seen, each as likely as the others, where one is due. */
function turnUpAny(chance: GodsOfChance, random: Random): void {
  let rest = random(chance.left);
  let card = 0;
  while (chance.unseen[card] === 0 || rest-- > 0) card++;
  chance.turnUp(chance.due, card);
}
