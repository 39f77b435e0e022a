// `npm run docs`: builds the documentation site in docs-site/ (docs/decisions/documentation.md), and fails on a dead link.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { siteFaults } from "./site-links.mjs";
import { BUILD, install, root, run } from "./steps.mjs";

install();
console.log("Building the libraries, then the site (half a minute) …");
run(process.execPath, BUILD.libraries);
const site = join(root, "docs-site");
rmSync(site, { recursive: true, force: true });
const typedoc = join(root, "node_modules", "typedoc", "bin", "typedoc");
run(process.execPath, [typedoc, "--logLevel", "Warn"]);

const faults = siteFaults(site);
if (faults.length > 0) {
  console.error(`${faults.length} faults:\n${faults.join("\n")}`);
  process.exit(1);
}
console.log(`Every link leads somewhere. Open ${join("docs-site", "index.html")}`);
