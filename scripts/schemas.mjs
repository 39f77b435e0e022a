// Writes the published JSON Schemas anew, after a change of the schemas that they are made from.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundled, install, root, run } from "./steps.mjs";

install();
const { cardSetJsonSchema } = await made("engine", "schema", "card-set-json-schema.ts");
write(cardSetJsonSchema(), "engine", "src", "card-set.schema.json");
const { protocolJsonSchema } = await made("protocol", "schema", "protocol-json-schema.ts");
write(protocolJsonSchema(), "protocol", "src", "protocol.schema.json");

async function made(...path) {
  return import(pathToFileURL(await bundled(...path)).href);
}

function write(schema, ...path) {
  const target = join(root, "packages", ...path);
  writeFileSync(target, `${JSON.stringify(schema, null, 2)}\n`);
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  run(process.execPath, [biome, "format", "--write", target]);
}
