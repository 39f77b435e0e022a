import { type DealOutcome, effortOf, outcomeIn, type StudyRecord } from "./record.js";
import type { Study } from "./study.js";
import { type BoundedRate, boundedWilson } from "./wilson.js";

/** How often each number occurred. */
export type Counts = ReadonlyMap<number, number>;

/** What a study's records come to. Added to record by record, so that any number of them takes the same memory. */
export class StudyTally {
  readonly study: Study;
  #deals = 0;
  #won = 0;
  #unknown = 0;
  #nodes = 0;
  #points = 0;
  #inexact = 0;
  readonly #pointCounts = new Map<number, number>();
  readonly #winningPointCounts = new Map<number, number>();
  readonly #nodeCounts = new Map<number, number>();

  constructor(study: Study) {
    this.study = study;
  }

  /** @param record one of this study, each deal once */
  add(record: StudyRecord): void {
    this.addOutcome(outcomeIn(record), effortOf(record.nodes));
    this.addNodes(record.nodes);
  }

  /** A deal of which no more is known; what all of them took is added by itself. */
  addOutcome(outcome: DealOutcome, effort: number): void {
    this.#deals++;
    const [status, best] =
      "verdict" in outcome ? [outcome.verdict, outcome.best] : [outcome.status, undefined];
    if (status === "unknown") this.#unknown++;
    else count(this.#nodeCounts, effort);
    if (status === "won") this.#won++;
    if (best?.exact === false) this.#inexact++;
    const score = "verdict" in outcome ? best?.score : outcome.score;
    if (score === undefined) return;
    this.#points += score.value;
    count(this.#pointCounts, score.value);
    if (status === "won") count(this.#winningPointCounts, score.value);
  }

  addNodes(nodes: number): void {
    this.#nodes += nodes;
  }

  get deals(): number {
    return this.#deals;
  }

  get won(): number {
    return this.#won;
  }

  /** Deals the solver left undecided. */
  get unknown(): number {
    return this.#unknown;
  }

  /** Deals lost for certain, or not won by the player. */
  get lost(): number {
    return this.#deals - this.#won - this.#unknown;
  }

  /** Deals whose best result is not proved the best. */
  get inexact(): number {
    return this.#inexact;
  }

  /** The share won, with its 95 % interval, undecided deals counted against both ends. At least one deal. */
  get winRate(): BoundedRate {
    return boundedWilson(this.#won, this.#unknown, this.#deals);
  }

  get meanNodes(): number {
    return this.#nodes / this.#deals;
  }

  /** The mean score reached, or best found; undefined where the solver has no points to find. */
  get meanScore(): number | undefined {
    return this.#pointCounts.size === 0 ? undefined : this.#points / this.#deals;
  }

  /** How many deals ended with, or have as their best result, each score. */
  get scores(): Counts {
    return this.#pointCounts;
  }

  /** The same of the deals that were won. */
  get winningScores(): Counts {
    return this.#winningPointCounts;
  }

  /** How many deals took 2^k − 1 to 2^(k+1) − 2 nodes, by k; undecided deals are left out. */
  get nodesByPower(): Counts {
    return this.#nodeCounts;
  }
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
