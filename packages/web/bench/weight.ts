import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { built } from "../serve.mjs";

/** What a file is counted as. */
type Kind = "code" | "font" | "art" | "other";

/** Fonts in the older format are never fetched by a browser that runs this code. */
const KINDS: Readonly<Record<string, Kind>> = {
  js: "code",
  css: "code",
  woff2: "font",
  svg: "art",
};

/** Bytes on their way, plain and as a server compresses them. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface Weights {
  /** Script and style. */
  readonly code: Weight;
  readonly fonts: Weight;
  readonly art: Weight;
}

/** What these files of the built app weigh. */
export function weigh(files: Iterable<string>): Weights {
  const names = [...new Set(files)];
  const of = (kind: Kind) => sum(names.filter((name) => kindOf(name) === kind).map(weightOf));
  return { code: of("code"), fonts: of("font"), art: of("art") };
}

function kindOf(name: string): Kind {
  return KINDS[name.split(".").at(-1) ?? ""] ?? "other";
}

function weightOf(name: string): Weight {
  const bytes = readFileSync(join(built, name));
  const packed = name.endsWith(".woff2");
  return {
    raw: bytes.length,
    gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length,
    brotli: packed ? bytes.length : brotliCompressSync(bytes).length,
  };
}

function sum(weights: readonly Weight[]): Weight {
  const total = (of: (weight: Weight) => number) => weights.reduce((all, weight) => all + of(weight), 0);
  return {
    raw: total(({ raw }) => raw),
    gzip: total(({ gzip }) => gzip),
    brotli: total(({ brotli }) => brotli),
  };
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Every file that playing this game may ever load, those of the other places left out. */
export function filesOfPlace(gameId: string): ReadonlySet<string> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(built, ".vite", "manifest.json"), "utf8"),
  );
  const files = filesIn(manifest, gameId);
  addWorkers(files, manifest);
  return files;
}

/** What the page imports, at once or later, but what it imports later of other games. */
export function filesIn(manifest: Readonly<Record<string, Chunk>>, gameId: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const enter = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) enter(next);
    for (const next of chunk.dynamicImports ?? []) if (!isOfOtherGame(next, gameId)) enter(next);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) enter(name);
  return files;
}

function isOfOtherGame(source: string, gameId: string): boolean {
  const [, id] = /\/(?:games|puzzles)\/([a-z-]+)(?:\/|\.js$)/.exec(source) ?? [];
  return id !== undefined && id !== gameId;
}

/** Workers are in no manifest: they are known by their names in the chunks that start them. */
function addWorkers(files: Set<string>, manifest: Readonly<Record<string, Chunk>>): void {
  const known = new Set(Object.values(manifest).map(({ file }) => file));
  const others = readdirSync(join(built, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `assets/${name}`)
    .filter((name) => !known.has(name));
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const text = readFileSync(join(built, file), "utf8");
    for (const other of others) if (text.includes(other.slice("assets/".length))) files.add(other);
  }
}
