#!/usr/bin/env node
import { randomInt } from "node:crypto";
import { localDay } from "@tetrarch/play";
import type { Outside } from "./commands/outside.js";
import { run } from "./commands/run.js";
import { outputTo } from "./output.js";
import { FinishedGames } from "./play/saves/finished-games.js";
import { KnownDeals } from "./play/saves/known-deals.js";
import { stateHome, surroundings } from "./play/saves/state-home.js";
import { EXIT } from "./report.js";

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
  known: new KnownDeals(stateHome(surroundings())),
  finished: new FinishedGames(stateHome(surroundings())),
  today: () => localDay(new Date()),
  now: () => Date.now(),
};

// A reader who leaves (EPIPE) is told nothing, but a script that counts on all of the output learns of it: the status
// is that of a program which SIGPIPE has ended. Once: a game goes on writing for a while.
// Standard output that was closed from the start (`>&-`) is none of these: Node puts /dev/null in its place.
stdout.once("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") {
    process.exitCode = EXIT.readerGone;
    return;
  }
  stderr.write(`tetrarch: standard output: ${error.message}\n`);
  process.exitCode = EXIT.wrongInput;
});

const code = await run(process.argv.slice(2), outside);
// Not `process.exit`: what is written may still be on its way.
process.exitCode ||= code;
