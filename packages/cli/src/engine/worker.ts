import { randomInt } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { answering, openConnection, readLine } from "@tetrarch/protocol";
import { BudgetSpent } from "@tetrarch/solver";
import type { SearchMessage, SearchTask } from "./search-thread.js";
import { SessionReplay } from "./session-data.js";

// The thread of the engine that searches: a request comes in, its answer goes out.
const PROGRESS_EVERY_MS = 500;
const replay = new SessionReplay();
const opened = openConnection({ random: (bound) => randomInt(bound), version: "" });

parentPort?.on("message", ({ line, session, seconds, tellsProgress }: SearchTask) => {
  const connection = session ? { ...opened, session: replay.session(session) } : opened;
  const running = answering(connection, readLine({ type: "text", text: line }));
  const begun = performance.now();
  const end = begun + 1000 * (seconds ?? Number.POSITIVE_INFINITY);
  let lastProgress = begun;
  let step = running.next();
  while (!step.done) {
    const now = performance.now();
    if (tellsProgress && now - lastProgress >= PROGRESS_EVERY_MS) {
      lastProgress = now;
      post({ type: "progress", progress: step.value });
    }
    step = now < end ? running.next() : running.throw(new BudgetSpent("time"));
  }
  post({ type: "answer", line: step.value.line });
});

function post(message: SearchMessage): void {
  parentPort?.postMessage(message);
}
