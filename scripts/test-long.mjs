// `npm run test:long [plain] [sixth-game] [terminal] [browser]`: every test with its full counts, which takes hours. What each part tells
// is kept in docs/test-long. Names of files run those only, and nothing is kept.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { cpus, homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build, install, installChromium, installOtherBrowsers, root } from "./steps.mjs";

/** The parts of testing/parts.ts. */
const PARTS = ["plain", "sixth-game", "terminal", "browser"];
const KEPT = join(root, "docs", "test-long");
const VITEST = join(root, "node_modules", "vitest", "vitest.mjs");

const names = process.argv.slice(2);
const isOfParts = names.every((name) => PARTS.includes(name));

install();
installChromium({ isWhole: true });
installOtherBrowsers();
build();

if (isOfParts) mkdirSync(KEPT, { recursive: true });
const parts = names.length === 0 ? PARTS : names;
for (const part of isOfParts ? parts : []) {
  const log = createWriteStream(join(KEPT, `${part}.log`));
  const code = await runTests([], { TETRARCH_PARTS: part }, log);
  process.exitCode ||= code;
}
if (!isOfParts) process.exitCode = await runTests(names, {});

/**
 * Runs tests with their full counts, and shows what they tell.
 * @param {readonly string[]} args what to run, as Vitest is told
 * @param {Readonly<Record<string, string>>} environment and as vitest.config.ts is told
 * @param {import("node:fs").WriteStream} [log] where it is kept
 * @returns {Promise<number>} the exit status
 */
async function runTests(args, environment, log) {
  log?.write(
    `npm run test:long, ${[...args, ...Object.values(environment)].join(" ")}, ${new Date().toISOString().slice(0, 10)}\n`,
  );
  log?.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
  const tests = spawn(process.execPath, [VITEST, "run", ...args], {
    cwd: root,
    env: { ...process.env, ...environment, TETRARCH_LONG: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [tests.stdout, tests.stderr]) {
    // Line by line, so that no path is cut in two.
    createInterface({ input: stream }).on("line", (line) => {
      process.stdout.write(`${line}\n`);
      // Where things lie on this machine is nobody's business.
      log?.write(
        `${line.replaceAll(root, ".").replaceAll(tmpdir(), "TEMPORARY").replaceAll(homedir(), "~")}\n`,
      );
    });
  }
  const [code] = await once(tests, "close");
  log?.end();
  return code ?? 1;
}
