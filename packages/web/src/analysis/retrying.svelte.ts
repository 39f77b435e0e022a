import { legalWords, playWord, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { type Analysis, gradeOf, type JudgedMove } from "@tetrarch/solver/analysis";
import { Asking } from "../asked/asking.svelte.js";
import type { Pace } from "../table/pace.js";
import { type Fault, faultsOf } from "./marks.js";

/** How a mistake was dealt with in the end. */
export type Outcome = "at once" | "found" | "seen" | "skipped";

/** A move that was tried. */
export interface Tried {
  readonly word: string;
  /** Undefined where the judge did not weigh it, as it cannot be better than the one played. */
  readonly judged: JudgedMove | undefined;
}

/** Where the player stands with the mistake that is asked. */
export type Standing =
  | { readonly type: "asked" }
  | { readonly type: "wrong"; readonly tried: Tried }
  | { readonly type: "right"; readonly tried: Tried }
  | { readonly type: "seen" };

/** One's own mistakes, asked again one after the other, each as long as it is wanted. */
export class Retrying extends Asking {
  /** The game as it stood after so many moves. */
  readonly #sessionAt: (at: number) => Session;
  readonly faults: readonly Fault[];
  #index = $state(0);
  #tries = $state(0);
  standing = $state.raw<Standing>({ type: "asked" });
  /** By the number of the mistake. */
  outcomes = $state.raw<readonly Outcome[]>([]);

  /** Undefined when all were asked. */
  readonly fault = $derived.by(() => this.faults[this.#index]);
  readonly isOver = $derived(this.fault === undefined);
  readonly #asked = $derived.by(() => this.#sessionAt(this.fault?.ply ?? 0));
  /** The position of the question; after a right or wrong move what that led to. */
  readonly session = $derived.by(() => {
    const { standing } = this;
    if (standing.type !== "wrong" && !(standing.type === "right" && this.isBest(standing.tried)))
      return this.#asked;
    const played = playWord(this.#asked, standing.tried.word);
    return played.ok ? played.value : this.#asked;
  });
  readonly isAsked = $derived.by(() => this.standing.type === "asked" && !this.isOver);
  readonly legal = $derived.by(() => (this.isAsked ? legalWords(this.#asked) : []));
  readonly told = $derived.by(() => (this.session === this.#asked ? [] : lastLines(this.session)));
  /** Told only when it is no secret any more. */
  readonly best = $derived.by(() =>
    this.standing.type === "right" || this.standing.type === "seen" ? this.fault?.moves[0] : undefined,
  );

  constructor(analysis: Analysis, sessionAt: (at: number) => Session, pace: () => Pace) {
    super(pace);
    this.#sessionAt = sessionAt;
    this.faults = faultsOf(analysis);
  }

  get index(): number {
    return this.#index;
  }

  isBest({ word }: Tried): boolean {
    return word === this.fault?.moves[0]?.word;
  }

  play(word: string): void {
    const { fault, standing } = this;
    if (!fault || standing.type !== "asked") return;
    const judged = fault.moves.find((move) => move.word === word);
    this.#tries++;
    const isRight = judged !== undefined && isAccepted(fault, judged);
    this.standing = { type: isRight ? "right" : "wrong", tried: { word, judged } };
    if (isRight) this.#settle(this.#tries === 1 ? "at once" : "found");
    this.say("");
  }

  tryAgain(): void {
    if (this.standing.type === "wrong") this.standing = { type: "asked" };
    this.say("");
  }

  see(): void {
    if (this.standing.type === "right" || this.standing.type === "seen") return;
    this.standing = { type: "seen" };
    this.#settle("seen");
    this.say("");
  }

  /** The next one; what was not settled is skipped. */
  next(): void {
    if (this.isOver) return;
    this.#settle("skipped");
    this.#index++;
    this.#tries = 0;
    this.standing = { type: "asked" };
    this.say("");
  }

  again(): void {
    this.#index = 0;
    this.#tries = 0;
    this.outcomes = [];
    this.standing = { type: "asked" };
  }

  /** The first word counts. */
  #settle(outcome: Outcome): void {
    if (this.outcomes[this.#index] === undefined)
      this.outcomes = [...this.outcomes.slice(0, this.#index), outcome];
  }
}

/**
 * Whether a move is as good an answer as the best: the same function that marked the one played calls it good, or cannot tell
 * for certain that it costs anything; and it is better than the one played.
 */
export function isAccepted({ moves, played, scale, lossError = 0 }: Fault, tried: JudgedMove): boolean {
  const [best] = moves;
  const blamed = moves.find(({ word }) => word === played);
  if (!best || tried.word === played) return false;
  // What the judge's own error was in the mark, it is in the answer.
  const own = Math.sqrt(Math.max(0, lossError ** 2 - (blamed?.error ?? 0) ** 2));
  const { grade } = gradeOf({ best, played: tried, legal: moves.length, sigma: { win: own, points: own } });
  if (grade !== "good" && grade !== "unclear") return false;
  const worth = (move: JudgedMove) => (scale === "points" ? (move.points ?? 0) : move.win);
  return !blamed || worth(tried) > worth(blamed);
}
