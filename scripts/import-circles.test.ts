import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// Biome finds circles of imports too, but in `.svelte` files it reads none.

const packages = fileURLToPath(new URL("../packages", import.meta.url));
const SOURCE = /\.(?:ts|tsx|mts|svelte)$/;
const NOT_OURS = new Set(["node_modules", "dist"]);

type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that each source file imports, types included, as far as they are among these. */
function graphOf(sources: ReadonlyMap<string, string>): Graph {
  return new Map(
    [...sources].map(([file, text]) => {
      const imported = importsIn(file, text).flatMap((name) => fileNamed(file, name, sources));
      return [file, imported.filter((other) => other !== file)] as const;
    }),
  );
}

/** The names of relative modules that a file imports. */
function importsIn(file: string, text: string): readonly string[] {
  const scripts = file.endsWith(".svelte")
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = ""]) => script)
    : [text];
  return scripts
    .flatMap((script) => ts.preProcessFile(script, true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("."));
}

/** The file that a relative name stands for: `./deal.js` is `deal.ts` or `deal.tsx`. */
function fileNamed(from: string, name: string, sources: ReadonlyMap<string, string>): readonly string[] {
  const path = normalize(join(dirname(from), name)).replaceAll("\\", "/");
  const candidates = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx"), `${path}.ts`];
  return candidates.filter((candidate) => sources.has(candidate)).slice(0, 1);
}

/** A way round from a file back to itself, if there is any. */
function circleIn(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const from = (file: string): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    way.push(file);
    for (const imported of graph.get(file) ?? []) {
      const circle = from(imported);
      if (circle) return circle;
    }
    way.pop();
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = from(file);
    if (circle) return circle;
  }
  return undefined;
}

function sourcesUnder(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory() && !NOT_OURS.has(entry.name)) walk(inside);
      if (!entry.isFile() || !SOURCE.test(entry.name)) continue;
      found.set(relative(folder, inside).replaceAll("\\", "/"), readFileSync(inside, "utf8"));
    }
  };
  walk(folder);
  return found;
}

describe("circles of imports", () => {
  it("there are none in any package, neither of types nor through .svelte files", () => {
    const graph = graphOf(sourcesUnder(packages));
    const svelte = [...graph].filter(([file]) => file.endsWith(".svelte"));
    expect(graph.size).toBeGreaterThan(700);
    expect(svelte.filter(([, imported]) => imported.length > 0).length).toBeGreaterThan(20);
    expect(circleIn(graph)).toBeUndefined();
  });

  it.each([
    ["values", 'import { b } from "./b.js";', 'export { a } from "./a.js";'],
    ["types", 'import type { B } from "./b.js";', 'import { type A } from "./a.js";'],
    ["types named in place", 'export type B = import("./b.js").B;', 'import type { A } from "./a.js";'],
    ["modules loaded later", 'const b = await import("./b.js");', 'import { a } from "./a.js";'],
  ])("one of %s is found", (_, a, b) => {
    const sources = new Map([
      ["p/a.ts", a],
      ["p/b.ts", b],
      ["p/c.ts", 'import "./a.js";'],
    ]);
    expect(circleIn(graphOf(sources))).toEqual(["p/a.ts", "p/b.ts", "p/a.ts"]);
  });

  it("one through a component is found", () => {
    const sources = new Map([
      [
        "p/Table.svelte",
        '<script lang="ts">\nimport type { Deck } from "./deck.svelte.js";\n</script>\n<p />',
      ],
      ["p/deck.svelte.ts", 'import Table from "./Table.svelte";'],
    ]);
    expect(circleIn(graphOf(sources))).toEqual(["p/Table.svelte", "p/deck.svelte.ts", "p/Table.svelte"]);
  });
});
