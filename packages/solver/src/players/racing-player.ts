import type { Random } from "@tetrarch/engine";
import type { Stop } from "../search/budget.js";
import { atOnce, type ResumableSearch, yieldProgress } from "../search/resumable-search.js";
import type { Advice, AnyPlayer, MoveValue, Observation } from "./player.js";

export interface TrialResult {
  /** The chance to win, 0 to 1. */
  readonly value: number;
  /** Breaks ties of `value`: more is better. A score, or how near a loss came. */
  readonly tieBreak: number;
  /** All that the trial took. */
  readonly nodes: number;
}

export interface MoveTrials<Move> {
  /** Deals the hidden cards again. */
  deal(random: Random): void;
  /** Tries a move on the cards dealt. */
  tryMove(move: Move, random: Random): TrialResult;
}

/** What a racing player knows of its game. Methods, so that a racer of its own types is an {@link AnyRacer}. */
export interface Racer<View, Move> {
  readonly name: string;
  readonly version: number;
  readonly learnt?: string;
  /** The budget of a move when nothing else is said. */
  readonly nodesAMove: number;
  /** The legal moves worth weighing: a single one is played without thought, without any the player resigns. */
  candidates(observed: Observation<View, Move>): readonly Move[];
  trials(view: View, random: Random): MoveTrials<Move>;
}

export type AnyRacer = Racer<unknown, unknown>;

interface Arm {
  readonly move: unknown;
  visits: number;
  sum: number;
  squares: number;
  tieBreak: number;
}

/**
 * A player that weighs each move by trial on the same deals of the hidden cards.
 * After each round the worse half leaves the race (sequential halving). Rounds share the budget evenly.
 */
export function racingPlayer(racer: AnyRacer): AnyPlayer {
  return {
    name: racer.name,
    version: racer.version,
    ...(racer.learnt === undefined ? {} : { learnt: racer.learnt }),
    nodesAMove: racer.nodesAMove,
    advise(observed, random, nodes) {
      const candidates = racer.candidates(observed);
      if (candidates.length === 0)
        return atOnce({ move: observed.legal[0], moves: [], nodes: 0, resigns: true });
      if (candidates.length === 1) return atOnce({ move: candidates[0], moves: [], nodes: 0 });
      return race(racer.trials(observed.view, random), candidates, random, nodes);
    },
  };
}

function* race(
  trials: MoveTrials<unknown>,
  candidates: readonly unknown[],
  random: Random,
  budget: number,
): ResumableSearch<Advice<unknown>> {
  const arms = candidates.map((move): Arm => ({ move, visits: 0, sum: 0, squares: 0, tieBreak: 0 }));
  const rounds = Math.ceil(Math.log2(arms.length));
  let racing: Arm[] = arms.slice();
  let nodes = 0;
  let stop: Stop | undefined;
  for (let round = 1; round <= rounds && !stop; round++) {
    const target = (budget * round) / rounds;
    do {
      nodes += trial(trials, racing, random);
      stop = yield* yieldProgress({ nodes, states: 0 });
    } while (nodes < target && !stop);
    racing.sort(byWorth);
    racing = racing.slice(0, Math.ceil(racing.length / 2));
  }
  // Moves that stayed longer in the race come first, whatever the mean of those that left.
  const ranked = arms.sort((a, b) => b.visits - a.visits || byWorth(a, b));
  return { move: (ranked[0] as Arm).move, moves: ranked.map(evaluated), nodes };
}

/** One deal of the hidden cards, tried with every move in the race. */
function trial(trials: MoveTrials<unknown>, racing: readonly Arm[], random: Random): number {
  trials.deal(random);
  let nodes = 0;
  for (const arm of racing) {
    const result = trials.tryMove(arm.move, random);
    arm.visits++;
    arm.sum += result.value;
    arm.squares += result.value * result.value;
    arm.tieBreak += result.tieBreak;
    nodes += result.nodes;
  }
  return nodes;
}

function byWorth(a: Arm, b: Arm): number {
  return b.sum / b.visits - a.sum / a.visits || b.tieBreak / b.visits - a.tieBreak / a.visits;
}

function evaluated({ move, visits, sum, squares }: Arm): MoveValue<unknown> {
  const value = sum / visits;
  const variance = Math.max(0, squares / visits - value * value);
  return { move, value, error: Math.sqrt(variance / visits), visits };
}
