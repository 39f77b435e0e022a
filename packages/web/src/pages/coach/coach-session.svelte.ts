import {
  answerRecord,
  beginSession,
  countAnswer,
  extendSession,
  nextQuestion,
  secondsSince,
  takeQuestion,
} from "@tetrarch/play/coach";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { clock } from "../../data/clock.js";
import { answerStore } from "../../data/coach-answers.svelte.js";
import { History } from "../../data/history.js";
import { reasonOf } from "../../data/storage-reason.js";
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
export function secondsSpent(): number {
  return secondsSince(answerStore.values, new Date(clock.now()).setHours(0, 0, 0, 0));
}

/** A session with the coach, and the question that lies on the table. */
export class CoachExercise {
  readonly #history: History;
  readonly #gate: RevealGate;
  #session = $state.raw(beginSession<Question>([], 0));
  #isOpening = false;
  /** Undefined until the first is open, and at the end. */
  current = $state.raw<OpenQuestion>();
  isOver = $state(false);
  /** Why the next question cannot be opened; empty when it can. */
  trouble = $state("");
  /** The solitaire of the latest question, in whose place the session ends. */
  game = $state("");
  /** The number of the current question, from 1. */
  number = $state(0);
  readonly isTimeOver = $derived(secondsSpent() >= this.#session.limit);
  readonly isLast = $derived(nextQuestion(this.#session, secondsSpent()) === undefined);
  readonly hasMore = $derived(this.#session.taken < this.#session.questions.length);

  /** @param questions in the order in which they are asked, each once */
  constructor(storage: BrowserStorage, gate: RevealGate, questions: readonly Question[]) {
    this.#history = new History(storage);
    this.#gate = gate;
    this.#session = beginSession(questions, secondsSpent());
    void this.next();
  }

  get right(): number {
    return this.#session.right;
  }

  get missed(): number {
    return this.#session.missed;
  }

  async next(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.trouble = "";
    try {
      this.current = await this.#openNext();
      this.isOver = this.current === undefined;
    } catch (error) {
      this.current = undefined;
      this.trouble = reasonOf(error);
    } finally {
      this.#isOpening = false;
    }
    if (!this.current) return;
    this.number++;
    this.game = this.current.question.finished.game;
  }

  /** Goes on when the time is over. */
  extend(): Promise<void> {
    this.#session = extendSession(this.#session, secondsSpent());
    return this.next();
  }

  /** Undefined when there is no question more. */
  async #openNext(): Promise<OpenQuestion | undefined> {
    for (;;) {
      const question = nextQuestion(this.#session, secondsSpent());
      const opened = question && (await this.#open(question));
      if (question) this.#session = takeQuestion(this.#session);
      if (opened || !question) return opened;
    }
  }

  /** Undefined where the game cannot be read, or the player would rather not see its cards. Rejects as the storage does. */
  async #open(question: Question): Promise<OpenQuestion | undefined> {
    const read = await this.#history.read(question.finished);
    if (!read.ok || !(await this.#gate.allows(read.value))) return undefined;
    const place = await loadGameUi(read.value.game);
    const variation = Variation.ofGame(read.value);
    const startedAt = clock.now();
    const keep = (isRight: boolean) => {
      answerStore.merge([answerRecord(question, isRight, startedAt, clock.now())]);
      this.#session = countAnswer(this.#session, isRight);
    };
    const retry = new MistakeRetry([question.analysis], (at) => variation.sessionAt(at), keep);
    return { question, place, retry };
  }
}
