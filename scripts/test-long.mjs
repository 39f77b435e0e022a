// `npm run test:long`: every test with its full counts, which takes hours. What is told is kept in docs/test-long.log.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { build, install, installChromium, root } from "./steps.mjs";

install();
installChromium();
build();

const names = process.argv.slice(2);
// A run of some files only is for those who write them: the log is of all.
const log = names.length === 0 ? createWriteStream(join(root, "docs", "test-long.log")) : undefined;
log?.write(`npm run test:long, ${new Date().toISOString().slice(0, 10)}\n`);
log?.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const tests = spawn(process.execPath, [vitest, "run", ...names], {
  cwd: root,
  env: { ...process.env, TETRARCH_LONG: "1", NO_COLOR: "1" },
  stdio: ["ignore", "pipe", "pipe"],
});
for (const stream of [tests.stdout, tests.stderr]) {
  stream.on("data", (text) => {
    process.stdout.write(text);
    // Where the checkout lies is nobody's business.
    log?.write(String(text).replaceAll(root, "."));
  });
}
const [code] = await once(tests, "close");
log?.end();
process.exitCode = code ?? 1;
