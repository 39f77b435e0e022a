/**
 * `npm run research -- train GAME`: learns what positions of a game are worth, and writes the weights where the game reads them.
 *
 * Options: `--seed N` (1) tells one training from another; `--processes N` how many play (as many as there are cores); it
 * makes no difference to the result; `--version N` (1) goes into the weights; `--folder PATH` (training) holds the checkpoint,
 * from which a training goes on that was stopped. The same command gives the same weights. With `--out FILE` the weights are written
 * there as JSON, to be tried by `compare` and `judge nets`, and those of the game stay; a training with a name of its own needs it, and
 * so does one with a change: `--units N,N` in both hidden layers, `--lambda L` where the net plays, `--part P` of the games of each
 * round. `--rounds N` stops after round N.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort } from "node:worker_threads";
import { misuse, optionsOf } from "./common/options.js";
import { modelOf, moduleOf } from "./train/model-of.js";
import { answerGames, Processes } from "./train/processes.js";
import { train } from "./train/trainer.js";
import { TRAINING_PLANS, trainingPlanOf } from "./train/training-plans.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    processes: { type: "string", default: String(availableParallelism()) },
    version: { type: "string", default: "1" },
    folder: { type: "string", default: "training" },
    out: { type: "string" },
    rounds: { type: "string" },
    units: { type: "string" },
    lambda: { type: "string" },
    part: { type: "string" },
  },
});
const [id = ""] = positionals;
const { units, lambda, part } = values;
const changes = Object.entries({ units, lambda, part }).flatMap(([name, value]) =>
  value ? `${name}-${value}` : [],
);
const plan = trainingPlanOf(id, {
  units: units?.split(",").map(Number) as [number, number] | undefined,
  lambda: lambda === undefined ? undefined : Number(lambda),
  part: part === undefined ? undefined : Number(part),
});

async function main(): Promise<void> {
  const numbers = [values.seed, values.processes, values.version, values.rounds ?? 1].map(Number);
  const [seed, count, version] = numbers as [number, number, number];
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const sizes = units === undefined ? [1, 1] : units.split(",").map(Number);
  const areSizes = sizes.length === 2 && sizes.every((size) => Number.isSafeInteger(size) && size > 0);
  const isShare = Number(lambda ?? 1) >= 0 && Number(lambda ?? 1) <= 1;
  const areCounts = numbers.every((number) => Number.isSafeInteger(number) && number > 0);
  if (!plan || !areCounts || !areSizes || !isShare || !(Number(part ?? 1) > 0))
    misuse(
      `train GAME [--seed N] [--processes N] [--version N] [--folder PATH] [--rounds N] [--units N,N] [--lambda L] [--part P] [--out FILE], GAME one of ${Object.keys(TRAINING_PLANS).join(", ")}`,
    );
  const isOwn = plan.name === undefined && (units ?? lambda ?? part) === undefined;
  if (!isOwn && values.out === undefined) {
    console.error(`--out: ${id} is not the training of the game's own weights, so it needs a file`);
    process.exit(2);
  }
  const processes = new Processes(import.meta.url, plan, count);
  const net = await train(
    {
      plan,
      seed,
      checkpoint: join(values.folder, `${[id, seed, ...changes].join("-")}.checkpoint`),
      play: (games) => processes.play(games),
      tell: (line) => console.log(line),
    },
    rounds,
  );
  await processes.end();
  const file = values.out ?? join("packages", "solver", "src", "games", plan.game, "weights.ts");
  const model = modelOf(plan.game, version, net);
  writeFileSync(file, values.out === undefined ? moduleOf(model, seed, rounds) : JSON.stringify(model));
  console.log(`written to ${file}`);
}

if (isMainThread) await main();
else answerGames(parentPort, plan);
