#!/usr/bin/env node
// npm links a command only to a file that is there when it installs, and in a checkout dist/ is built later. CommonJS, as dist/ is:
// by an ES module the command takes 1.5 times as long to start.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const program = join(__dirname, "..", "dist", "tetrarch.js");
if (existsSync(program)) require(program);
else {
  process.stderr.write("tetrarch: it is not built yet. In the checkout run: npm run build\n");
  process.exitCode = 2;
}
