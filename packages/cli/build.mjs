// Makes dist/, or the folder named on the command line: the bundled command, the texts it shows, the licences.
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { formatLicences } from "../../scripts/licence-file.mjs";
import { noticesOf } from "../../scripts/licences.mjs";
import { packageSources } from "../../scripts/package-sources.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const engine = join(root, "packages", "engine");
const protocol = join(root, "packages", "protocol", "src");
const dist = resolve(process.argv[2] ?? join(here, "dist"));

const { dependencies } = JSON.parse(await readFile(join(here, "package.json"), "utf8"));

await rm(dist, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  // The second is the program of a study's threads.
  entryPoints: {
    tetrarch: join(here, "src", "bin.ts"),
    "study-worker": join(here, "src", "study", "worker.ts"),
  },
  outdir: dist,
  bundle: true,
  // What one command needs is not loaded by another.
  splitting: true,
  // A third less to read and compile at each start; names stay, so that the trace of a bug can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  // Commander is not an ES module.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  chunkNames: "[name]-[hash]",
  platform: "node",
  target: "node20",
  format: "esm",
  alias: packageSources,
  // These are installed with the package; everything else is bundled.
  external: Object.keys(dependencies),
  metafile: true,
  logLevel: "warning",
});
await chmod(join(dist, "tetrarch.js"), 0o755);
await copyRules();
await copyFile(join(engine, "src", "card-set.schema.json"), join(dist, "card-set.schema.json"));
await copyFile(join(protocol, "protocol.schema.json"), join(dist, "protocol.schema.json"));
await copyFile(join(root, "LICENSE"), join(dist, "LICENSE"));
const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
const notices = noticesOf(bundled.map((path) => join(root, path)));
await writeFile(
  join(dist, "BUNDLED-LICENSES.txt"),
  formatLicences("Works of others in the tetrarch command, each under its own licence.", notices),
);

/** Each game's rules for players, as `rules/ID.md`. */
async function copyRules() {
  const games = join(engine, "src", "games");
  await mkdir(join(dist, "rules"));
  for (const game of await readdir(games)) {
    await copyFile(join(games, game, "README.md"), join(dist, "rules", `${game}.md`));
  }
}
