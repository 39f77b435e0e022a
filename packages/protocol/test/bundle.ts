import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { packageSources } from "../../../scripts/package-sources.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Bundles a program that uses the packages, from their sources: no build has to come first. */
export async function bundleFrom(program: string, options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    bundle: true,
    metafile: true,
    write: false,
    target: "es2022",
    alias: packageSources,
    absWorkingDir: root,
    logLevel: "silent",
    ...options,
  });
  return { text: outputFiles?.[0]?.text ?? "", inputs: Object.keys(metafile?.inputs ?? {}) };
}
