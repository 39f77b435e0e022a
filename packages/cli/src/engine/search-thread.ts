import { Worker } from "node:worker_threads";
import type { Progress } from "@tetrarch/solver";
import type { SessionData } from "./session-data.js";

export interface SearchTask {
  readonly line: string;
  readonly session: SessionData | undefined;
  readonly seconds: number | undefined;
  readonly tellsProgress: boolean;
}

export type SearchMessage =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "answer"; readonly line: string };

/** The search that runs, seen from who waits for it. */
interface RunningSearch {
  readonly tellProgress: (progress: Progress) => void;
  readonly resolve: (answer: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that searches, started with the first search and once more after one that was cancelled. */
export class SearchThread {
  #thread: Worker | undefined;
  #running: RunningSearch | undefined;

  /** The answer to a request; undefined when it was cancelled. Throws when the thread fails. */
  search(task: SearchTask, tellProgress: (progress: Progress) => void): Promise<string | undefined> {
    this.#thread ??= this.#start();
    this.#thread.postMessage(task);
    return new Promise((resolve, reject) => {
      this.#running = { tellProgress, resolve, reject };
    });
  }

  /** Ends the search that runs, and the thread. */
  cancel(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#running?.resolve(undefined);
    void thread?.terminate();
  }

  #start(): Worker {
    // The worker lies beside the program where it was built.
    const thread = new Worker(new URL("./engine-worker.js", import.meta.url));
    const isInUse = () => thread === this.#thread;
    thread.on("message", (message: SearchMessage) => {
      if (!isInUse()) return;
      if (message.type === "answer") this.#running?.resolve(message.line);
      else this.#running?.tellProgress(message.progress);
    });
    thread.on("error", (error) => {
      if (isInUse()) this.#running?.reject(error);
    });
    return thread;
  }
}
