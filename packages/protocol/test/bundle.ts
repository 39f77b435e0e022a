import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = (name: string) => `${root}packages/${name}/src/index.ts`;

/** Bundles a program that uses the packages, from their sources: no build has to come first. */
export async function bundleFrom(program: string, options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    bundle: true,
    metafile: true,
    write: false,
    target: "es2022",
    alias: {
      "@tetrarch/engine": source("engine"),
      "@tetrarch/solver": source("solver"),
      "@tetrarch/protocol": source("protocol"),
    },
    absWorkingDir: root,
    logLevel: "silent",
    ...options,
  });
  return { text: outputFiles?.[0]?.text ?? "", inputs: Object.keys(metafile?.inputs ?? {}) };
}
