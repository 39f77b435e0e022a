// `npm run terminal`: installs what is missing, builds, opens the game menu in the terminal.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildCommand, install, root } from "./steps.mjs";

install();
console.log("Building …");
buildCommand();
const command = join(root, "packages", "cli", "dist", "tetrarch.js");
const { status } = spawnSync(process.execPath, [command, "play", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);
