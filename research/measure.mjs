/**
 * Measures anew what rests on the net of a game: its studies, its calibration file, what stands in `measures.ts`, and tables of documents.
 * Run by run.mjs. Left out is what
 * - is found by a test: puzzles that a new net judges otherwise, counts of `npm run bench`;
 * - tells of a machine: times of `npm run bench` and `judge effort`;
 * - does not rest on a net: bounds of other games than the Tomb, `difficulty`, `shortest`;
 * - was one attempt of a training: `judge improvement`, `judge ahead`, `compare --model`;
 * - is made of the files measured here: `report`, `paper`.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildCommand, bundled, root, run } from "../scripts/steps.mjs";

const RESULTS = "research/results";

/**
 * By game: studies of its learnt players by the name of their file, the programs whose output goes into `measures.ts`, the one that
 * prints its calibration file, and those that print tables of documents.
 */
export const TABLES = {
  "tomb-of-four-kings": {
    studies: { "tomb-of-four-kings-evaluator.jsonl.gz": "--player evaluator --deals 1..5000 --luck" },
    programs: ofGame("tomb-of-four-kings", "--games 4000", 60),
    calibration: "calibrate tomb-of-four-kings --deals 6000001..6004000",
    reports: [
      ...reportsOf("tomb-of-four-kings", { blunders: [200, 100], choices: 200, accounts: 80 }),
      "judge playouts tomb-of-four-kings --games 2000 --first 9000001 --playouts 60",
      "insights turning tomb-of-four-kings --games 400",
      "insights turning tomb-of-four-kings --games 400 --player greedy",
      "compare tomb-of-four-kings --players evaluator,sampler --deals 1000001..1001000",
      "compare tomb-of-four-kings --players evaluator,sampler,greedy --deals 1000001..1000200 --priced --tries 20",
      "bound tomb-of-four-kings --deals 6000001..6000300 --open 0.4097",
    ],
  },
  "kings-keys": {
    studies: { "kings-keys-evaluator.jsonl.gz": "--player evaluator --deals 1..3500 --luck" },
    programs: ofGame("kings-keys", "--games 400 --without-luck", 16),
    calibration: "calibrate kings-keys --deals 6000001..6000820 --without-luck",
    reports: [
      ...reportsOf("kings-keys", { blunders: [30, 6], choices: 40, accounts: 60 }),
      "judge playouts kings-keys --games 2000 --first 9000001 --playouts 6 --without-luck",
      "compare kings-keys --players evaluator,sampler --deals 1000001..1000600",
    ],
  },
  "four-kingdoms": {
    studies: {
      "four-kingdoms-rehearser.jsonl.gz": "--player rehearser --deals 1..5000 --luck",
      "four-kingdoms-sampler.jsonl.gz": "--player sampler --deals 1..3102",
    },
    programs: ofGame("four-kingdoms", "--games 1200", 60),
    calibration: "calibrate four-kingdoms --deals 6000001..6000400 --without-luck",
    reports: [
      ...reportsOf("four-kingdoms", { blunders: [200, 100], choices: 20, accounts: 120 }),
      "judge playouts four-kingdoms --games 2000 --first 9000001 --playouts 6 --without-luck",
      "insights lands four-kingdoms --games 300",
      "compare four-kingdoms --players net,rehearser,sampler --deals 1000001..1000645 --priced --tries 60",
    ],
  },
  "four-gods": {
    studies: {
      "four-gods-evaluator.jsonl.gz": "--player evaluator --deals 1..5000 --luck",
      ...Object.fromEntries(
        ["crossed-paths", "rescue", "crossed-paths+rescue"].map((variant) => [
          `four-gods-${variant}-evaluator.jsonl.gz`,
          `--player evaluator --deals 1..2500 --variant ${variant} --luck`,
        ]),
      ),
    },
    programs: ofGame("four-gods", "--games 400 --without-luck", 40),
    calibration: "calibrate four-gods --deals 6000001..6000500 --without-luck",
    reports: [
      ...reportsOf("four-gods", { blunders: [200, 20], choices: 20, accounts: 40 }),
      "insights rescues four-gods --variant rescue --games 60",
      "compare four-gods --players evaluator,sampler --deals 1000001..1000350",
    ],
  },
};

/** The curves first, as what follows is measured by them. */
function ofGame(game, curves, games) {
  return [
    `judge ${game} ${curves}`,
    `judge ${game} --committed`,
    `judge sigma ${game}`,
    `judge errors ${game} --games ${games}`,
    `field ${game}`,
  ];
}

function reportsOf(game, { blunders: [decisions, playouts], choices, accounts }) {
  return [
    `judge sigma ${game} --decisions 2000 --playouts 3`,
    `judge blunders ${game} --decisions ${decisions} --playouts ${playouts}`,
    `insights choices ${game} --games ${choices}`,
    `insights accounts ${game} --games ${accounts}`,
    `insights accounts ${game} --games ${accounts} --player greedy`,
  ];
}

/** How studies are made and programs run. */
const RUNS = {
  build: buildCommand,
  study: (...args) => run(process.execPath, [join(root, "packages/cli/dist/tetrarch.js"), "study", ...args]),
  output: async (name, ...args) =>
    execFileSync(process.execPath, [await bundled("..", "research", `${name}.ts`), ...args]),
  tell: console.log,
};

/**
 * Measures all tables of a game, first the curves, and stops until they stand in `measures.ts`: f, by which luck is told, is behind
 * them. Studies and calibration replace their files in `results/`; all that was measured lies in a folder of the net's version, and
 * nothing that is there is measured again.
 * @param home the folder of the repository
 */
export async function measure(game, home = root, runs = RUNS) {
  const { studies, programs, calibration, reports } = TABLES[game];
  const sources = join(home, "packages/solver/src/games", game);
  const [, version] = /^ {2}version: (\d+),$/m.exec(readFileSync(join(sources, "weights.ts"), "utf8"));
  const folder = join(home, "training/measured", `${game}-v${version}`);
  mkdirSync(folder, { recursive: true });
  runs.build();
  const [curves, ...others] = programs;
  const printed = await measureProgram(curves, folder, runs);
  if (!hasCurves(readFileSync(join(sources, "measures.ts"), "utf8"), readFileSync(printed, "utf8"))) {
    runs.tell(
      `${printed}: copy the curves into measures.ts of ${game}, raise EVALUATOR_VERSION there, then run this again`,
    );
    return;
  }
  for (const program of others) await measureProgram(program, folder, runs);
  for (const [name, options] of Object.entries(studies)) {
    measureStudy(join(folder, name), [game, ...options.split(" ")], runs);
    const log = `${name.replace(/\.gz$/, "")}.log`;
    copyFileSync(join(folder, log.replace(".study.", ".jsonl.")), join(home, RESULTS, log));
    copyFileSync(join(folder, name), join(home, RESULTS, name));
  }
  const calibrated = await measureProgram(calibration, folder, runs);
  copyFileSync(calibrated, join(home, RESULTS, `calibration-${game}.txt`));
  for (const report of reports) await measureProgram(report, folder, runs);
  runs.tell(
    `${folder} has what goes into sources and documents; npm run research -- report makes the tables of the studies`,
  );
}

/** Whether every curve that `judge` printed, a line each, stands in the source of `measures.ts`; chances there are at most 1. */
export function hasCurves(source, printed) {
  const pointsIn = (text) =>
    [...text.matchAll(/\[(-?[\d.]+), (-?[\d.]+)\]/g)]
      .map(([, ...point]) => `(${point.map((chance) => Math.max(0, Math.min(1, Number(chance))))})`)
      .join("");
  const curves = printed.split("\n").map(pointsIn).filter(Boolean);
  return curves.length > 0 && curves.every((curve) => pointsIn(source).includes(curve));
}

/** Returns the file with the output of a program. */
async function measureProgram(program, folder, { output, tell }) {
  const file = join(folder, `${program.replaceAll(/[^a-z0-9]+/g, "-")}.txt`);
  if (existsSync(file)) return file;
  tell(`npm run research -- ${program}`);
  writeWhole(file, await output(...program.split(" ")));
  return file;
}

/** A study that was stopped goes on in the file of its lines. */
function measureStudy(file, args, { study }) {
  if (existsSync(file)) return;
  const lines = file.replace(/\.(jsonl\.gz|study)$/, ".jsonl");
  study(...args, "--out", lines);
  if (file.endsWith(".study")) study("condense", lines, "--out", file);
  else writeWhole(file, gzipSync(readFileSync(lines), { level: 9 }));
}

/** A file of this name is never a part of it, whenever the program is stopped. */
function writeWhole(file, content) {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
