#!/usr/bin/env node
import { run } from "./commands/run.js";
import { outputTo } from "./output.js";
import { EXIT } from "./report.js";

const { stdout, stderr, env } = process;

const output = {
  stdout: outputTo(stdout),
  stderr: outputTo(stderr),
  env,
  terminal: {
    interactive: stdout.isTTY ?? false,
    // Some terminals say 0; the menu says how wide its pages are.
    get columns() {
      return stdout.columns || Number(env.TETRARCH_COLUMNS) || 80;
    },
    colour: (stdout.isTTY ?? false) && !env.NO_COLOR && env.TERM !== "dumb",
  },
};

// When the reader closes the output (EPIPE) nothing is printed, but the exit code is that of a program which SIGPIPE has
// ended, so that a script which needs all of the output notices. Once: a game goes on writing for a while.
// Standard output that was closed from the start (`>&-`) is none of these: Node puts /dev/null in its place.
stdout.once("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") {
    process.exitCode = EXIT.readerGone;
    return;
  }
  stderr.write(`tetrarch: standard output: ${error.message}\n`);
  process.exitCode = EXIT.wrongInput;
});

void run(process.argv.slice(2), output, async () => {
  const { processContext } = await import("./commands/context.js");
  return processContext(output);
}).then((code) => {
  // Not `process.exit`: what is written may still be on its way.
  process.exitCode ||= code;
});
