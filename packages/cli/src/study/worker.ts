import { parentPort, workerData } from "node:worker_threads";
import { games } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import { analystsOf } from "@tetrarch/solver/analysis";
import { studyDeal } from "@tetrarch/solver/studies";
import type { Answer, Task } from "./pool.js";
import type { ThreadWork } from "./run-study.js";

// A thread of a study: deals come in, records go out.
const { study, isTimed } = workerData as ThreadWork;
const game = games.find(({ id }) => id === study.game);
const agents = game && agentsOf(game);
if (!game || !agents) throw new Error(`nothing is known of ${study.game}`);
const analysts = study.luckBy === undefined ? undefined : analystsOf(game);

parentPort?.on("message", ({ place, deal }: Task) => {
  const start = performance.now();
  const record = studyDeal(study, game, agents, deal, analysts);
  const milliseconds = Math.round(10 * (performance.now() - start)) / 10;
  const line = JSON.stringify(isTimed ? { ...record, milliseconds } : record);
  const answer: Answer = { place, line };
  parentPort?.postMessage(answer);
});
