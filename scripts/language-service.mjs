// The sources of the repository in a language service of the compiler, components as `svelte2tsx` writes them.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { parse, VERSION } from "svelte/compiler";
import { svelte2tsx } from "svelte2tsx";
import ts from "typescript";

const SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs|svelte)$/;
const NOT_OURS = new Set(["node_modules", "dist", ".svelte-check", ".git"]);

/**
 * Reads all sources under some folders into a language service.
 * @param root the repository
 * @param folders what is read of it
 * @param paths the source of each package entry, as the compiler's `paths` have them
 */
export function readProject(root, folders, paths = {}) {
  const texts = new Map();
  const maps = new Map();
  const read = (path) => {
    if (SOURCE.test(path)) texts.set(path, readFileSync(path, "utf8"));
    else if (statSync(path).isDirectory())
      for (const name of readdirSync(path)) if (!NOT_OURS.has(name)) read(join(path, name));
  };
  for (const folder of folders) if (existsSync(join(root, folder))) read(join(root, folder));

  const compiled = new Map();
  for (const [path, text] of texts) {
    if (!path.endsWith(".svelte")) compiled.set(path, text);
    else {
      const options = { filename: path, isTsFile: true, mode: "ts", version: VERSION, parse };
      const { code, map } = svelte2tsx(text, options);
      compiled.set(`${path}.tsx`, code);
      maps.set(`${path}.tsx`, new TraceMap(map));
    }
  }
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node", "vite/client", "svelte"].filter((name) =>
      existsSync(join(root, "node_modules", name.split("/")[0])),
    ),
    jsx: ts.JsxEmit.Preserve,
    paths,
    strict: true,
    allowJs: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
  };
  const shims = ["svelte-shims-v4.d.ts", "svelte-jsx-v4.d.ts"].map((name) =>
    fileURLToPath(import.meta.resolve(`svelte2tsx/${name}`)),
  );
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...compiled.keys(), ...shims],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = compiled.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (path) => compiled.has(path) || ts.sys.fileExists(path),
    readFile: (path) => compiled.get(path) ?? ts.sys.readFile(path),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => {
        const component = `${resolve(dirname(from), text)}.tsx`;
        if (compiled.has(component) && text.endsWith(".svelte"))
          return { resolvedModule: { resolvedFileName: component, extension: ts.Extension.Tsx } };
        return ts.resolveModuleName(text, from, options, ts.sys);
      }),
  });
  return { root, texts, maps, service, program: service.getProgram() };
}

/** A place in the text as it is written; undefined for what only the compiled component has. */
export function originalPlace({ texts, maps, program }, fileName, position, name) {
  const map = maps.get(fileName);
  if (!map) return { file: fileName, start: position };
  const { line, character } = program.getSourceFile(fileName).getLineAndCharacterOfPosition(position);
  const original = originalPositionFor(map, { line: line + 1, column: character });
  if (original.line === null) return undefined;
  const file = fileName.slice(0, -".tsx".length);
  const text = texts.get(file);
  const start = ts.getPositionOfLineAndCharacter(
    { text, getLineStarts: () => ts.computeLineStarts(text) },
    original.line - 1,
    original.column,
  );
  return text.startsWith(name, start) ? { file, start } : undefined;
}
