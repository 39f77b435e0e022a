import type { AnyGame, Random } from "@tetrarch/engine";
import { atOnce, type Progress, type Thinking } from "../search/limits.js";
import type { Advice, AnyPlayer, MoveValue, Seen } from "./player.js";

/** What a trial said of a position. */
export interface Judgement {
  /** The chance to win, 0 to 1. */
  readonly value: number;
  /** Breaks ties of `value`: more is better. A score, or how near a loss came. */
  readonly comfort: number;
  /** Tomb of Four Kings: points. */
  readonly points?: number;
  readonly nodes: number;
}

/** What a sampling player knows of its game. Methods, so that a judge of its own types is an {@link AnyJudge}. */
export interface Judge<State, View, Move> {
  readonly name: string;
  /** The legal moves worth weighing: one or more; a single one is played without thought. */
  candidates(seen: Seen<View, Move>): readonly Move[];
  /**
   * Judges a full position whose hidden cards were dealt for this trial.
   * @param nodes about how many nodes it may take
   */
  judge(state: State, random: Random, nodes: number): Judgement;
  /** About how many nodes a trial takes. */
  readonly nodesATrial: number;
  /** The budget of a move when nothing else is said. */
  readonly nodesAMove: number;
}

export type AnyJudge = Judge<unknown, unknown, unknown>;

/** Trials of the moves of one position. */
export interface Trials<Move = unknown> {
  /** Deals the hidden cards anew. */
  deal(random: Random): void;
  /** Tries a move on the cards dealt. `nodes` of what it says are all that the trial took. */
  judge(move: Move, random: Random): Judgement;
}

/** What a racing player knows of its game: a {@link Judge} that deals and plays by itself, where that is faster. */
export interface Racer<View, Move> {
  readonly name: string;
  /** The budget of a move when nothing else is said. */
  readonly nodesAMove: number;
  /** The legal moves worth weighing: one or more; a single one is played without thought. */
  candidates(seen: Seen<View, Move>): readonly Move[];
  trials(view: View, random: Random): Trials<Move>;
}

export type AnyRacer = Racer<unknown, unknown>;

interface Arm {
  readonly move: unknown;
  visits: number;
  sum: number;
  squares: number;
  comfort: number;
  points: number;
}

/** A {@link racingPlayer} whose trials the engine deals and plays. */
export function samplingPlayer(game: AnyGame, judge: AnyJudge): AnyPlayer {
  const { name, nodesAMove } = judge;
  return racingPlayer({
    name,
    nodesAMove,
    candidates: (seen) => judge.candidates(seen),
    trials: (view) => engineTrials(game, judge, view),
  });
}

function engineTrials(game: AnyGame, judge: AnyJudge, view: unknown): Trials {
  let dealt: unknown;
  return {
    deal(random) {
      dealt = game.sample(view, random);
    },
    judge(move, random) {
      const said = judge.judge(game.play(dealt, move).state, random, judge.nodesATrial);
      return { ...said, nodes: 1 + said.nodes };
    },
  };
}

/**
 * Weighs each move by trial: the hidden cards are dealt anew, every move still in the race is judged on that same
 * deal, and after each round the worse half leaves the race (sequential halving), so that most trials go to the moves
 * hardest to tell apart. The budget is shared out evenly between rounds.
 */
export function racingPlayer(racer: AnyRacer): AnyPlayer {
  return {
    name: racer.name,
    nodesAMove: racer.nodesAMove,
    advise(seen, random, nodes) {
      const candidates = racer.candidates(seen);
      const [only] = candidates;
      if (only !== undefined && candidates.length === 1) return atOnce({ move: only, moves: [], nodes: 0 });
      return race(racer.trials(seen.view, random), candidates, random, nodes);
    },
  };
}

function* race(
  trials: Trials,
  candidates: readonly unknown[],
  random: Random,
  budget: number,
): Thinking<Advice<unknown>> {
  const arms = candidates.map(newArm);
  const rounds = Math.ceil(Math.log2(arms.length));
  const points = { any: false };
  let racing: Arm[] = arms.slice();
  let nodes = 0;
  for (let round = 1; round <= rounds; round++) {
    const target = (budget * round) / rounds;
    do {
      nodes += trial(trials, racing, random, points);
      const progress: Progress = { nodes, states: 0 };
      yield progress;
    } while (nodes < target);
    racing.sort(byWorth);
    racing = racing.slice(0, Math.ceil(racing.length / 2));
  }
  // Who stayed longer in the race comes first, whatever the mean of those who left.
  const ranked = arms.sort((a, b) => b.visits - a.visits || byWorth(a, b));
  const moves = ranked.map((arm) => weighed(arm, points.any));
  return { move: (ranked[0] as Arm).move, moves, nodes };
}

function newArm(move: unknown): Arm {
  return { move, visits: 0, sum: 0, squares: 0, comfort: 0, points: 0 };
}

/** One deal of the hidden cards, tried with every move in the race. */
function trial(trials: Trials, racing: readonly Arm[], random: Random, points: { any: boolean }): number {
  trials.deal(random);
  let nodes = 0;
  for (const arm of racing) {
    const said = trials.judge(arm.move, random);
    arm.visits++;
    arm.sum += said.value;
    arm.squares += said.value * said.value;
    arm.comfort += said.comfort;
    if (said.points !== undefined) {
      arm.points += said.points;
      points.any = true;
    }
    nodes += said.nodes;
  }
  return nodes;
}

function byWorth(a: Arm, b: Arm): number {
  return b.sum / b.visits - a.sum / a.visits || b.comfort / b.visits - a.comfort / a.visits;
}

function weighed(arm: Arm, withPoints: boolean): MoveValue<unknown> {
  const { move, visits } = arm;
  const value = arm.sum / visits;
  const variance = Math.max(0, arm.squares / visits - value * value);
  const known = { move, value, error: Math.sqrt(variance / visits), visits };
  return withPoints ? { ...known, points: arm.points / visits } : known;
}
