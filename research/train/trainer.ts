import { seededRandom } from "@tetrarch/engine";
import { netOf } from "../../packages/solver/src/evaluation/model.js";
import { Net } from "../../packages/solver/src/evaluation/net.js";
import { loadCheckpoint, type Progress, saveCheckpoint } from "./checkpoint.js";
import { freshWeights, Learner } from "./learner.js";
import { Samples } from "./samples.js";
import type { Stage, TrainingPlan } from "./training-plan.js";

/** How many samples go into one step of learning where a stage says nothing. */
const BATCH = 128;

/** The games of a round that are to be played with the weights as they are. */
export interface Games {
  readonly weights: Float64Array;
  readonly stage: number;
  readonly training: number;
  readonly round: number;
  /** The games from here … */
  readonly from: number;
  /** … to before here. */
  readonly to: number;
}

export interface Played {
  readonly samples: Samples;
  /** The sum of the results. */
  readonly results: readonly number[];
}

/** Plays games of a round, each from its own seed: in what order and by how many processes makes no difference. */
export function playGames(plan: TrainingPlan, games: Games): Played {
  const { outputs } = plan.shape;
  const samples = new Samples(outputs, plan.groups);
  const stage = plan.stages[games.stage] as Stage;
  const selfPlay = plan.selfPlay(new Net(plan.shape, games.weights), stage);
  const results = new Array<number>(outputs).fill(0);
  for (let game = games.from; game < games.to; game++) {
    const result = selfPlay.play(seededRandom(trainingSeed(games.training, games.round, game)), samples);
    for (let output = 0; output < outputs; output++) {
      results[output] = (results[output] as number) + (result[output] as number);
    }
  }
  return { samples, results };
}

export interface Training {
  readonly plan: TrainingPlan;
  /** Tells one training from another. */
  readonly seed: number;
  readonly checkpoint: string;
  /** Plays games, here or elsewhere, and gives them in their order. */
  play(games: Games): Promise<readonly Played[]>;
  tell(line: string): void;
}

/**
 * Trains a net round by round: games are played with the weights as they are, then learnt from. After each round a
 * checkpoint is written; begun again, it goes on there and comes to the same weights.
 * @param rounds stops after so many, which are all when nothing is said
 * @returns the mean of the weights of the last rounds
 */
export async function train(training: Training, rounds = Number.POSITIVE_INFINITY): Promise<Net> {
  const { plan, seed, checkpoint } = training;
  const { shape, start } = plan;
  const random = seededRandom(trainingSeed(seed, 0, -1));
  const learner = new Learner(shape, start ? netOf(start).weights : freshWeights(shape, random));
  const average = learner.net.weights.slice();
  const progress = loadCheckpoint(checkpoint, plan, seed, learner, average);
  for (let at = placeOf(plan, progress.round); at && progress.round < rounds; ) {
    const line = await playRound(training, at, progress, learner);
    average.set(averaged(average, learner.net.weights, at.roundOfStage === 0 ? 0 : plan.inertia));
    progress.round++;
    progress.log.push(line);
    saveCheckpoint(checkpoint, plan, seed, progress, learner, average);
    training.tell(line);
    at = placeOf(plan, progress.round);
  }
  return new Net(plan.shape, average);
}

interface Place {
  readonly stage: number;
  readonly roundOfStage: number;
}

/** To which stage a round belongs; undefined after the last. */
function placeOf({ stages }: TrainingPlan, round: number): Place | undefined {
  let rest = round;
  for (const [stage, { rounds }] of stages.entries()) {
    if (rest < rounds) return { stage, roundOfStage: rest };
    rest -= rounds;
  }
  return undefined;
}

async function playRound(
  { plan, seed, play }: Training,
  { stage: index, roundOfStage }: Place,
  { round }: Progress,
  learner: Learner,
): Promise<string> {
  const stage = plan.stages[index] as Stage;
  const { outputs } = plan.shape;
  const samples = new Samples(outputs, plan.groups);
  const results = new Array<number>(outputs).fill(0);
  const games = {
    weights: learner.net.weights,
    stage: index,
    training: seed,
    round,
    from: 0,
    to: stage.games,
  };
  for (const played of await play(games)) {
    samples.addAll(played.samples);
    for (let output = 0; output < outputs; output++) {
      results[output] = (results[output] as number) + (played.results[output] as number);
    }
  }
  const random = seededRandom(trainingSeed(seed, round, -1));
  const errors = Array.from({ length: stage.epochs }, () =>
    learner.learn(samples, random, rateOf(stage, roundOfStage), stage.batch ?? BATCH),
  );
  const shares = results.map((result) => (result / stage.games).toFixed(4)).join(" ");
  const error = errors.map((squared) => Math.sqrt(squared).toFixed(4)).join(" ");
  return `round ${round}: ${stage.play}, ${stage.games} games, results ${shares}; ${samples.count} samples, error ${error}`;
}

function rateOf({ rate: [first, last], rounds }: Stage, round: number): number {
  return rounds === 1 ? first : first + ((last - first) * round) / (rounds - 1);
}

function averaged(average: Float64Array, weights: Float64Array, inertia: number): Float64Array {
  return average.map((mean, at) => inertia * mean + (1 - inertia) * (weights[at] as number));
}

/** Games a round at most. */
const MOST_GAMES = 100_000;
const MOST_SEED = 0x7fff_ffff;

/**
 * The seed of one game of a training. Numbered deals come from seeds above 0, and these are below 0: no deal that has a
 * number is ever trained on.
 * @param game a whole number from 0; −1 for the round's own chance
 */
export function trainingSeed(training: number, round: number, game: number): number {
  const number = (training * 10_007 + round) * (MOST_GAMES + 1) + game + 1;
  return -1 - (number % MOST_SEED);
}
