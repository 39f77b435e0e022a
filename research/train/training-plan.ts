import type { Random } from "@tetrarch/engine";
import type { Net, Shape } from "../../packages/solver/src/evaluation/net.js";
import type { Samples } from "./samples.js";

/** How a part of the training plays and learns. */
export interface Stage {
  /** How many rounds it has; weights change between rounds only. */
  readonly rounds: number;
  /** Games a round. */
  readonly games: number;
  /** By whom they are played: by rules (to begin with), by the net, or by the net one ply over the cards that may come. */
  readonly play: "rules" | "net" | "one-ply";
  readonly lambda: number;
  /** The chance of a move out of curiosity, at each choice. */
  readonly curiosity: number;
  /** How often each sample is learnt from. */
  readonly epochs: number;
  /** The rate of learning in the first round and in the last; it falls in equal steps. */
  readonly rate: readonly [number, number];
  /** How many samples go into one step of learning: 128 when nothing is said. */
  readonly batch?: number;
  /** How many of a hundred positions are learnt from, any as likely: all when nothing is said. */
  readonly kept?: number;
}

/** What a game must bring to be learnt. */
export interface TrainingPlan {
  /** The id of the game. */
  readonly game: string;
  readonly shape: Shape;
  /** How many groups the inputs of a position have: none when nothing is said. */
  readonly groups?: number;
  readonly stages: readonly Stage[];
  /** How much of the old weights is kept each round in the mean that is the result, 0 to 1. */
  readonly inertia: number;
  /** Plays random games that come from `random` and from nothing else, one after the other. */
  selfPlay(net: Net, stage: Stage): SelfPlay;
}

export interface SelfPlay {
  /**
   * Plays one game and adds its positions.
   * @returns its result as the net would say it: 1 for a win, and so on
   */
  play(random: Random, samples: Samples): readonly number[];
}
