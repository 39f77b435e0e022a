// `npm test`: installs what is missing and runs every check.
import { join } from "node:path";
import { runSideBySide } from "./side-by-side.mjs";
import { BUILD, install, installChromium, root, TSC } from "./steps.mjs";

const tool = (path) => join(root, "node_modules", ...path.split("/"));

install();
installChromium();

/** What others wait for comes first among those that may begin together, then what takes longest. */
const CHECKS = [
  { name: "The libraries, built", args: BUILD.libraries },
  { name: "The web app, built", args: BUILD.webApp, after: ["The libraries, built"] },
  { name: "The command, built", args: BUILD.command, after: ["The libraries, built"] },
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
  // They need what is built, and no other check: those go on beside them.
  {
    name: "Tests",
    args: [tool("vitest/vitest.mjs"), "run", ...process.argv.slice(2)],
    after: ["The web app, built", "The command, built"],
    isShown: true,
  },
];

// The tests need not build the command once more.
process.env.TETRARCH_BUILT = "1";
const steps = await runSideBySide(CHECKS, root);
for (const { name, seconds } of steps) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
const failed = steps.filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`Failed, or not tried for what failed: ${failed.map(({ name }) => name).join("; ")}.`);
  process.exitCode = 1;
}
