// `npm test`: installs what is missing and runs every check.
import { join } from "node:path";
import { build, install, installChromium, root, run } from "./steps.mjs";

const tool = (path) => join(root, "node_modules", ...path.split("/"));

install();
installChromium();
console.log("— Format, lint and import boundaries");
run(process.execPath, [tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]);
console.log("— Types");
build();
for (const project of [
  "packages/engine/tsconfig.test.json",
  "packages/solver/tsconfig.test.json",
  "packages/cli/tsconfig.json",
]) {
  run(process.execPath, [tool("typescript/bin/tsc"), "-p", project]);
}
run(process.execPath, [
  tool("svelte-check/bin/svelte-check"),
  "--workspace",
  "packages/web",
  "--fail-on-warnings",
]);
console.log("— Tests");
run(process.execPath, [tool("vitest/vitest.mjs"), "run", ...process.argv.slice(2)]);
