// `npm run report`: makes docs/winnability.md, its pictures and docs/deals.md from the result files in studies/.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run } from "./steps.mjs";

install();
build();
const files = readdirSync(join(root, "studies")).filter((name) => /\.(jsonl\.gz|study)$/.test(name));
const tetrarch = (...args) =>
  run(process.execPath, [join(root, "packages", "cli", "dist", "tetrarch.js"), ...args]);
const studies = files.sort().map((name) => join("studies", name));
const page = ["--out", join("docs", "winnability.md"), "--plots", join("docs", "winnability")];
tetrarch("study", "report", ...studies, ...page);
tetrarch("study", "list", ...studies, "--out", join("docs", "deals.md"));
