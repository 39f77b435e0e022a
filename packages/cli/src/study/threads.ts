import { Worker as Thread } from "node:worker_threads";
import type { Study } from "@tetrarch/solver/studies";
import type { Worker } from "./pool.js";

/** Starts the threads of a study. The worker lies beside the program where it was built. */
export function startThreads(count: number, study: Study): readonly Worker[] {
  const program = new URL("./study-worker.js", import.meta.url);
  return Array.from({ length: count }, () => new Thread(program, { workerData: study }));
}
