/** A deal to be studied, and its place in the order of results. */
export interface Task {
  readonly place: number;
  readonly deal: number;
}

export interface Answer {
  readonly place: number;
  readonly line: string;
}

/** A thread that answers tasks, one after the other. */
export interface Worker {
  postMessage(task: Task): void;
  on(event: "message", listener: (answer: Answer) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface Work {
  /** How many deals there are. */
  readonly size: number;
  dealAt(place: number): number;
  /** The first place that is not done yet. */
  readonly from: number;
}

/** One that is being worked on and one that waits, so that no thread waits for its next task. */
const TASKS_A_WORKER = 2;
/** How far results may run ahead of one that takes long: they are kept in memory, and lost when the program is killed. */
const MOST_AHEAD = 4096;

/**
 * The results of all tasks, in order whatever the order in which they are found, a few at a time. It ends early, after
 * what is complete, when `signal` says so. Threads are ended with it; a failing thread makes it throw.
 */
export async function* inOrder(
  work: Work,
  workers: readonly Worker[],
  signal: AbortSignal,
): AsyncGenerator<readonly string[]> {
  const ready = new Map<number, string>();
  let failure: Error | undefined;
  let turn = work.from;
  let handedOut = work.from;
  let wake = () => {};
  const loads = new Map<Worker, number>(workers.map((worker) => [worker, 0]));
  const feed = (worker: Worker) => {
    let load = loads.get(worker) ?? 0;
    if (signal.aborted) return;
    for (; load < TASKS_A_WORKER && handedOut < work.size && handedOut - turn < MOST_AHEAD; load++) {
      worker.postMessage({ place: handedOut, deal: work.dealAt(handedOut) });
      handedOut++;
    }
    loads.set(worker, load);
  };
  for (const worker of workers) {
    worker.on("message", ({ place, line }) => {
      ready.set(place, line);
      loads.set(worker, (loads.get(worker) ?? 1) - 1);
      feed(worker);
      wake();
    });
    const fail = (error: Error) => {
      failure ??= error;
      wake();
    };
    worker.on("error", fail);
    // Threads are ended after the last result; one that ends earlier is a failure.
    worker.on("exit", () => fail(new Error("a thread of the study has ended")));
  }
  const abort = () => wake();
  signal.addEventListener("abort", abort);
  try {
    for (const worker of workers) feed(worker);
    for (;;) {
      const lines: string[] = [];
      for (let line = ready.get(turn); line !== undefined; line = ready.get(turn)) {
        lines.push(line);
        ready.delete(turn++);
      }
      if (lines.length > 0) {
        for (const worker of workers) feed(worker);
        yield lines;
        continue;
      }
      if (failure) throw failure;
      if (signal.aborted || turn === work.size) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    signal.removeEventListener("abort", abort);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
