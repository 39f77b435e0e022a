// `npm test`: installs what is missing and runs every check.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { runSideBySide } from "./side-by-side.mjs";
import { BUILD, install, installChromium, root, TSC } from "./steps.mjs";

const tool = (path) => join(root, "node_modules", ...path.split("/"));

install();
installChromium();

/** What takes longest comes first among those that may begin together. */
const CHECKS = [
  { name: "The libraries, built", args: BUILD.libraries },
  {
    name: "Format, lint and import boundaries",
    args: [tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  },
  {
    name: "Types of the web app",
    args: [
      tool("svelte-check/bin/svelte-check"),
      "--workspace",
      "packages/web",
      "--fail-on-warnings",
      "--tsgo",
    ],
    after: ["The libraries, built"],
  },
  { name: "Types of all else", args: [TSC, "-p", "tsconfig.tests.json"], after: ["The libraries, built"] },
  {
    name: "Types of the service worker",
    args: [TSC, "-p", "packages/web/service-worker"],
  },
  { name: "The web app, built", args: BUILD.webApp, after: ["The libraries, built"] },
  { name: "The command, built", args: BUILD.command, after: ["The libraries, built"] },
];

const steps = [...(await runSideBySide(CHECKS, root))];
const failed = steps.filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`Failed, or not tried for what failed: ${failed.map(({ name }) => name).join("; ")}.`);
  process.exit(1);
}

console.log("— Tests");
const start = performance.now();
const { status } = spawnSync(process.execPath, [tool("vitest/vitest.mjs"), "run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
steps.push({ name: "Tests", seconds: (performance.now() - start) / 1000 });
for (const { name, seconds } of steps) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
process.exitCode = status ?? 1;
