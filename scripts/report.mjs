// `npm run report`: makes docs/winnability.md, its pictures and docs/deals.md from the result files in studies/.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run } from "./steps.mjs";

install();
build();
const files = readdirSync(join(root, "studies"))
  .filter((name) => /\.(jsonl\.gz|study)$/.test(name))
  .sort();
const tetrarch = (...args) =>
  run(process.execPath, [join(root, "packages", "cli", "dist", "tetrarch.js"), ...args]);
/**
 * Where a study is there twice, the condensed one has more deals, and the lines have lengths, which only the list of
 * deals tells of.
 */
const isTwice = (name) =>
  files.includes(name.replace(/\.(jsonl\.gz|study)$/, ".study")) &&
  files.includes(name.replace(/\.(jsonl\.gz|study)$/, ".jsonl.gz"));
const without = (ending) =>
  files.filter((name) => !(isTwice(name) && name.endsWith(ending))).map((name) => join("studies", name));
const page = ["--out", join("docs", "winnability.md"), "--plots", join("docs", "winnability")];
tetrarch("study", "report", ...without(".jsonl.gz"), ...page);
tetrarch("study", "list", ...without(".study"), "--out", join("docs", "deals.md"));
