import { parentPort, workerData } from "node:worker_threads";
import { games } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import { type Study, studyDeal } from "@tetrarch/solver/studies";
import type { Answer, Task } from "./pool.js";

// A thread of a study: deals come in, records go out.
const study = workerData as Study;
const game = games.find(({ id }) => id === study.game);
const agents = game && agentsOf(game);
if (!game || !agents) throw new Error(`nothing is known of ${study.game}`);

parentPort?.on("message", ({ place, deal }: Task) => {
  const line = JSON.stringify(studyDeal(study, game, agents, deal));
  const answer: Answer = { place, line };
  parentPort?.postMessage(answer);
});
