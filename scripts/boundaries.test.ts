import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { RULES, type Rule } from "./boundaries.js";
import { packageSources } from "./package-sources.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const IN_FOLDERS = /^(?:packages\/[^/]+\/src|research)\//;
const SOURCE = /\.(?:ts|tsx|mts|svelte)$/;
const isOurs = (folder: string) => !/^(?:\..*|node_modules|dist)$/.test(folder);

type Sources = ReadonlyMap<string, string>;
type Graph = ReadonlyMap<string, readonly string[]>;

/** The files that each source file imports; those of our packages by the file that their name stands for. */
function graphOf(sources: Sources): Graph {
  return new Map(
    [...sources].map(([file, text]) => {
      const imported = importsIn(file, text).flatMap((name) => fileNamed(file, name, sources));
      return [file, imported.filter((other) => other !== file)] as const;
    }),
  );
}

function importsIn(file: string, text: string): readonly string[] {
  const scripts = file.endsWith(".svelte")
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = ""]) => script)
    : [text];
  return scripts
    .flatMap((script) => ts.preProcessFile(script, true, true).importedFiles)
    .map(({ fileName }) => fileName);
}

/** The file that a name stands for: `./deal.js` is `deal.ts` or `deal.tsx`. */
function fileNamed(from: string, name: string, sources: Sources): readonly string[] {
  const ours = packageSources[name];
  if (ours !== undefined) return [relative(root, ours).replaceAll("\\", "/")];
  if (name === "tetrarch" || name.startsWith("@tetrarch/"))
    return [`packages/${name.replace("@tetrarch/", "")}/?`];
  if (!name.startsWith(".")) return [];
  const path = normalize(join(dirname(from), name)).replaceAll("\\", "/");
  const candidates = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx"), `${path}.ts`];
  return [candidates.find((candidate) => sources.has(candidate)) ?? path.replace(/\.js$/, ".ts")];
}

const isTest = (file: string) => /\.test\.tsx?$|-for-tests\.tsx?$/.test(file);

/** What is imported against the rules, and why that is not allowed. */
function violationsIn(sources: Sources): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [from, text] of sources) {
    if (isTest(from)) continue;
    const rules = RULES.flatMap((rule) => {
      const match = rule.files.exec(from);
      return match ? [{ rule, match }] : [];
    });
    for (const name of importsIn(from, text)) {
      for (const to of fileNamed(from, name, sources)) {
        const isOther = to.startsWith("packages/") && to.split("/")[1] !== from.split("/")[1];
        if (isOther && name.startsWith(".") && /^packages\/[^/]+\/src\//.test(from))
          found.set(`${from} → ${to}`, "Another package is imported by its name.");
        for (const { rule, match } of rules)
          if (!isAllowed(rule, match, to)) found.set(`${from} → ${to}`, rule.why);
      }
    }
  }
  return found;
}

/** `$1` in a rule's pattern stands for what the first group of `files` has matched. */
function isAllowed({ only, never }: Rule, [, group = ""]: RegExpExecArray, to: string): boolean {
  const isMatch = (pattern: RegExp) => new RegExp(pattern.source.replaceAll("$1", group)).test(to);
  return !(never && isMatch(never)) && (!only || isMatch(only));
}

/** A way round from a node back to itself, if there is any. */
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

/** The folders beside it that a folder imports. Files beside folders may list them. */
function foldersIn(graph: Graph): Graph {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    if (isTest(file) || !IN_FOLDERS.test(file)) continue;
    for (const other of imported) {
      const [a, b] = [file.split("/"), other.split("/")];
      const at = a.findIndex((part, index) => part !== b[index]);
      if (a.length <= at + 1 || b.length <= at + 1) continue;
      const [from, to] = [a.slice(0, at + 1).join("/"), b.slice(0, at + 1).join("/")];
      folders.set(from, [...(folders.get(from) ?? []), to]);
    }
  }
  return folders;
}

function sourcesUnder(folders: readonly string[]): Sources {
  const found = new Map<string, string>();
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory() && isOurs(entry.name)) walk(inside);
      if (!entry.isFile() || !SOURCE.test(entry.name)) continue;
      found.set(relative(root, inside).replaceAll("\\", "/"), readFileSync(inside, "utf8"));
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) walk(join(root, folder));
  return found;
}

describe("imports", () => {
  const sources = sourcesUnder(["packages", "research", "art", "testing", "scripts"]);
  const graph = graphOf(sources);

  it("go one way: packages, rooms of the web app, layers", () => {
    const components = [...graph].filter(([file]) => file.endsWith(".svelte"));
    expect(graph.size).toBeGreaterThan(500);
    expect(components.filter(([, imported]) => imported.length > 0).length).toBeGreaterThan(20);
    const found = [...violationsIn(sources)];
    expect(found.map(([what, why]) => `${what}: ${why}`)).toEqual([]);
  });

  it("form no circle of files", () => {
    expect(circleIn(graph)).toBeUndefined();
  });

  it("form no circle of folders side by side", () => {
    expect(circleIn(foldersIn(graph))).toBeUndefined();
  });

  it.each([
    ["packages/engine/src/core/new.ts", "../games/four-kingdoms/index.js"],
    ["packages/engine/src/games/four-kingdoms/new.ts", "../kings-keys/index.js"],
    ["packages/engine/src/games/four-kingdoms/new.ts", "../../narration/messages.js"],
    ["packages/engine/src/narration/new.ts", "../games/four-kingdoms/types.js"],
    ["packages/engine/src/narration/en/four-kingdoms/messages.ts", "./table.js"],
    ["packages/engine/src/games/four-kingdoms/new.ts", "../../public/four-kingdoms.js"],
    ["packages/engine/src/new.ts", "@tetrarch/play"],
    ["packages/play/src/new.ts", "@tetrarch/solver"],
    ["packages/play/src/new.ts", "@tetrarch/engine/dist/core/game.js"],
    ["packages/solver/src/new.ts", "@tetrarch/protocol/position"],
    ["packages/solver/src/games/kings-keys/new.ts", "../four-kingdoms/packed.js"],
    ["packages/solver/src/search/new.ts", "../players/player.js"],
    ["packages/solver/src/new.ts", "../../../research/train/net.js"],
    ["packages/protocol/src/new.ts", "tetrarch"],
    ["packages/cli/src/new.ts", "../../engine/src/index.js"],
    ["packages/cli/src/new.ts", "@tetrarch/web"],
    ["packages/cli/src/study/new.ts", "../commands/run.js"],
    ["packages/cli/src/play/screen/new.ts", "../plain/lines.js"],
    ["packages/web/src/table/new.ts", "@tetrarch/engine"],
    ["packages/web/src/ui/New.svelte", "../data/database.js"],
    ["packages/web/src/data/new.ts", "../solver-client/messages.js"],
    ["packages/web/src/pages/learn/new.ts", "../home/Home.svelte"],
  ])("%s may not import %s", (file, name) => {
    const text = file.endsWith(".svelte")
      ? `<script lang="ts">import type { A } from "${name}";</script>`
      : `export type { A } from "${name}";`;
    expect(violationsIn(new Map([[file, text]])).size).toBe(1);
  });

  it("circles through a component and of folders are found", () => {
    const few = new Map([
      [
        "research/a/Table.svelte",
        '<script lang="ts">\nimport type { Deck } from "../b/deck.svelte.js";\n</script>\n<p />',
      ],
      ["research/b/deck.svelte.ts", 'import Table from "../a/Table.svelte";'],
    ]);
    expect(circleIn(graphOf(few))).toEqual([
      "research/a/Table.svelte",
      "research/b/deck.svelte.ts",
      "research/a/Table.svelte",
    ]);
    expect(circleIn(foldersIn(graphOf(few)))).toEqual(["research/a", "research/b", "research/a"]);
  });
});
