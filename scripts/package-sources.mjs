// Where the source of each public entry of our libraries lies: `@tetrarch/engine/four-gods` is
// `packages/engine/src/public/four-gods.ts`. Tests and bundles take these, so that no build has to come first.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), "packages");

/**
 * By the name that is imported, as the packages' `exports` have them; longer names first, for an alias also stands for what begins with it.
 * @type {Readonly<Record<string, string>>}
 */
export const packageSources = Object.fromEntries(
  ["engine", "play", "solver", "protocol"]
    .flatMap(entriesOf)
    .sort(([one], [other]) => other.length - one.length),
);

function entriesOf(folder) {
  const manifest = JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8"));
  return Object.entries(manifest.exports).map(([entry, target]) => [
    `${manifest.name}${entry.slice(1)}`,
    join(packages, folder, sourceOf(typeof target === "string" ? target : target.default)),
  ]);
}

function sourceOf(file) {
  return file.replace(/^\.\/dist\/(.*)\.js$/, "src/$1.ts");
}
