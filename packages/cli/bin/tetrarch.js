#!/usr/bin/env node
// npm links a command only to a file that is there when it installs, and in a checkout dist/ is built later.
import { existsSync } from "node:fs";

const program = new URL("../dist/tetrarch.js", import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  process.stderr.write("tetrarch: it is not built yet. In the checkout run: npm run build\n");
  process.exitCode = 2;
}
