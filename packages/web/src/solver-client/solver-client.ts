import { trusted } from "../ui/trusted.js";
import * as words from "../words/en/common.js";
import type { AnalysisPart } from "./analysis-parts.js";
import type { Answer, Order, Question, Reply } from "./messages.js";
import address from "./worker.js?worker&url";

/** The answer that settles a question. */
type LastAnswer = Exclude<Answer, { readonly type: "progress" | "part" | "failed" }>;

/** A question on its way. */
export interface PendingAnswer {
  /** Always settles: with `cancelled` after `cancel`; rejects when the worker cannot be started, or failed. */
  readonly answer: Promise<LastAnswer>;
  cancel(): void;
}

type Progress = Extract<Answer, { readonly type: "progress" }>["progress"];

interface OpenQuestion {
  readonly settle: (answer: LastAnswer) => void;
  readonly fail: (error: Error) => void;
  readonly onprogress: (progress: Progress) => void;
  readonly onpart: (part: AnalysisPart) => void;
}

/** The app's one worker: it starts with the first question and stays, so that later questions need not wait for a start. */
class SolverWorker {
  #worker: Worker | undefined;
  readonly #open = new Map<number, OpenQuestion>();
  #last = 0;

  /** Returns the number of the question. */
  ask(question: Question, open: OpenQuestion): number {
    const number = ++this.#last;
    this.#open.set(number, open);
    // The player waits for a hint: it goes before what was asked earlier.
    this.#send({ type: "ask", number, isUrgent: question.type === "hint", question });
    return number;
  }

  cancel(number: number): void {
    const open = this.#open.get(number);
    if (!open) return;
    this.#open.delete(number);
    this.#send({ type: "cancel", number });
    open.settle({ type: "cancelled" });
  }

  #send(order: Order): void {
    try {
      this.#worker ??= this.#start();
    } catch {
      this.#fail(words.noWorkers);
      return;
    }
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const worker = new Worker(trusted.createScriptURL(address), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#take(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#fail(event.message || words.workerNotLoaded);
    };
    return worker;
  }

  #take({ number, answer }: Reply): void {
    const open = this.#open.get(number);
    if (!open) return;
    if (answer.type === "progress") {
      open.onprogress(answer.progress);
      return;
    }
    if (answer.type === "part") {
      open.onpart(answer.part);
      return;
    }
    this.#open.delete(number);
    if (answer.type === "failed") open.fail(new Error(answer.reason));
    else open.settle(answer);
  }

  /** Fails all open questions; the next one starts another worker. */
  #fail(reason: string): void {
    this.#worker = undefined;
    const all = [...this.#open.values()];
    this.#open.clear();
    for (const { fail } of all) fail(new Error(reason));
  }
}

const solverWorker = new SolverWorker();

/** One user's questions to the app's worker: several may be on their way, and `close` cancels all of them. */
export class SolverClient {
  readonly #numbers = new Set<number>();

  ask(
    question: Question,
    onprogress: (progress: Progress) => void = () => undefined,
    onpart: (part: AnalysisPart) => void = () => undefined,
  ): PendingAnswer {
    let number = 0;
    const answer = new Promise<LastAnswer>((settle, fail) => {
      number = solverWorker.ask(question, { settle, fail, onprogress, onpart });
    });
    this.#numbers.add(number);
    const forget = () => this.#numbers.delete(number);
    answer.then(forget, forget);
    return { answer, cancel: () => solverWorker.cancel(number) };
  }

  close(): void {
    for (const number of this.#numbers) solverWorker.cancel(number);
  }
}
