import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Programs for a PATH of their own, which do what GNU parallel, ssh and rsync do of what the recipe of docs/studies.md asks
 * them, on one other machine: a home folder beside this one. `tetrarch` is the built command.
 */
export function writeStandIns(bin: string, program: string): void {
  mkdirSync(bin, { recursive: true });
  const scripts = { tetrarch: tetrarch(program), ssh: SSH, rsync: RSYNC, parallel: PARALLEL };
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
}

function tetrarch(program: string): string {
  return `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`;
}

/** `ssh HOST COMMAND`: in the home folder there. */
const SSH = `#!/bin/sh
shift
cd "$REMOTE_HOME" && HOME="$REMOTE_HOME" exec sh -c "$1"
`;

/** `rsync HOST:FROM TO`, and with --remove-source-files FROM is gone then. Who asks for what is not there fails. */
const RSYNC = `#!/bin/sh
remove=
if [ "$1" = --remove-source-files ]; then remove=yes; shift; fi
from="$REMOTE_HOME/\${1#*:}"
mkdir -p "$(dirname "$2")" && cp "$from" "$2" || exit 23
if [ -n "$remove" ]; then rm "$from"; fi
`;

/**
 * Of the options those that the recipe has, and no others: what stands for a number comes from standard input, each on a line;
 * jobs run one after the other; those that the job log tells of as done are not run again.
 */
const PARALLEL = `#!${process.execPath}
const { spawnSync } = require("node:child_process");
const { appendFileSync, existsSync, readFileSync } = require("node:fs");
const returned = [];
const given = {};
let command;
let isCleanup = false;
for (const rest = process.argv.slice(2); rest.length > 0; ) {
  const word = rest.shift();
  if (word === "--return") returned.push(rest.shift());
  else if (["--sshloginfile", "--jobs", "--joblog", "--workdir"].includes(word)) given[word] = rest.shift();
  else if (word === "--cleanup") isCleanup = true;
  else if (word === "--resume-failed") given[word] = true;
  else if (word.startsWith("--")) throw new Error("no such option: " + word);
  else command = word;
}
const run = (name, ...args) => spawnSync(name, args, { stdio: "inherit" }).status;
const [host] = readFileSync(given["--sshloginfile"], "utf8").split("\\n");
const log = given["--joblog"];
const done = existsSync(log) && given["--resume-failed"] ? readFileSync(log, "utf8").split("\\n") : [];
let failed = 0;
for (const number of readFileSync(0, "utf8").split("\\n").filter(Boolean)) {
  if (done.includes(number + " 0")) continue;
  const folder = given["--workdir"];
  const filled = (text) => text.replaceAll("{}", number);
  let status = run("ssh", host, "mkdir -p " + folder + " && cd " + folder + " && " + filled(command));
  for (const path of status === 0 ? returned.map(filled) : []) {
    const cleaning = isCleanup ? ["--remove-source-files"] : [];
    status = status || run("rsync", ...cleaning, host + ":" + folder + "/" + path, path);
  }
  appendFileSync(log, number + " " + status + "\\n");
  if (status !== 0) failed++;
}
process.exitCode = Math.min(failed, 100);
`;
