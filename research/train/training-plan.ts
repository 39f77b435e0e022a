import type { Random } from "@tetrarch/engine";
import type { Model } from "../../packages/solver/src/evaluation/model.js";
import type { Net, Shape } from "../../packages/solver/src/evaluation/net.js";
import type { Samples } from "./samples.js";

/** The settings of one part of a training. */
export interface Stage {
  /** The number of rounds; weights change between rounds only. */
  readonly rounds: number;
  /** Games a round. */
  readonly games: number;
  /** The player: rules (at the beginning), the net, the net one ply ahead over the next cards, or trials played on by the net. */
  readonly play: "rules" | "net" | "one-ply" | "trials";
  readonly lambda: number;
  /** The chance of a random move at each choice. */
  readonly curiosity: number;
  /** The number of passes over the samples. */
  readonly epochs: number;
  /** The learning rate in the first and the last round; it falls in equal steps. */
  readonly rate: readonly [number, number];
  /** The samples of one learning step, by default 128. */
  readonly batch?: number;
  /** The percentage of positions, drawn at random, that are learnt from; by default all. */
  readonly kept?: number;
}

/** The training plan of a game. */
export interface TrainingPlan {
  /** The id of the game. */
  readonly game: string;
  /** The name of the training where it is not the game's. */
  readonly name?: string;
  /** The model whose weights the training begins with; by default they are random. */
  readonly start?: Model;
  readonly shape: Shape;
  /** The number of groups of a position's inputs, by default none. */
  readonly groups?: number;
  readonly stages: readonly Stage[];
  /** The share of the old weights in the running mean that is the result, 0 to 1. */
  readonly inertia: number;
  /** Makes the self-play of a stage, whose games depend on their random source alone. */
  selfPlay(net: Net, stage: Stage): SelfPlay;
}

export interface SelfPlay {
  /**
   * Plays one game and adds its positions.
   * @returns its result as the net's outputs: 1 for a win, and so on
   */
  play(random: Random, samples: Samples): readonly number[];
}
