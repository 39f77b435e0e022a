// Writes the published JSON Schema of a card set anew, after a change of what `parseCardSet` checks with.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundled, install, root, run } from "./steps.mjs";

install();
const { cardSetJsonSchema } = await import(
  pathToFileURL(await bundled("engine", "schema", "card-set-json-schema.ts")).href
);
const target = join(root, "packages", "engine", "src", "games", "four-gods", "card-set.schema.json");
writeFileSync(target, `${JSON.stringify(cardSetJsonSchema(), null, 2)}\n`);
const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
run(process.execPath, [biome, "format", "--write", target]);
