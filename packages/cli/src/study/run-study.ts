import { dealNumberAt } from "@tetrarch/solver/studies";
import type { StudyPlan } from "./plan.js";
import { inOrder } from "./pool.js";
import { startProgress } from "./progress.js";
import { startThreads } from "./threads.js";

export interface RunOptions {
  /** How many threads. */
  readonly jobs: number;
  /** How many of the plan's deals are done. */
  readonly had: number;
  /** Takes records in order; false when nobody wants more. */
  take(lines: readonly string[]): Promise<boolean>;
}

export interface Ran {
  /** How many of the plan's deals are done now. */
  readonly done: number;
  /** What ended it early. */
  readonly signal: EndingSignal | undefined;
}

const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndingSignal = (typeof ENDING_SIGNALS)[number];

/** Studies a plan's deals, from the first that is not done, until all are or a signal comes. */
export async function runStudy(plan: StudyPlan, { jobs, had, take }: RunOptions): Promise<Ran> {
  const { study, range, shard, size } = plan;
  const stop = new AbortController();
  let signal: EndingSignal | undefined;
  const hear = (heard: EndingSignal) => {
    signal = heard;
    stop.abort();
  };
  // Once: whoever cannot wait for a good end may say it again.
  for (const name of ENDING_SIGNALS) process.once(name, hear);
  const workers = startThreads(Math.min(jobs, size - had), study);
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
    for (const name of ENDING_SIGNALS) process.off(name, hear);
  }
  return { done, signal };
}
