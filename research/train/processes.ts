import { type MessagePort, Worker } from "node:worker_threads";
import { Samples } from "./samples.js";
import { type Games, type Played, playGames } from "./trainer.js";
import type { TrainingPlan } from "./training-plan.js";

/** Several threads of the same program that play games for a training; with one, the games are played here. */
export class Processes {
  readonly #plan: TrainingPlan;
  readonly #workers: readonly Worker[];

  /** @param program the program, which calls {@link answerGames} when it is not the main thread, with the arguments of this one */
  constructor(program: string, plan: TrainingPlan, count: number) {
    this.#plan = plan;
    const others = count > 1 ? count : 0;
    this.#workers = Array.from(
      { length: others },
      () => new Worker(new URL(program), { argv: process.argv.slice(2) }),
    );
  }

  async play(games: Games): Promise<readonly Played[]> {
    const workers = this.#workers;
    if (workers.length === 0) return [playGames(this.#plan, games)];
    const size = games.to - games.from;
    return Promise.all(
      workers.map((worker, index) =>
        decisions(worker, {
          ...games,
          from: games.from + Math.floor((size * index) / workers.length),
          to: games.from + Math.floor((size * (index + 1)) / workers.length),
        }),
      ),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function decisions(worker: Worker, games: Games): Promise<Played> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", ({ samples, results }: Played) => {
      worker.off("error", reject);
      resolve({ samples: Object.assign(new Samples(samples.outputs, samples.groups), samples), results });
    });
    worker.postMessage(games);
  });
}

/** Plays what is asked for, one message after the other. */
export function answerGames(port: MessagePort | null, plan: TrainingPlan | undefined): void {
  if (!plan) throw new Error("no such lesson");
  port?.on("message", (games: Games) => port.postMessage(playGames(plan, games)));
}
