import type { Answer, Question } from "./messages.js";

/** A question on its way. */
export interface Asked {
  /** Never settles once it was cancelled; rejects when the worker cannot be had. */
  readonly answer: Promise<Exclude<Answer, { readonly type: "progress" }>>;
  cancel(): void;
}

type Progress = Extract<Answer, { readonly type: "progress" }>["progress"];

/**
 * Asks the worker, one question at a time. A worker that has answered is kept for the next question, so that a hint
 * need not wait for one to start; one that is not to answer any more is ended.
 */
export class Thinker {
  #idle: Worker | undefined;
  #busy: Worker | undefined;

  /** Has a worker ready, for a question that may come. */
  warmUp(): void {
    this.#idle ??= startWorker();
  }

  ask(question: Question, onprogress: (progress: Progress) => void = () => undefined): Asked {
    this.cancel();
    const worker = this.#idle ?? startWorker();
    this.#idle = undefined;
    this.#busy = worker;
    const answer = new Promise<Exclude<Answer, { readonly type: "progress" }>>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type === "progress") return onprogress(data.progress);
        this.#busy = undefined;
        this.#idle = worker;
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.cancel();
        reject(new Error(event.message || "it did not load"));
      };
    });
    worker.postMessage(question);
    return {
      answer,
      cancel: () => {
        if (this.#busy === worker) this.cancel();
      },
    };
  }

  /** Ends what is being thought about. */
  cancel(): void {
    this.#busy?.terminate();
    this.#busy = undefined;
  }

  close(): void {
    this.cancel();
    this.#idle?.terminate();
    this.#idle = undefined;
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
