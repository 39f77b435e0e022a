// Writes the published JSON Schema of a card set anew, after a change of what `parseCardSet` checks with.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install, root, run } from "./steps.mjs";

install();
const { buildSync } = await import("esbuild");
const folder = mkdtempSync(join(tmpdir(), "tetrarch-schema-"));
const outfile = join(folder, "schema.mjs");
const target = join(root, "packages", "engine", "src", "games", "four-gods", "card-set.schema.json");
buildSync({
  entryPoints: [join(root, "packages", "engine", "bench", "card-set-json-schema.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
});
const { cardSetJsonSchema } = await import(pathToFileURL(outfile).href);
writeFileSync(target, `${JSON.stringify(cardSetJsonSchema(), null, 2)}\n`);
rmSync(folder, { recursive: true });
run(process.execPath, [
  join(root, "node_modules", "@biomejs", "biome", "bin", "biome"),
  "format",
  "--write",
  target,
]);
