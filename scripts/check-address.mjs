// `npm publish` runs this in the folder of a package: it has to name the project's real address. See
// docs/decisions/packages.md. A dry run may go on without.
import { readFileSync } from "node:fs";

const { name, homepage, repository, bugs } = JSON.parse(readFileSync("package.json", "utf8"));
const isMadeUp = [homepage, repository?.url, bugs?.url].some(
  (url) => !url || url.includes("tetrarch.example"),
);
if (isMadeUp && process.env.npm_config_dry_run !== "true") {
  console.error(
    `${name} still names tetrarch.example, which is nobody's address: put the project's own into package.json`,
  );
  process.exit(1);
}
