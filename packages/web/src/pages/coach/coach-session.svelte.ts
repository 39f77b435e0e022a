import { MOST_SECONDS } from "@tetrarch/play";
import { DAILY_SECONDS, secondsSince } from "@tetrarch/play/coach";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { clock } from "../../data/clock.js";
import { coached } from "../../data/coach-answers.svelte.js";
import { History } from "../../data/history.js";
import { MistakeRetry } from "../../game-frame/mistake-retry.svelte.js";
import type { RevealGate } from "../../game-frame/reveal-gate.svelte.js";
import { Variation } from "../../game-frame/variation.svelte.js";
import type { GameUi } from "../../games/game-ui.js";
import { loadGameUi } from "../../games/load-game-ui.js";
import type { Question } from "./coach-data.js";

/** A question as it lies on its table. */
export interface OpenQuestion {
  readonly question: Question;
  readonly place: GameUi;
  readonly retry: MistakeRetry;
}

/** How many seconds the coach has taken today, by the clock of where the player is. */
export function secondsToday(): number {
  return secondsSince(coached.values, new Date(clock.now()).setHours(0, 0, 0, 0));
}

/** One session with the coach: question after question, until all are asked or the time is over. */
export class CoachSession {
  readonly #history: History;
  readonly #gate: RevealGate;
  readonly #questions: readonly Question[];
  /** The seconds of today at which the session ends. */
  #limit = $state(0);
  #next = $state(0);
  #isOpening = false;
  /** Undefined until the first is open, and at the end. */
  current = $state.raw<OpenQuestion>();
  isOver = $state(false);
  /** The solitaire of the latest question, in whose place the session ends. */
  game = $state("");
  /** The number of the current question, from 1. */
  number = $state(0);
  right = $state(0);
  missed = $state(0);
  readonly isTimeOver = $derived(secondsToday() >= this.#limit);

  /** @param questions in the order in which they are asked, each once */
  constructor(storage: BrowserStorage, gate: RevealGate, questions: readonly Question[]) {
    this.#history = new History(storage);
    this.#gate = gate;
    this.#questions = questions;
    const spent = secondsToday();
    this.#limit = spent < DAILY_SECONDS ? DAILY_SECONDS : spent + DAILY_SECONDS;
    void this.next();
  }

  /** Whether questions are left. */
  get hasMore(): boolean {
    return this.#next < this.#questions.length;
  }

  get isLast(): boolean {
    return this.isTimeOver || !this.hasMore;
  }

  async next(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    let opened: OpenQuestion | undefined;
    while (!opened && !this.isLast) opened = await this.#open(this.#questions[this.#next++]);
    this.#isOpening = false;
    this.current = opened;
    if (opened) {
      this.number++;
      this.game = opened.question.finished.game;
    }
    this.isOver = opened === undefined;
  }

  /** Goes on when the time is over. */
  extend(): Promise<void> {
    this.#limit = secondsToday() + DAILY_SECONDS;
    return this.next();
  }

  /** Undefined where the game cannot be read, or the player would rather not see its cards. */
  async #open(question: Question | undefined): Promise<OpenQuestion | undefined> {
    if (!question) return undefined;
    const read = await this.#history.read(question.finished);
    if (!read.ok || !(await this.#gate.allows(read.value))) return undefined;
    const place = await loadGameUi(read.value.game);
    const variation = Variation.ofGame(read.value);
    const startedAt = clock.now();
    const keep = (right: boolean) => {
      const at = clock.now();
      const seconds = Math.min(MOST_SECONDS, Math.max(0, Math.round((at - startedAt) / 1000)));
      coached.merge([{ id: question.id, ply: question.ply, answers: [{ at, right, seconds }] }]);
      if (right) this.right++;
      else this.missed++;
    };
    const retry = new MistakeRetry([question.analysis], (at) => variation.sessionAt(at), keep);
    return { question, place, retry };
  }
}
