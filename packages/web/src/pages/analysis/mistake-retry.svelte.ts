import { legalWords, playWord, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { type Analysis, gradeOf, type RatedMove } from "@tetrarch/solver/analysis";
import { Exercise } from "../../game-frame/exercise.svelte.js";
import { type Fault, faultsOf } from "./faults.js";

/** How a mistake was dealt with in the end. */
export type Outcome = "at once" | "found" | "seen" | "skipped";

/** A move that was tried. */
export interface Tried {
  readonly word: string;
  /** Undefined where the judge did not weigh it, as it cannot be better than the one played. */
  readonly judged: RatedMove | undefined;
}

/** Where the player stands with the current mistake. */
export type Standing =
  | { readonly type: "unanswered" }
  | { readonly type: "wrong"; readonly tried: Tried }
  | { readonly type: "right"; readonly tried: Tried }
  | { readonly type: "seen" };

/** The player's own mistakes as questions, one after the other, each tried as often as wanted. */
export class MistakeRetry extends Exercise {
  /** The game as it stood after so many moves. */
  readonly #sessionAt: (at: number) => Session;
  readonly faults: readonly Fault[];
  #index = $state(0);
  #tries = $state(0);
  standing = $state.raw<Standing>({ type: "unanswered" });
  /** By the number of the mistake. */
  outcomes = $state.raw<readonly Outcome[]>([]);

  /** The current mistake; undefined after the last. */
  readonly fault = $derived.by(() => this.faults[this.#index]);
  readonly isOver = $derived(this.fault === undefined);
  readonly #start = $derived.by(() => this.#sessionAt(this.fault?.ply ?? 0));
  /** The position of the question; after a right or wrong move what that led to. */
  readonly session = $derived.by(() => {
    const { standing } = this;
    if (standing.type !== "wrong" && !(standing.type === "right" && this.isBest(standing.tried)))
      return this.#start;
    const played = playWord(this.#start, standing.tried.word);
    return played.ok ? played.value : this.#start;
  });
  readonly isWaiting = $derived.by(() => this.standing.type === "unanswered" && !this.isOver);
  readonly legal = $derived.by(() => (this.isWaiting ? legalWords(this.#start) : []));
  readonly lines = $derived.by(() => (this.session === this.#start ? [] : lastLines(this.session)));
  /** Told only when it is no secret any more. */
  readonly best = $derived.by(() =>
    this.standing.type === "right" || this.standing.type === "seen" ? this.fault?.moves[0] : undefined,
  );

  constructor(analysis: Analysis, sessionAt: (at: number) => Session) {
    super();
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
    if (!fault || standing.type !== "unanswered") return;
    const judged = fault.moves.find((move) => move.word === word);
    this.#tries++;
    const isRight = judged !== undefined && isAccepted(fault, judged);
    this.standing = { type: isRight ? "right" : "wrong", tried: { word, judged } };
    if (isRight) this.#settle(this.#tries === 1 ? "at once" : "found");
    this.say("");
  }

  tryAgain(): void {
    if (this.standing.type === "wrong") this.standing = { type: "unanswered" };
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
    this.standing = { type: "unanswered" };
    this.say("");
  }

  again(): void {
    this.#index = 0;
    this.#tries = 0;
    this.outcomes = [];
    this.standing = { type: "unanswered" };
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
export function isAccepted({ moves, played, scale, lossError = 0 }: Fault, tried: RatedMove): boolean {
  const [best] = moves;
  const blamed = moves.find(({ word }) => word === played);
  if (!best || tried.word === played) return false;
  // What the judge's own error was in the mark, it is in the answer.
  const own = Math.sqrt(Math.max(0, lossError ** 2 - (blamed?.error ?? 0) ** 2));
  const { grade } = gradeOf({ best, played: tried, legal: moves.length, sigma: { win: own, points: own } });
  if (grade !== "good" && grade !== "unclear") return false;
  const worth = (move: RatedMove) => (scale === "points" ? (move.points ?? 0) : move.win);
  return !blamed || worth(tried) > worth(blamed);
}
