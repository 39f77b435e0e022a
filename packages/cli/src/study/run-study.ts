import { Worker as Thread } from "node:worker_threads";
import { dealNumberAt, type Study } from "@tetrarch/solver/studies";
import { type EndingSignal, onEndingSignal } from "../ending-signals.js";
import type { StudyPlan } from "./plan.js";
import { inOrder, type Worker } from "./pool.js";
import { startProgress } from "./progress.js";

export interface RunOptions {
  /** How many threads. */
  readonly jobs: number;
  /** Whether records tell how long each deal took. */
  readonly isTimed?: boolean;
  /** How many of the plan's deals are done. */
  readonly had: number;
  /** Takes records in order; returns false to stop. */
  take(lines: readonly string[]): Promise<boolean>;
}

export interface Ran {
  /** How many of the plan's deals are done now. */
  readonly done: number;
  /** What ended it early. */
  readonly signal: EndingSignal | undefined;
}

/** Studies a plan's deals, from the first that is not done, until all are or a signal comes. */
export async function runStudy(
  plan: StudyPlan,
  { jobs, isTimed = false, had, take }: RunOptions,
): Promise<Ran> {
  const { study, range, shard, size } = plan;
  const stop = new AbortController();
  let signal: EndingSignal | undefined;
  const ignoreSignals = onEndingSignal((heard) => {
    signal = heard;
    stop.abort();
  });
  const workers = startThreads(Math.min(jobs, size - had), { study, isTimed });
  const work = { size, from: had, dealAt: (place: number) => dealNumberAt(range, shard, place) };
  const progress = startProgress({ had, size, stream: process.stderr, now: () => performance.now() });
  let done = had;
  try {
    for await (const lines of inOrder(work, workers, stop.signal)) {
      if (!(await take(lines))) break;
      done += lines.length;
      progress.at(done);
    }
  } finally {
    progress.end();
    ignoreSignals();
  }
  return { done, signal };
}

/** What a thread of a study is told at its start. */
export interface ThreadWork {
  readonly study: Study;
  readonly isTimed: boolean;
}

/** Starts the threads of a study. The worker lies beside the program where it was built. */
function startThreads(count: number, work: ThreadWork): readonly Worker[] {
  const program = new URL("./study-worker.js", import.meta.url);
  return Array.from({ length: count }, () => new Thread(program, { workerData: work }));
}
