import type { AnyGame, napoleonsTomb } from "@tetrarch/engine";
import { depthFirst, restarts } from "../../search/depth-first.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { engineMoves } from "./conversion.js";
import { OpenHand, type Step } from "./open-hand.js";
import { OrderedHand } from "./ordered-hand.js";
import { type Schedule, scheduleOf, takenBy } from "./schedule.js";
import { MOST_REDEALS, Sorting } from "./sorting.js";

type State = napoleonsTomb.State;

const MEMORY = 2 ** 28;
/** Steps to the win, if any were found, and what it took. */
export interface PlanResult {
  readonly steps: readonly Step[] | undefined;
  readonly nodes: number;
}

/** What trying on a plan came to. */
export interface Trial {
  readonly passed: boolean;
  readonly nodes: number;
}

/** A win with the cards of this pass in the order in which they lie, by one search. */
export function* planAsItLies(state: State, nodes: number): ResumableSearch<PlanResult> {
  const sorting = Sorting.asItLies(state);
  if (!sorting) return { steps: undefined, nodes: 0 };
  const found = yield* depthFirst(new OrderedHand(state, 0, sorting), { nodes, memory: MEMORY });
  if (found.best === 0) return { steps: undefined, nodes: found.nodes };
  return { steps: new OrderedHand(state, 0, sorting).spelledOut(found.variation), nodes: found.nodes };
}

/** Nodes that {@link planInOrder} gives to one search before it begins again and again. */
const ONE_SEARCH = 4000;

/**
 * Plans like {@link planAsItLies}, then by many short searches, each with its own order of moves.
 * More nodes never change what is found with fewer.
 */
export function* planInOrder(state: State, nodes: number): ResumableSearch<PlanResult> {
  const sorting = Sorting.asItLies(state);
  if (!sorting) return { steps: undefined, nodes: 0 };
  const once = yield* planAsItLies(state, Math.min(nodes, ONE_SEARCH));
  if (once.steps || nodes <= once.nodes) return once;
  const gameOf = (run: number) => new OrderedHand(state, run + 1, sorting);
  const found = yield* restarts(gameOf, { nodes: nodes - once.nodes, memory: MEMORY });
  const spent = once.nodes + found.nodes;
  if (found.best === 0) return { steps: undefined, nodes: spent };
  return { steps: gameOf(found.run).spelledOut(found.variation), nodes: spent };
}

/**
 * Plans for the open hand: the first that the passes left can serve and that the sorted stock suffices to find again.
 * The result depends on the position and the budget alone; a cache only saves the same search.
 */
export class Planner {
  #key: string | undefined;
  /** Of the open hand kept: the plans found so far, and how many runs and nodes that took. */
  #plans: (readonly Step[])[] = [];
  #runs = 0;
  #nodes = 0;
  /** Whether plans were found again, by the order of the stock. */
  #trials = new Map<string, boolean>();
  readonly #mostPlans: number;
  readonly #tryOn: (state: State) => ResumableSearch<Trial>;

  /**
   * @param mostPlans how many are tried before the first that could be carried out is taken
   * @param tryOn whether a win is found again from the order of the stock alone
   */
  constructor(mostPlans: number, tryOn: (state: State) => ResumableSearch<Trial>) {
    this.#mostPlans = mostPlans;
    this.#tryOn = tryOn;
  }

  *plan(state: State, budget: number): ResumableSearch<PlanResult> {
    this.#turnTo(state, budget);
    const before = this.#nodes;
    let spent = 0;
    let first: readonly Step[] | undefined;
    for (let index = 0; index < this.#mostPlans; index++) {
      const steps = this.#plans[index] ?? (yield* this.#nextPlan(state, budget));
      if (!steps) break;
      const sorting = Sorting.byPasses(state, true);
      const schedule = sorting && scheduleOf(steps, sorting);
      if (!schedule) continue;
      first ??= steps;
      const trial = yield* this.#trial(state, schedule);
      spent += trial.nodes;
      if (trial.passed) return { steps, nodes: spent + this.#nodes - before };
    }
    return { steps: first, nodes: spent + this.#nodes - before };
  }

  /** Forgets what it keeps unless this is the same open hand with the same budget. */
  #turnTo({ reserves, tableau, central, foundations }: State, budget: number): void {
    const key = JSON.stringify([budget, reserves, tableau, central, foundations]);
    if (key === this.#key) return;
    this.#key = key;
    this.#plans = [];
    this.#runs = 0;
    this.#nodes = 0;
    this.#trials.clear();
  }

  *#nextPlan(state: State, budget: number): ResumableSearch<readonly Step[] | undefined> {
    const offset = this.#runs;
    const limits = { nodes: budget - this.#nodes, memory: MEMORY };
    if (limits.nodes <= 0) return undefined;
    const found = yield* restarts((run) => new OpenHand(state, offset + run), limits);
    this.#nodes += found.nodes;
    this.#runs += found.run + 1;
    if (found.best === 0) {
      this.#nodes = budget;
      return undefined;
    }
    const steps = new OpenHand(state, offset + found.run).spelledOut(found.variation);
    this.#plans.push(steps);
    return steps;
  }

  /** Tries on the stock in the order of the schedule. */
  *#trial(state: State, { steps }: Schedule): ResumableSearch<Trial> {
    const stock = takenBy(steps);
    const key = stock.join();
    const known = this.#trials.get(key);
    if (known !== undefined) return { passed: known, nodes: 0 };
    const wastes = state.wastes.map(() => []);
    const trial = yield* this.#tryOn({ ...state, wastes, stock, redeals: MOST_REDEALS });
    this.#trials.set(key, trial.passed);
    return trial;
  }
}

type Move = napoleonsTomb.Move;

/** Nodes in which each move of a pass must be found, and all of them together. */
const NODES_A_MOVE = 10_000;
const NODES_A_PASS = 300_000;
/** Longer than any win: a pass that takes more goes to and fro. */
const MOST_MOVES = 1000;

/** The first move of a win in this pass, if one was found, all of its moves, and its cost. */
export interface FirstMove {
  readonly move: Move | undefined;
  readonly plan: () => readonly Move[];
  readonly nodes: number;
}

/**
 * Simulates a pass with the stock as it lies, every move found again from its position alone.
 * A pass once won will be won again. The last one is kept, which only saves the same search.
 */
export class PassSimulation {
  readonly #game: AnyGame;
  #won = new Map<string, Move>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  *play(start: State): ResumableSearch<FirstMove> {
    // How many passes are left makes no difference to this one.
    const state = { ...start, redeals: MOST_REDEALS };
    const plan = () => this.#lineFrom(state);
    const known = this.#won.get(JSON.stringify(state));
    if (known) return { move: known, plan, nodes: 0 };
    const line = new Map<string, Move>();
    let first: Move | undefined;
    let nodes = 0;
    let now: State = state;
    while (this.#game.outcome(now).status !== "won") {
      const look: PlanResult = yield* planInOrder(now, NODES_A_MOVE);
      nodes += look.nodes;
      const next = look.steps && engineMoves(now, look.steps)?.[0];
      if (!next || nodes > NODES_A_PASS || line.size === MOST_MOVES) return { move: undefined, plan, nodes };
      first ??= next;
      line.set(JSON.stringify(now), next);
      now = this.#game.play(now, next).state as State;
    }
    this.#won = line;
    return { move: first, plan, nodes };
  }

  /** The moves of the pass that is kept, from one of its positions on. */
  #lineFrom(start: State): readonly Move[] {
    const line: Move[] = [];
    let now = start;
    for (let next = this.#won.get(JSON.stringify(now)); next; next = this.#won.get(JSON.stringify(now))) {
      line.push(next);
      now = this.#game.play(now, next).state as State;
    }
    return line;
  }
}
