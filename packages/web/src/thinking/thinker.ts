import { trusted } from "../trusted.js";
import type { Answer, Question } from "./messages.js";
import address from "./worker.js?worker&url";

/** A question on its way. */
export interface Asked {
  /** Settles always: with `cancelled` when it was taken back; rejects when the worker cannot be had. */
  readonly answer: Promise<Exclude<Answer, { readonly type: "progress" }>>;
  cancel(): void;
}

type Progress = Extract<Answer, { readonly type: "progress" }>["progress"];

/**
 * Asks the worker, one question at a time: a new one takes the one before back. A worker that has answered is kept for
 * the next question, so that a hint need not wait for one to start; one that is not to answer any more is ended.
 */
export class Thinker {
  #idle: Worker | undefined;
  #busy: { readonly worker: Worker; readonly giveUp: () => void } | undefined;

  ask(question: Question, onprogress: (progress: Progress) => void = () => undefined): Asked {
    this.cancel();
    let worker: Worker;
    try {
      worker = this.#idle ?? startWorker();
    } catch {
      const answer = Promise.reject(new Error("this browser has no workers"));
      return { answer, cancel: () => undefined };
    }
    this.#idle = undefined;
    const answer = new Promise<Exclude<Answer, { readonly type: "progress" }>>((resolve, reject) => {
      this.#busy = { worker, giveUp: () => resolve({ type: "cancelled" }) };
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.type === "progress") return onprogress(data.progress);
        this.#busy = undefined;
        this.#idle = worker;
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || "it did not load"));
        this.cancel();
      };
    });
    worker.postMessage(question);
    return {
      answer,
      cancel: () => {
        if (this.#busy?.worker === worker) this.cancel();
      },
    };
  }

  /** Ends what is being thought about. */
  cancel(): void {
    this.#busy?.worker.terminate();
    this.#busy?.giveUp();
    this.#busy = undefined;
  }

  close(): void {
    this.cancel();
    this.#idle?.terminate();
    this.#idle = undefined;
  }
}

function startWorker(): Worker {
  return new Worker(trusted.createScriptURL(address), { type: "module" });
}
