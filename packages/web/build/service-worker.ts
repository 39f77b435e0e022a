import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../service-worker/service-worker.ts", import.meta.url));

const OPTIONS = {
  entryPoints: [SOURCE],
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: "iife",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
} as const satisfies BuildOptions;

/** Fonts in the older format are never fetched by a browser that runs this code; what begins with a dot is not the app's. */
const isFetched = (name: string) => !name.endsWith(".woff") && !name.startsWith(".");

/** Names in this folder tell what is in the file. */
const HASHED = "assets/";

/**
 * Builds the service worker, `sw.js`, which knows all files of the app and a revision of each that could change under its
 * name. By itself, and not with the app: it may share no chunk with it, as not all browsers take modules for it.
 */
export function serviceWorker(): Plugin {
  let publicFolder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const built = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === "chunk" ? file.code : file.source,
        }));
        // Folders hold what only the browser's own question about installing shows.
        const copied = readdirSync(publicFolder, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => ({ name, content: readFileSync(join(publicFolder, name)) }));
        const files = [...built, ...copied]
          .filter(({ name }) => isFetched(name))
          .map(({ name, content }) => ({
            url: `./${name}`,
            revision: name.startsWith(HASHED) ? null : revisionOf(content),
          }))
          .sort((one, other) => (one.url < other.url ? -1 : 1));
        this.emitFile({ type: "asset", fileName: "sw.js", source: await bundled(files) });
      },
    },
  };
}

function revisionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

async function bundled(files: readonly object[]): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    define: { ...OPTIONS.define, FILES: JSON.stringify(files) },
  });
  return outputFiles[0]?.text ?? "";
}

/** The files that the service worker is made from. */
export async function serviceWorkerModules(): Promise<readonly string[]> {
  const { metafile } = await build(OPTIONS);
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).map((path) => resolve(path)),
  );
}
