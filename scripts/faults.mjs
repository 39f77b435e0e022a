// Puts small random faults into copies of the sources, one at a time, and counts how many a type check or a quick test notices.
//
//   node scripts/faults.mjs [--count 300] [--seed 1] [--commit HEAD] [--data packages/web/src/data] [--out FILE]
//       [--times FILE]
//
// All is done in a worktree of its own under the system's temporary folder; the checkout is never changed. The faults are
// the same for the same seed and the same sources. Tests are those of no browser that import the file, the nearest first, as
// many as take a few seconds; a test that hangs notices the fault, too.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import ts from "typescript";

/** What the tests of one fault may take together, by their times without a fault. */
const QUICK_MS = 8000;
const MOST_TESTS = 12;
/** A file of tests that needs longer is none of the quick ones. */
const SLOW_FILE_MS = 5000;
/** Seconds of processor time after which a test is said to hang. */
const LIMIT_SECONDS = 30;

const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    commit: { type: "string", default: "HEAD" },
    data: { type: "string", default: "packages/web/src/data" },
    out: { type: "string" },
    times: { type: "string" },
  },
});

const ROOMS = {
  engine: "packages/engine/src",
  play: "packages/play/src",
  solver: "packages/solver/src",
  web: options.data,
};

/** A generator of whole numbers below a bound (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const SWAPPED = new Map(
  [
    ["+", "-"],
    ["*", "/"],
    ["<", "<="],
    [">", ">="],
    ["===", "!=="],
    ["&&", "||"],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

/** All faults that a source can be given: where, and what stands there then. */
function faultsIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (kind, start, end, instead) => found.push({ kind, path, start, end, instead });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    // Tables of numbers are data.
    if (
      ts.isArrayLiteralExpression(node) &&
      node.elements.length > 3 &&
      node.elements.every(ts.isNumericLiteral)
    )
      return;
    const operator = ts.isBinaryExpression(node) ? node.operatorToken : undefined;
    const swapped = operator && SWAPPED.get(operator.getText());
    if (swapped) add("operator", operator.getStart(), operator.end, swapped);
    if (ts.isNumericLiteral(node) && /^\d+$/.test(node.text))
      for (const by of [1, -1])
        add("constant", node.getStart(), node.end, String(Math.max(0, Number(node.text) + by)));
    const condition = ts.isConditionalExpression(node)
      ? node.condition
      : ts.isIfStatement(node) || ts.isWhileStatement(node)
        ? node.expression
        : undefined;
    if (condition) add("condition", condition.getStart(), condition.end, `!(${condition.getText()})`);
    const body = ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node) ? node.body : undefined;
    if (body && ts.isBlock(body) && !node.asteriskToken)
      add("return", body.getStart() + 1, body.getStart() + 1, " return undefined as never;");
    if (ts.isExpressionStatement(node)) add("statement", node.getStart(), node.end, ";");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ start, end, instead }) => text.slice(start, end) !== instead);
}

/** Chosen faults of one room: each kind as often as another, each place at most once. */
function chosen(sources, count, random) {
  const byKind = new Map();
  for (const [path, text] of sources)
    for (const fault of faultsIn(path, text))
      byKind.set(fault.kind, [...(byKind.get(fault.kind) ?? []), fault]);
  const kinds = [...byKind.values()];
  const faults = new Map();
  for (let tries = 0; faults.size < count && tries < count * 20; tries++) {
    const kind = kinds[random(kinds.length)];
    const fault = kind[random(kind.length)];
    faults.set(`${fault.path}:${fault.start}:${fault.instead}`, fault);
  }
  return [...faults.values()];
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? /^(?:node_modules|dist)$/.test(entry.name)
          ? []
          : filesUnder(join(folder, entry.name))
        : [join(folder, entry.name)],
    );
}

const isProduct = (path) => /\.ts$/.test(path) && !/\.test\.ts$|\.d\.ts$|-for-tests\.ts$/.test(path);

/** For each file those that import it. */
function importersOf(root, packageSources) {
  const files = ["packages", "testing"]
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((path) => /\.(?:ts|tsx)$/.test(path));
  const known = new Set(files);
  const importers = new Map(files.map((path) => [path, []]));
  for (const path of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(path, "utf8"), true, true).importedFiles) {
      const named =
        packageSources[fileName] ?? (fileName.startsWith(".") ? resolve(dirname(path), fileName) : undefined);
      const target =
        named &&
        [named, named.replace(/\.js$/, ".ts"), named.replace(/\.js$/, ".tsx")].find((name) =>
          known.has(name),
        );
      if (target) importers.get(target).push(path);
    }
  }
  return importers;
}

/** The tests that import a file, nearest first. */
function testsOf(file, importers, times) {
  const found = [file];
  const seen = new Set(found);
  for (const path of found)
    for (const importer of [...importers.get(path)].sort())
      if (!seen.has(importer)) {
        seen.add(importer);
        found.push(importer);
      }
  const tests = [];
  let sum = 0;
  for (const path of found) {
    // A test that has moved since its time was taken is presumed quick.
    const time = times.get(path) ?? (options.times ? 300 : SLOW_FILE_MS);
    const isQuick = /\.test\.ts$/.test(path) && QUICK_FOLDERS.some((folder) => path.includes(`/${folder}`));
    if (!isQuick || time >= SLOW_FILE_MS || sum + time > QUICK_MS || tests.length === MOST_TESTS) continue;
    sum += time;
    tests.push(path);
  }
  return tests;
}

/** Where tests are that take no browser and start no program. */
const QUICK_FOLDERS = [
  "packages/engine/",
  "packages/play/",
  "packages/solver/",
  "packages/protocol/",
  "packages/web/src/",
  "packages/cli/test/play/",
  "testing/",
];

const VITEST = [
  "node_modules/vitest/vitest.mjs",
  "run",
  // Neither the tests in the browser nor those with the sixth game.
  "--exclude=packages/web/test/**",
  "--exclude=testing/sixth-game/**",
  "--maxWorkers=1",
  "--experimental.fsModuleCache",
];
const TSC = "node_modules/@typescript/native/bin/tsc";

function runNode(root, args, limit = "unlimited") {
  const shell = `ulimit -t ${limit}; exec "$0" "$@"`;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", shell, process.execPath, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return { isOk: status === 0, text: stdout + stderr };
}

/** Milliseconds that each passing file of tests takes when nothing is at fault: measured, or read from Vitest's JSON report. */
function timesOf(root) {
  const report = join(root, "times.json");
  if (!options.times)
    runNode(root, [...VITEST, ...QUICK_FOLDERS, "--reporter=json", `--outputFile=${report}`]);
  const { testResults } = JSON.parse(readFileSync(options.times ?? report, "utf8"));
  rmSync(report, { force: true });
  const passed = testResults.filter(({ status }) => status !== "failed");
  return new Map(
    passed.map(({ name, startTime, endTime }) => [
      join(root, name.replace(/^.*?\/(?=(?:packages|testing)\/)/, "")),
      endTime - startTime,
    ]),
  );
}

async function main() {
  const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
  const root = join(mkdtempSync(join(tmpdir(), "faults-")), "copy");
  const git = (...args) => execFileSync("git", args, { cwd: checkout, encoding: "utf8" });
  git("worktree", "add", "--detach", "-q", root, options.commit);
  try {
    cpSync(join(checkout, "node_modules"), join(root, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    writeFileSync(
      join(root, "packages/web/tsconfig.faults.json"),
      JSON.stringify({ extends: "./tsconfig.json", include: ["src/**/*.ts"], exclude: ["src/**/*.test.ts"] }),
    );
    runNode(root, [TSC, "-b", "packages/play", "packages/protocol"]);
    const { packageSources } = await import(join(root, "scripts/package-sources.mjs"));
    const importers = importersOf(root, packageSources);
    const times = timesOf(root);
    const random = randomOf(Number(options.seed));
    const share = Math.floor(Number(options.count) / Object.keys(ROOMS).length);
    const faults = Object.entries(ROOMS).flatMap(([room, folder]) => {
      const sources = filesUnder(join(root, folder))
        .filter(isProduct)
        .map((path) => [path, readFileSync(path, "utf8")]);
      return chosen(sources, share, random).map((fault) => ({ room, ...fault }));
    });
    // Rooms take turns, so that a run that is cut short has all of them.
    const inTurn = faults
      .map((fault, index) => ({ fault, turn: index % share }))
      .sort((a, b) => a.turn - b.turn);
    // Without its plugin the compiler cannot read what Svelte files export: what it says of the sound sources is no notice.
    const sound = new Map(Object.keys(ROOMS).map((room) => [room, typesOf(root, room)]));
    const results = [];
    for (const { fault } of inTurn) {
      results.push({ ...fault, by: noticedBy(root, fault, testsOf(fault.path, importers, times), sound) });
      console.log(lineOf(root, results.at(-1)));
      if (options.out) writeFileSync(options.out, reportOf(root, results));
    }
    console.log(reportOf(root, results));
  } finally {
    git("worktree", "remove", "--force", root);
  }
}

/** What the compiler says of a room's sources. */
function typesOf(root, room) {
  const project = room === "web" ? "packages/web/tsconfig.faults.json" : `packages/${room}`;
  return runNode(root, [TSC, "-p", project, "--noEmit", "--incremental", "false", "--composite", "false"])
    .text;
}

/** What notices a fault: "types", "tests", or nothing. */
function noticedBy(root, { room, path, start, end, instead }, tests, sound) {
  const text = readFileSync(path, "utf8");
  try {
    writeFileSync(path, text.slice(0, start) + instead + text.slice(end));
    if (typesOf(root, room) !== sound.get(room)) return "types";
    if (tests.length === 0) return "no test";
    const { isOk } = runNode(
      root,
      [...VITEST, "--bail=1", ...tests.map((test) => relative(root, test))],
      LIMIT_SECONDS,
    );
    return isOk ? "" : "tests";
  } finally {
    writeFileSync(path, text);
  }
}

function lineOf(root, { kind, path, start, end, instead, by }) {
  const text = readFileSync(path, "utf8");
  const line = text.slice(0, start).split("\n").length;
  const from = text.slice(start, end).replace(/\s+/g, " ").slice(0, 50);
  return `${(by || "—").padEnd(8)} ${relative(root, path)}:${line} ${kind}: ${from} → ${instead.replace(/\s+/g, " ").slice(0, 60)}`;
}

const isNoticed = ({ by }) => by === "types" || by === "tests";

function reportOf(root, results) {
  const rooms = Object.keys(ROOMS).map((room) => {
    const of = results.filter((result) => result.room === room);
    const by = (name) => of.filter((result) => result.by === name).length;
    const noticed = of.filter(isNoticed).length;
    return `${room.padEnd(8)} ${noticed} of ${of.length} (types ${by("types")}, tests ${by("tests")}; without a test ${by("no test")})`;
  });
  const all = results.filter(isNoticed).length;
  const share = ((100 * all) / Math.max(1, results.length)).toFixed(1);
  return [
    `Seed ${options.seed}, commit ${options.commit}: ${all} of ${results.length} faults are noticed (${share} %).`,
    ...rooms,
    "",
    "Not noticed:",
    ...results.filter((result) => !isNoticed(result)).map((result) => lineOf(root, result)),
    "",
  ].join("\n");
}

await main();
