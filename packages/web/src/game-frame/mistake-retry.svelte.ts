import { legalWords, playWord, type Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { type PlyAnalysis, type TriedMove, triedMove } from "@tetrarch/solver/analysis";
import { Exercise } from "./exercise.svelte.js";

/** How a mistake was dealt with in the end. */
export type Outcome = "at once" | "found" | "seen" | "skipped";

/** How the player has answered the current mistake. */
export type AnswerState =
  | { readonly type: "unanswered" }
  | { readonly type: "wrong"; readonly move: TriedMove }
  | { readonly type: "right"; readonly move: TriedMove }
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
  answerState = $state.raw<AnswerState>({ type: "unanswered" });
  /** By the number of the mistake. */
  outcomes = $state.raw<readonly Outcome[]>([]);

  /** The current mistake; undefined after the last. */
  readonly fault = $derived.by(() => this.faults[this.#index]);
  readonly isOver = $derived(this.fault === undefined);
  readonly #start = $derived.by(() => this.sessionAt(this.fault?.ply ?? 0));
  /** The position of the question; after a right or wrong move what that led to. */
  readonly session = $derived.by(() => {
    const { answerState } = this;
    if (answerState.type !== "wrong" && !(answerState.type === "right" && answerState.move.isBest))
      return this.#start;
    const played = playWord(this.#start, answerState.move.word);
    return played.ok ? played.value : this.#start;
  });
  readonly isWaiting = $derived.by(() => this.answerState.type === "unanswered" && !this.isOver);
  readonly legal = $derived.by(() => (this.isWaiting ? legalWords(this.#start) : []));
  readonly lines = $derived.by(() => (this.session === this.#start ? [] : lastLines(this.session)));
  /** Told only when it is no secret any more. */
  readonly best = $derived.by(() =>
    this.answerState.type === "right" || this.answerState.type === "seen" ? this.fault?.moves[0] : undefined,
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

  play(word: string): void {
    const { fault, answerState } = this;
    if (!fault || answerState.type !== "unanswered") return;
    const move = triedMove(fault, word);
    const { isRight } = move;
    this.#tries++;
    this.answerState = { type: isRight ? "right" : "wrong", move };
    if (isRight) this.#settle(this.#tries === 1 ? "at once" : "found");
    if (this.#tries === 1) this.#onfirst(isRight);
    this.say("");
  }

  tryAgain(): void {
    if (this.answerState.type === "wrong") this.answerState = { type: "unanswered" };
    this.say("");
  }

  see(): void {
    if (this.answerState.type === "right" || this.answerState.type === "seen") return;
    this.answerState = { type: "seen" };
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
    this.answerState = { type: "unanswered" };
    this.say("");
  }

  again(): void {
    this.#index = 0;
    this.#tries = 0;
    this.outcomes = [];
    this.answerState = { type: "unanswered" };
  }

  /** The first word counts. */
  #settle(outcome: Outcome): void {
    if (this.outcomes[this.#index] === undefined)
      this.outcomes = [...this.outcomes.slice(0, this.#index), outcome];
  }
}
