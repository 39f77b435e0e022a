// The tables that rest on a net, each with the commands that measure it: studies, and what stands in `measures.ts`. Puzzles that a new
// net judges otherwise are found by their test. Run by run.mjs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildCommand, bundled, root, run } from "../scripts/steps.mjs";

const RESULTS = "research/results";
const MEASURED = "training/measured";

/** By game: studies of its learnt players by the name of their file, then the programs whose output goes into `measures.ts`. */
export const TABLES = {
  "tomb-of-four-kings": {
    studies: { "tomb-of-four-kings-evaluator.jsonl.gz": "--player evaluator --deals 1..5000 --luck" },
    programs: ofGame("tomb-of-four-kings", "--games 4000", 60),
  },
  "kings-keys": {
    studies: { "kings-keys-evaluator.jsonl.gz": "--player evaluator --deals 1..3500 --luck" },
    programs: ofGame("kings-keys", "--games 400 --without-luck", 16),
  },
  "four-kingdoms": {
    studies: {
      "four-kingdoms-rehearser.jsonl.gz": "--player rehearser --deals 1..5000 --luck",
      "four-kingdoms-sampler.jsonl.gz": "--player sampler --deals 1..3102",
    },
    programs: ofGame("four-kingdoms", "--games 1200", 60),
  },
  "four-gods": {
    studies: {
      "four-gods-evaluator.jsonl.gz": "--player evaluator --deals 1..5000 --luck",
      ...Object.fromEntries(
        ["crossed-paths", "rescue", "crossed-paths+rescue"].map((variant) => [
          `four-gods-${variant}-evaluator.study`,
          `--player evaluator --deals 1..5000 --variant ${variant}`,
        ]),
      ),
    },
    programs: ofGame("four-gods", "--games 400 --without-luck", 40),
  },
};

/** In this order: the curves go into `measures.ts` before what is measured by them. */
function ofGame(game, curves, games) {
  return [
    `judge ${game} ${curves}`,
    `judge ${game} --committed`,
    `judge sigma ${game}`,
    `judge errors ${game} --games ${games}`,
    `field ${game}`,
  ];
}

/**
 * Measures all tables of a game. Studies replace their files in `results/`; what programs print is written to `training/measured/`, and
 * nothing that is there is measured again. After the first program it stops until its curves stand in `measures.ts`.
 */
export async function measure(game) {
  const { studies, programs } = TABLES[game];
  mkdirSync(join(root, MEASURED), { recursive: true });
  buildCommand();
  for (const [name, options] of Object.entries(studies)) {
    if (!existsSync(join(root, MEASURED, name))) measureStudy(game, name, options.split(" "));
  }
  for (const [index, program] of programs.entries()) {
    const file = join(root, MEASURED, `${program.replaceAll(/[^a-z0-9]+/g, "-")}.txt`);
    if (existsSync(file)) continue;
    const [name, ...args] = program.split(" ");
    console.log(`npm run research -- ${program}`);
    writeFileSync(
      file,
      execFileSync(process.execPath, [await bundled("..", "research", `${name}.ts`), ...args]),
    );
    if (index > 0) continue;
    console.log(
      `${file}: copy the curves into packages/solver/src/games/${game}/measures.ts, then run this again`,
    );
    return;
  }
  console.log(
    `${MEASURED}/ has what goes into the sources; npm run research -- report makes the tables of the studies`,
  );
}

/** A study that was stopped goes on; then it takes the place of the old one, with its log. */
function measureStudy(game, name, options) {
  const lines = join(root, MEASURED, name.replace(/\.(jsonl\.gz|study)$/, ".jsonl"));
  const tetrarch = (...args) => run(process.execPath, [join(root, "packages/cli/dist/tetrarch.js"), ...args]);
  tetrarch("study", game, ...options, "--out", lines);
  const measured = join(root, MEASURED, name);
  if (name.endsWith(".study")) tetrarch("study", "condense", lines, "--out", measured);
  else writeFileSync(measured, gzipSync(readFileSync(lines), { level: 9 }));
  const log = `${name.replace(/\.gz$/, "")}.log`;
  renameSync(`${lines}.log`, join(root, RESULTS, log));
  writeFileSync(join(root, RESULTS, name), readFileSync(measured));
}
