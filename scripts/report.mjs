// `npm run report`: makes docs/winnability.md and its pictures from the result files in studies/.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, install, root, run } from "./steps.mjs";

install();
build();
const files = readdirSync(join(root, "studies")).filter((name) => /\.(jsonl\.gz|study)$/.test(name));
run(process.execPath, [
  join(root, "packages", "cli", "dist", "tetrarch.js"),
  ...["study", "report", ...files.sort().map((name) => join("studies", name))],
  ...["--out", join("docs", "winnability.md"), "--plots", join("docs", "winnability")],
]);
