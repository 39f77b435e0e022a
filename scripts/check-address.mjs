// `npm publish` runs this in the folder of a package: it has to name the project's address. See docs/decisions/packages.md. A
// dry run may go on without.
import { readFileSync } from "node:fs";

const { name, homepage, repository } = JSON.parse(readFileSync("package.json", "utf8"));
if (!(homepage && repository?.url) && process.env.npm_config_dry_run !== "true") {
  console.error(
    `${name} does not say where the project is: put its homepage and repository into package.json`,
  );
  process.exit(1);
}
