// `npm run balance`: bundles the balance study of the Four Gods and runs it, printing win rates.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, root, run } from "./steps.mjs";

install();
const { buildSync } = await import("esbuild");
const folder = mkdtempSync(join(tmpdir(), "tetrarch-balance-"));
const outfile = join(folder, "balance.mjs");
buildSync({
  entryPoints: [join(root, "packages", "engine", "bench", "four-gods-balance.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
});
run(process.execPath, [outfile, ...process.argv.slice(2)]);
rmSync(folder, { recursive: true });
