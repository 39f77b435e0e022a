import { games, type Random } from "@tetrarch/engine";
import { Inputs } from "../../src/evaluation/inputs.js";
import { OUTPUTS } from "../../src/evaluation/judge.js";
import type { Net } from "../../src/evaluation/net.js";
import { Pack } from "../../src/games/tomb-of-four-kings/cards.js";
import { CHOICE, TombOfChance } from "../../src/games/tomb-of-four-kings/chance.js";
import { sensibleMoves } from "../../src/games/tomb-of-four-kings/dominance.js";
import { INPUTS, writeInputs } from "../../src/games/tomb-of-four-kings/inputs.js";
import { MOST_MOVES } from "../../src/games/tomb-of-four-kings/moves.js";
import { Packed, packedTomb } from "../../src/games/tomb-of-four-kings/packed.js";
import { boldMove } from "../../src/games/tomb-of-four-kings/policy.js";
import type { TombGame } from "../../src/games/tomb-of-four-kings/types.js";
import { Worth } from "../../src/games/tomb-of-four-kings/worth.js";
import { chosen } from "./choice.js";
import { Episode } from "./episode.js";
import type { Lesson, Pupil, Stage } from "./lesson.js";
import type { Samples } from "./samples.js";

const game = games.find(({ id }) => id === "tomb-of-four-kings") as unknown as TombGame;
export const START = packedTomb(game.setup({ cards: game.pack.parts.flat(), rolls: [] }, []));

/** What there is to be learnt of Tomb of Four Kings. */
export const tombLesson: Lesson = {
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
  pupil: (net, stage) => new Delver(net, stage),
};

/** Plays delves, each from a freshly shuffled pack. */
class Delver implements Pupil {
  readonly #chance = new TombOfChance();
  readonly #inputs = new Inputs();
  readonly #moves = new Int32Array(MOST_MOVES);
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
    const isDeep = this.#stage.play === "one-ply";
    let isExpected = false;
    chance.seeing(START);
    while (!chance.isOver) {
      if (chance.awaited === CHOICE) {
        isExpected = this.#move(random, episode) && isDeep && chance.awaited !== CHOICE;
        continue;
      }
      writeInputs(chance, this.#inputs);
      if (isDeep && !isExpected) worth.expect(chance);
      isExpected = false;
      episode.awaits(this.#inputs, isDeep ? [worth.win, worth.points] : undefined);
      turnUpAny(chance, random);
      worth.judge(chance);
      episode.judged([worth.win, worth.points]);
    }
    episode.end(this.#stage.lambda);
    return [worth.win, worth.points];
  }

  /** Plays a move. Whether the net chose it, so that what it leads to was judged last. */
  #move(random: Random, episode: Episode): boolean {
    const chance = this.#chance;
    const end = sensibleMoves(chance.tomb, this.#moves, 0);
    let isNets = false;
    const move = chosen(this.#stage, random, episode, this.#moves.subarray(0, end), {
      rules: () => boldMove(laidOut(chance)),
      net: () => {
        isNets = true;
        return this.#worth.best(chance, this.#stage.play === "one-ply");
      },
    });
    chance.begin(move);
    return isNets;
  }
}

/** Turns up one of the cards not seen, each as likely as the others. */
function turnUpAny(chance: TombOfChance, random: Random): void {
  if (chance.left === 0) {
    chance.fallDark();
    return;
  }
  let rest = random(chance.left);
  let card = 0;
  while (rest >= (chance.unseen[card] as number)) rest -= chance.unseen[card++] as number;
  chance.turnUp(card);
}

/** The position as the rules want it, with the cards not seen in some order. */
function laidOut({ tomb, unseen, scrollSpent }: TombOfChance): Packed {
  const cards = [...unseen].flatMap((count, card) => new Array<number>(count).fill(card));
  const packed = new Packed(new Pack(scrollSpent ? [...cards, 0] : cards, scrollSpent));
  packed.bytes.set(tomb.bytes);
  return packed;
}
