import { legalWords, playWord, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { isAcceptedAnswer, type PlyAnalysis, type RatedMove } from "@tetrarch/solver/analysis";
import { Exercise } from "./exercise.svelte.js";

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

/** Decisions of a player's game as questions, one after the other, each tried as often as wanted. */
export class MistakeRetry extends Exercise {
  /** The game as it stood after so many moves. */
  readonly sessionAt: (at: number) => Session;
  readonly faults: readonly PlyAnalysis[];
  /** Called with the result of the first try at each; a shown answer counts as wrong. */
  readonly #onfirst: (isRight: boolean) => void;
  #index = $state(0);
  #tries = $state(0);
  standing = $state.raw<Standing>({ type: "unanswered" });
  /** By the number of the mistake. */
  outcomes = $state.raw<readonly Outcome[]>([]);

  /** The current mistake; undefined after the last. */
  readonly fault = $derived.by(() => this.faults[this.#index]);
  readonly isOver = $derived(this.fault === undefined);
  readonly #start = $derived.by(() => this.sessionAt(this.fault?.ply ?? 0));
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

  constructor(
    faults: readonly PlyAnalysis[],
    sessionAt: (at: number) => Session,
    onfirst: (isRight: boolean) => void = () => undefined,
  ) {
    super();
    this.sessionAt = sessionAt;
    this.faults = faults;
    this.#onfirst = onfirst;
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
    const isRight = judged !== undefined && isAcceptedAnswer(fault, judged);
    this.standing = { type: isRight ? "right" : "wrong", tried: { word, judged } };
    if (isRight) this.#settle(this.#tries === 1 ? "at once" : "found");
    if (this.#tries === 1) this.#onfirst(isRight);
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
    if (this.#tries === 0) this.#onfirst(false);
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
