#!/usr/bin/env node
import { randomInt } from "node:crypto";
import type { Outside } from "./commands/outside.js";
import { EXIT } from "./commands/report.js";
import { run } from "./commands/run.js";
import { localDay } from "./content/local-day.js";
import { outputTo } from "./output.js";

const { stdin, stdout, stderr, env } = process;

const outside: Outside = {
  // Touched only by the commands that read it: opening it keeps a terminal waiting.
  get stdin() {
    return stdin;
  },
  stdout: outputTo(stdout),
  stderr: outputTo(stderr),
  env,
  terminal: {
    interactive: stdout.isTTY ?? false,
    // Some terminals say 0.
    columns: stdout.columns || 80,
    colour: (stdout.isTTY ?? false) && !env.NO_COLOR && env.TERM !== "dumb",
  },
  random: (bound) => randomInt(bound),
  today: () => localDay(new Date()),
};

// A reader who leaves (EPIPE) is no failure; a full disk is.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") return;
  stderr.write(`tetrarch: standard output: ${error.message}\n`);
  process.exitCode = EXIT.wrongInput;
});

const code = await run(process.argv.slice(2), outside);
// Not `process.exit`: what is written may still be on its way.
process.exitCode ||= code;
