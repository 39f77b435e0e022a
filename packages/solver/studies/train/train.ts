/**
 * `npm run train -- GAME`: learns what positions of a game are worth, and writes the weights where the game reads them.
 *
 * Options: `--seed N` (1) tells one training from another; `--processes N` how many play (as many as there are cores); it
 * makes no difference to the result; `--version N` (1) goes into the weights; `--folder PATH` (training) holds the checkpoint,
 * from which a training goes on that was stopped. The same command gives the same weights.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { modelOf } from "../../src/evaluation/model.js";
import { LESSONS } from "./lessons.js";
import { answerGames, Processes } from "./processes.js";
import { train } from "./trainer.js";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      processes: { type: "string", default: String(availableParallelism()) },
      version: { type: "string", default: "1" },
      folder: { type: "string", default: "training" },
    },
  });
  const [id = ""] = positionals;
  const lesson = LESSONS[id];
  const [seed, count, version] = [values.seed, values.processes, values.version].map(Number) as [
    number,
    number,
    number,
  ];
  if (!lesson || ![seed, count, version].every((number) => Number.isSafeInteger(number) && number > 0)) {
    console.error(
      `usage: npm run train -- GAME [--seed N] [--processes N] [--version N] [--folder PATH], GAME one of ${Object.keys(LESSONS).join(", ")}`,
    );
    process.exit(2);
  }
  const processes = new Processes(import.meta.url, lesson, count);
  const net = await train({
    lesson,
    seed,
    checkpoint: join(values.folder, `${id}-${seed}.checkpoint`),
    play: (games) => processes.play(games),
    tell: (line) => console.log(line),
  });
  await processes.end();
  const file = join("packages", "solver", "src", "games", id, "weights.ts");
  writeFileSync(
    file,
    moduleOf(modelOf(id, version, net), `npm run train -- ${id} --seed ${seed} --version ${version}`),
  );
  console.log(`written to ${file}`);
}

function moduleOf(
  { format, game, version, shape, weights }: ReturnType<typeof modelOf>,
  command: string,
): string {
  const { inputs, first, second, outputs } = shape;
  return `import type { Model } from "../../evaluation/model.js";

/** Written by \`${command}\`; docs/evaluation.md says what it was measured at. */
export const WEIGHTS: Model = {
  format: ${format},
  game: "${game}",
  version: ${version},
  shape: { inputs: ${inputs}, first: ${first}, second: ${second}, outputs: ${outputs} },
  weights:
    "${weights}",
};
`;
}

if (isMainThread) await main();
else answerGames(parentPort, LESSONS[workerData as string]);
