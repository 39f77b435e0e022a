import { trusted } from "../trusted.js";
import type { AnalysisPart } from "./analysis-parts.js";
import type { Answer, Order, Question, Reply } from "./messages.js";
import address from "./worker.js?worker&url";

/** What a question comes to in the end. */
export type LastAnswer = Exclude<Answer, { readonly type: "progress" | "part" | "failed" }>;

/** A question on its way. */
export interface Asked {
  /** Settles always: with `cancelled` when it was taken back; rejects when the worker cannot be had, or failed. */
  readonly answer: Promise<LastAnswer>;
  cancel(): void;
}

type Progress = Extract<Answer, { readonly type: "progress" }>["progress"];

interface Open {
  readonly settle: (answer: LastAnswer) => void;
  readonly fail: (error: Error) => void;
  readonly onprogress: (progress: Progress) => void;
  readonly onpart: (part: AnalysisPart) => void;
}

/**
 * Asks the worker: several questions may be on their way. A hint is waited for, and comes before what was asked
 * earlier. The worker is started with the first question and kept, so that none need wait for one to start.
 */
export class Thinker {
  #worker: Worker | undefined;
  readonly #open = new Map<number, Open>();
  #last = 0;

  ask(
    question: Question,
    onprogress: (progress: Progress) => void = () => undefined,
    onpart: (part: AnalysisPart) => void = () => undefined,
  ): Asked {
    const number = ++this.#last;
    const answer = new Promise<LastAnswer>((settle, fail) => {
      this.#open.set(number, { settle, fail, onprogress, onpart });
    });
    const isUrgent = question.type === "hint";
    this.#send({ type: "ask", number, isUrgent, question });
    return { answer, cancel: () => this.#cancel(number) };
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { settle } of this.#taken()) settle({ type: "cancelled" });
  }

  #send(order: Order): void {
    try {
      this.#worker ??= this.#start();
    } catch {
      this.#fail("this browser has no workers");
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
      this.#fail(event.message || "it did not load");
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

  #cancel(number: number): void {
    const open = this.#open.get(number);
    if (!open) return;
    this.#open.delete(number);
    this.#send({ type: "cancel", number });
    open.settle({ type: "cancelled" });
  }

  /** The next question gets another worker. */
  #fail(reason: string): void {
    this.#worker = undefined;
    for (const { fail } of this.#taken()) fail(new Error(reason));
  }

  #taken(): readonly Open[] {
    const all = [...this.#open.values()];
    this.#open.clear();
    return all;
  }
}
