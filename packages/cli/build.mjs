// Makes dist/, or the folder named on the command line: the bundled command, the texts it shows, the licences.
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { formatLicences } from "../../scripts/licence-file.mjs";
import { noticesOf, packageFolder } from "../../scripts/licences.mjs";
import { packageSources } from "../../scripts/package-sources.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const engine = join(root, "packages", "engine");
const protocol = join(root, "packages", "protocol", "src");
const STUB = "\0child-process";
const dist = resolve(process.argv[2] ?? join(here, "dist"));

const { dependencies } = JSON.parse(await readFile(join(here, "package.json"), "utf8"));

await rm(dist, { recursive: true, force: true });
const { output } = await build({
  // After the first, the programs of threads: a study's and the engine's.
  input: {
    tetrarch: join(here, "src", "bin.ts"),
    "study-worker": join(here, "src", "study", "worker.ts"),
    "engine-worker": join(here, "src", "engine", "worker.ts"),
  },
  platform: "node",
  // `wrap-ansi` would bring an older copy of `string-width`, whose table of emoji takes 15 ms to load.
  resolve: {
    alias: { ...packageSources, "string-width": fileURLToPath(import.meta.resolve("string-width")) },
  },
  transform: { target: "node20" },
  plugins: [
    { name: "no-outer-commands", resolveId: stubOfChildProcess, load: (id) => (id === STUB ? "" : null) },
  ],
  // These are installed with the package; everything else is bundled, each command's own modules apart.
  external: Object.keys(dependencies),
  output: {
    dir: dist,
    // Node loads these in two thirds of the time that it takes for ES modules.
    format: "cjs",
    chunkFileNames: "[name]-[hash].js",
    // A third less to read and compile at each start; names stay, so that the trace of a bug can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});
await writeFile(join(dist, "package.json"), '{ "type": "commonjs" }\n');
await chmod(join(dist, "tetrarch.js"), 0o755);
await copyRules();
await copyFile(join(engine, "src", "card-set.schema.json"), join(dist, "card-set.schema.json"));
await copyFile(join(protocol, "protocol.schema.json"), join(dist, "protocol.schema.json"));
await copyFile(join(root, "LICENSE"), join(dist, "LICENSE"));
const notices = noticesOf(output.flatMap(({ moduleIds }) => moduleIds));
await writeFile(
  join(dist, "BUNDLED-LICENSES.txt"),
  formatLicences("Works of others in the tetrarch command, each under its own licence.", notices),
);

/** Commander could run other programs as commands. We have none, and Node takes 3 ms to load what starts them. */
function stubOfChildProcess(id, importer) {
  return id === "node:child_process" && packageFolder(importer)?.endsWith("/commander") ? STUB : null;
}

/** Each game's rules for players, as `rules/ID.md`. */
async function copyRules() {
  const games = join(engine, "src", "games");
  await mkdir(join(dist, "rules"));
  for (const game of await readdir(games)) {
    await copyFile(join(games, game, "README.md"), join(dist, "rules", `${game}.md`));
  }
}
