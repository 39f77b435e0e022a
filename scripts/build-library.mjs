// `npm pack` and `npm publish` run this in the folder of a library: makes its dist/ anew, and those of the libraries it
// stands on where they are missing. Files of an older build would be packed too.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = join(root, "node_modules", "@typescript", "native", "bin", "tsc");

for (const name of ["dist", "tsconfig.tsbuildinfo"]) rmSync(name, { recursive: true, force: true });
// Standard output belongs to npm: with --json it is read by programs.
const { status } = spawnSync(process.execPath, [tsc, "-b"], { stdio: ["ignore", 2, 2] });
process.exit(status ?? 1);
