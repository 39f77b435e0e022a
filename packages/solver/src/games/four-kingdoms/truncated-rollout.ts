import { type fourKingdoms, type Random, shuffled } from "@tetrarch/engine";
import type { Advice, MoveValue } from "../../players/player.js";
import { type ResumableSearch, yieldProgress } from "../../search/resumable-search.js";
import type { BeliefState } from "./belief-state.js";
import { MOST_MOVES, writeChoices } from "./moves.js";
import type { Spot } from "./packed.js";
import type { ValueFunction } from "./value-function.js";

/**
 * Plays the moves of a position on by the net, on hidden cards dealt again, for a fixed number of cards.
 * The net sees no hidden card, so a trial never profits from hidden knowledge.
 */
export class TruncatedRollout {
  /** What the net said at the end of the last trial. */
  win = 0;
  points = 0;
  utility = 0;
  /** Moves played in trials. */
  nodes = 0;
  /** How many cards are turned up before the net evaluates. */
  readonly cards: number;
  readonly #valueFunction: ValueFunction;
  readonly #belief: BeliefState;
  readonly #start: Int32Array;
  readonly #hidden: readonly Spot[];
  readonly #moves = new Int32Array(MOST_MOVES);
  #shuffled: readonly Spot[] = [];
  #order: readonly Spot[] = [];
  #turn = 0;

  /** @param chance is played on */
  constructor(valueFunction: ValueFunction, belief: BeliefState, cards: number) {
    this.#valueFunction = valueFunction;
    this.#belief = belief;
    this.cards = cards;
    this.#start = belief.words.slice();
    this.#hidden = belief.hiddenCards();
  }

  /** Deals the hidden cards again: one shuffle and its rotations, so that each card lies once in each place. */
  deal(random: Random): void {
    if (this.#turn === 0) this.#shuffled = shuffled(this.#hidden, random);
    this.#order = [...this.#shuffled.slice(this.#turn), ...this.#shuffled.slice(0, this.#turn)];
    this.#turn = this.#turn + 1 < this.#hidden.length ? this.#turn + 1 : 0;
  }

  /** Tries a move on the cards dealt. */
  try(move: number): void {
    const belief = this.#belief;
    const valueFunction = this.#valueFunction;
    belief.words.set(this.#start);
    belief.redeal(this.#order);
    let next = move;
    for (let turned = 0; next >= 0; ) {
      belief.play(next);
      this.nodes++;
      turned += belief.turned;
      const count = writeChoices(belief, this.#moves, 0);
      const isForced = count === 1 && turned < this.cards;
      next = isForced ? (this.#moves[0] as number) : valueFunction.best(belief, false);
      if (!isForced && turned >= this.cards) break;
    }
    this.win = valueFunction.win;
    this.points = valueFunction.points;
    this.utility = valueFunction.utility;
  }
}

type Move = fourKingdoms.Move;

/** Deals between two decisions on which moves may still be the best. */
const DEALS_A_ROUND = 20;
/** A move more standard errors behind the best than this is dropped. */
const CLEARLY = 2.5;
/** Moves that differ by less are alike. */
const ALIKE = 0.0005;

/** A move, and what came of it on each deal that it was tried on. */
export class Trial {
  readonly packed: number;
  readonly move: Move;
  readonly #utility: number[] = [];
  #sum = 0;
  #wins = 0;
  #points = 0;
  #squares = 0;

  constructor(packed: number, move: Move) {
    this.packed = packed;
    this.move = move;
  }

  add({ win, points, utility }: TruncatedRollout): void {
    this.#utility.push(utility);
    this.#sum += utility;
    this.#wins += win;
    this.#points += points;
    this.#squares += win * win;
  }

  get deals(): number {
    return this.#utility.length;
  }

  get mean(): number {
    return this.#sum / this.deals;
  }

  /** The mean chance to win, and the mean points. */
  get win(): number {
    return this.#wins / this.deals;
  }

  get points(): number {
    return this.#points / this.deals;
  }

  /** How far this move is behind another that was tried on the same deals, with the standard error. */
  behind(other: Trial): { readonly by: number; readonly error: number } {
    const by = other.mean - this.mean;
    let squares = 0;
    for (let deal = 0; deal < this.deals; deal++) {
      const off = (other.#utility[deal] as number) - (this.#utility[deal] as number) - by;
      squares += off * off;
    }
    return { by, error: Math.sqrt(squares) / this.deals };
  }

  evaluated(): MoveValue<Move> {
    const value = this.win;
    const variance = Math.max(0, this.#squares / this.deals - value * value);
    return { move: this.move, value, error: Math.sqrt(variance / this.deals), visits: this.deals };
  }
}

/** Tries all moves on the same deals, and round by round those on that may still be the best. */
export function* rolloutRace(
  rollout: TruncatedRollout,
  trials: readonly Trial[],
  random: Random,
  budget: number,
): ResumableSearch<Advice<Move>> {
  let racing = trials;
  for (let deals = 1; racing.length > 1; deals++) {
    rollout.deal(random);
    for (const trial of racing) {
      rollout.try(trial.packed);
      trial.add(rollout);
    }
    if (rollout.nodes >= budget) break;
    if (deals % DEALS_A_ROUND !== 0) continue;
    if (yield* yieldProgress({ nodes: rollout.nodes, states: 0 })) break;
    const best = racing.reduce((one, other) => (other.mean > one.mean ? other : one));
    racing = racing.filter((trial) => trial === best || mayBeBest(trial, best));
    if (racing.every((trial) => trial === best || areAlike(trial, best))) break;
  }
  // Moves tried longer come first, whatever the mean of the others.
  const ranked = [...trials].sort((a, b) => b.deals - a.deals || b.mean - a.mean);
  const moves = ranked.map((trial) => trial.evaluated());
  return { move: (ranked[0] as Trial).move, moves, nodes: rollout.nodes, cards: rollout.cards };
}

function mayBeBest(trial: Trial, best: Trial): boolean {
  const { by, error } = trial.behind(best);
  return by < CLEARLY * error || areAlike(trial, best);
}

function areAlike(trial: Trial, best: Trial): boolean {
  const { by, error } = trial.behind(best);
  return by < ALIKE && error < ALIKE;
}
