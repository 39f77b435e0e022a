// `npm run bench`: bundles the benchmark and runs it, printing speeds.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, root, run } from "./steps.mjs";

install();
const { buildSync } = await import("esbuild");
const folder = mkdtempSync(join(tmpdir(), "tetrarch-bench-"));
const outfile = join(folder, "bench.mjs");
buildSync({
  entryPoints: [join(root, "packages", "engine", "bench", "bench.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
});
run(process.execPath, [outfile]);
rmSync(folder, { recursive: true });
