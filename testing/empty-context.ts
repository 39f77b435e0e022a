import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import { packageSources } from "../scripts/package-sources.mjs";

/**
 * Runs a program where there is nothing of Node's: bundled for browsers, in a context with the language alone.
 * @param program a module that leaves its result in the global `result`
 * @param folder what its relative imports start from
 */
export function resultInEmptyContext(program: string, folder: URL): unknown {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: fileURLToPath(folder) },
    alias: packageSources,
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
  });
  const world: { result?: unknown } = {};
  runInNewContext(outputFiles[0]?.text ?? "", world);
  return world.result;
}
