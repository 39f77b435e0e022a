import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { games } from "../packages/engine/src/registry.js";

/** A game is local: what is not its own and not a list of games does not know that it exists. */

const root = fileURLToPath(new URL("..", import.meta.url));

interface Name {
  /** The game's id, which is also the name of its folders. */
  readonly id: string;
  /** The two letters of its deal codes. */
  readonly prefix: string;
}

const NAMES: readonly Name[] = games.map(({ id, dealCode }) => ({ id, prefix: dealCode.prefix }));

/** Which files may name games, and what for. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "the lists of games": [
    "packages/engine/src/registry.ts",
    "packages/solver/src/judge-versions.ts",
    "packages/solver/src/judges.ts",
    "packages/solver/src/points-lost.ts",
    "packages/solver/src/registry.ts",
    "packages/play/src/lessons/registry.ts",
    "packages/play/src/puzzles/registry.ts",
    "packages/cli/src/play/tables/registry.ts",
    "packages/web/build/pack/presses.ts",
    "packages/web/src/games/registry.ts",
  ],
  "what a library gives to others": ["packages/engine/src/index.ts"],
  "an entry a game of what is measured or trained": [
    "packages/engine/bench/work.ts",
    "packages/solver/bench/work.ts",
    "packages/solver/studies/compare/quick-base.ts",
    "packages/solver/studies/train/lessons.ts",
    "scripts/balance.mjs",
  ],
  "studies of some games alone": [
    "packages/solver/studies/bound.ts",
    "packages/solver/studies/bounds/gods-bound.ts",
    "packages/solver/studies/bounds/open-gods.ts",
    "packages/solver/studies/bounds/open-tomb.ts",
    "packages/solver/studies/bounds/tomb-bound.ts",
    "packages/solver/studies/insights.ts",
    "packages/solver/studies/insights/kinds.ts",
    "packages/solver/studies/insights/lands.ts",
    "packages/solver/studies/insights/rescues.ts",
    "packages/solver/studies/insights/turning.ts",
    "packages/solver/studies/shortest-wins.ts",
    "scripts/report.mjs",
  ],
  "what only some games are played with: card sets, series and duels": [
    "packages/cli/src/commands/card-set-in-words.ts",
    "packages/cli/src/commands/cards.ts",
    "packages/engine/schema/card-set-json-schema.ts",
    "packages/play/src/competition/rules.ts",
    "packages/protocol/schema/protocol-json-schema.ts",
    "packages/protocol/src/answers.ts",
  ],
  "examples of what can be typed": [
    "packages/cli/src/commands/play.ts",
    "packages/cli/src/commands/program.ts",
    "packages/cli/src/commands/program/links.ts",
    "packages/cli/src/commands/program/playing.ts",
    "packages/cli/src/commands/program/programs.ts",
    "packages/cli/src/commands/program/solving.ts",
    "packages/cli/src/commands/program/studies.ts",
    "packages/cli/src/play/plain/plain-game.ts",
    "packages/cli/src/play/plain/plain-menu.ts",
  ],
};

const allowed = new Set(Object.values(ALLOWED).flat());

/** Whether a path is the game's own: its folder, or a file named after it. */
function isOwn(path: string, { id }: Name): boolean {
  return path
    .split("/")
    .some((part) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`));
}

/** Text without its comments, line for line: they may take a game as their example. */
function withoutComments(text: string): string {
  const emptied = (comment: string) => comment.replace(/[^\n]/g, "");
  return text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, emptied)
    .replace(/(^|\s)\/\/.*$/gm, (comment) => emptied(comment));
}

/** `four-gods` as code writes it: `fourGods`. */
function inOneWord(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Where a source names a game that it should not know, as `path:line: id`. */
function intrusions(path: string, text: string): readonly string[] {
  if (allowed.has(path)) return [];
  const strangers = NAMES.filter((name) => !isOwn(path, name));
  return withoutComments(text)
    .split("\n")
    .flatMap((line, index) =>
      strangers
        .filter(
          ({ id, prefix }) =>
            line.includes(id) ||
            line.toLowerCase().includes(id.replaceAll("-", "")) ||
            new RegExp(`\\b${prefix}\\b`).test(line),
        )
        .map(({ id }) => `${path}:${index + 1}: ${id}`),
    );
}

const SOURCE = /\.(?:ts|tsx|svelte|mjs|css|html|grit)$/;
const TEST = /\.test\.tsx?$|-for-tests\.tsx?$/;
const ELSEWHERE = new Set(["node_modules", "dist", "test", "conformance"]);

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ELSEWHERE.has(entry.name) || entry.name.startsWith(".") ? [] : sourcesUnder(path);
    return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
  });
}

const sources = ["packages", "scripts"]
  .flatMap((folder) => sourcesUnder(join(root, folder)))
  .map((path) => ({
    path: relative(root, path).replaceAll(sep, "/"),
    text: readFileSync(path, "utf8"),
  }));

describe("no game is named outside its own folders and the lists of games", () => {
  it("in any source", () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap(({ path, text }) => intrusions(path, text))).toEqual([]);
  });

  it("and every file that may name games is there and does", () => {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    for (const path of allowed) {
      const text = texts.get(path)?.toLowerCase() ?? "";
      expect(
        NAMES.some(
          ({ id, prefix }) =>
            text.includes(id) ||
            text.includes(id.replaceAll("-", "")) ||
            text.includes(` ${prefix.toLowerCase()}`),
        ),
        path,
      ).toBe(true);
    }
  });

  it.each(NAMES)("$id would be found as id, folder, letters and class", ({ id, prefix }) => {
    const shell = "packages/web/src/shell/new.ts";
    for (const line of [
      `if (game.id === "${id}") return;`,
      `import { rules } from "../games/${id}/rules.js";`,
      `const isMine = code.startsWith("${prefix}");`,
      `const deal = "${prefix}-1-5";`,
      `.door-${id} {`,
      `import { ${inOneWord(id)} } from "@tetrarch/engine";`,
      `if (is${capitalised(inOneWord(id))}(game)) return;`,
    ]) {
      expect(intrusions(shell, `\n${line}`), line).toEqual([`${shell}:2: ${id}`]);
    }
  });

  it.each(NAMES)("$id may be named in its own places, and in comments", ({ id, prefix }) => {
    const line = `const it = "${id} ${prefix}-1";`;
    expect(intrusions(`packages/web/src/games/${id}/new.ts`, line)).toEqual([]);
    expect(intrusions(`packages/solver/studies/train/${id}.ts`, line)).toEqual([]);
    for (const comment of [`// ${line}`, `/** ${line} */`, `a(); // ${line}`, `<!-- ${line} -->`]) {
      expect(intrusions("packages/web/src/shell/new.ts", comment)).toEqual([]);
    }
    for (const other of NAMES.filter((name) => name.id !== id)) {
      expect(intrusions(`packages/web/src/games/${other.id}/new.ts`, line)).toHaveLength(1);
    }
  });
});
